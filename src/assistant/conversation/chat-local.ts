import { pastedCode } from '#assistant/acts/pasted-code.ts'
import type { Assistant } from '#assistant/facts/answer.ts'
import type { Answer } from '#assistant/facts/compose-answer.ts'
import { factsAddress, factsMeta, type FactsFile } from '#assistant/facts/told-fact.ts'
import type { Citation } from '#assistant/messages/citation.ts'
import type { Language } from '#content/answers/fact.ts'

/** What the site itself says to a question. */
export type FoundHere = { text: string; citations: readonly Citation[] }

let topic: Answer['topic']
const opened = new Map<Language, Promise<Assistant>>()

/** The assistant for questions of one language, brought into this page once. Rejects where it cannot be had; the next call tries again. */
export function assistantIn(language: Language): Promise<Assistant> {
  const known = opened.get(language) ?? openIn(language)
  opened.set(language, known)
  known.catch(() => opened.delete(language))
  return known
}

async function openIn(language: Language): Promise<Assistant> {
  const [{ createAssistant }, { openSite }, { facts }] = await Promise.all([
    import('#assistant/facts/answer.ts'),
    import('#core/search/searched-site.ts'),
    fetchFacts(language),
  ])
  return createAssistant({ index: await openSite(), facts: { [language]: facts } })
}

/** The facts of one language, as the site serves them. Rejects when they do not arrive. */
export async function fetchFacts(language: Language): Promise<FactsFile> {
  const stem = document.querySelector<HTMLMetaElement>(`meta[name=${factsMeta}]`)?.content
  if (!stem) throw new Error('The page does not say where the facts are.')
  const answer = await fetch(factsAddress(stem, language))
  if (!answer.ok) throw new Error(`The facts answered ${answer.status}.`)
  return (await answer.json()) as FactsFile
}

const kept = new Set<string>()

/** Has the browser keep the page that the visitor asks from: it opens, and answers, without a network as well. */
async function keepThisPage(): Promise<void> {
  const path = location.pathname
  if (kept.has(path)) return
  kept.add(path)
  try {
    const { keepPage } = await import('#core/kept-pages/kept-pages.ts')
    await keepPage(path)
  } catch {
    // The next question from this page tries again.
    kept.delete(path)
  }
}

/** Brings what answers here into this page before the network may be gone, unless the visitor saves data or pasted code. */
export function keepHere(question: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || pastedCode(question)) return
  void languageOf(question)
    .then(assistantIn)
    .then(keepThisPage)
    .catch(() => undefined)
}

/** Has the browser forget the pages that were asked from. What it cannot forget now is what the next conversation keeps again. */
export async function forgetHere(): Promise<void> {
  kept.clear()
  await import('#core/kept-pages/kept-pages.ts').then(({ forgetPages }) => forgetPages()).catch(() => undefined)
}

/** Answers from the facts and the words of the site, in this browser; nothing where they cannot be had or do not say. */
export async function answerHere(question: string, { page }: { page: string }): Promise<FoundHere | undefined> {
  const answer = await answerIn(question, page).catch(() => undefined)
  if (!answer || answer.refused) return undefined
  topic = answer.topic
  return { text: answer.output, citations: answer.citations }
}

async function answerIn(question: string, page: string): Promise<Answer> {
  const { browserLanguage } = await import('#assistant/facts/detect-language.ts')
  const ask = await assistantIn(await languageOf(question))
  return ask(question, { page, topic, browser: browserLanguage(navigator.languages) })
}

async function languageOf(question: string): Promise<Language> {
  const { browserLanguage, detectLanguage } = await import('#assistant/facts/detect-language.ts')
  const browser = browserLanguage(navigator.languages)
  const detected = detectLanguage(question, { before: topic?.language, browser })
  return typeof detected === 'string' ? detected : (topic?.language ?? browser ?? 'en')
}
