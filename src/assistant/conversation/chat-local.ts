import type { Answer } from '#assistant/facts/answer.ts'
import { factsAddress, factsMeta, type FactsFile } from '#assistant/facts/told-fact.ts'
import type { Citation } from '#assistant/messages/citation.ts'

/** What the site itself says to a question. */
export type FoundHere = { text: string; citations: readonly Citation[] }

/** The assistant for questions of one language, in this page. */
type Here = typeof import('#assistant/facts/answer.ts') & typeof import('#assistant/facts/detect-language.ts')

let topic: Answer['topic']
const files = new Map<string, Promise<FactsFile>>()

/** The facts of a language, fetched once for this document. Rejects when they cannot be had; the next call asks again. */
function factsIn(language: FactsFile['language']): Promise<FactsFile> {
  const known = files.get(language) ?? fetchFacts(language)
  files.set(language, known)
  known.catch(() => files.delete(language))
  return known
}

async function fetchFacts(language: FactsFile['language']): Promise<FactsFile> {
  const stem = document.querySelector<HTMLMetaElement>(`meta[name=${factsMeta}]`)?.content
  if (!stem) throw new Error('The page does not say where the facts are.')
  const answer = await fetch(factsAddress(stem, language))
  if (!answer.ok) throw new Error(`The facts answered ${answer.status}.`)
  return (await answer.json()) as FactsFile
}

/** Answers from the facts and the words of the site, in this browser; nothing where they cannot be had or do not say. */
export async function answerHere(question: string, { page }: { page: string }): Promise<FoundHere | undefined> {
  const answer = await answerIn(question, page).catch(() => undefined)
  if (!answer || answer.refused) return undefined
  topic = answer.topic
  return { text: answer.output, citations: answer.citations }
}

async function answerIn(question: string, page: string): Promise<Answer> {
  const [{ createAssistant, detectLanguage }, { openSite }] = await Promise.all([
    openHere(),
    import('#core/search/searched-site.ts'),
  ])
  const detected = detectLanguage(question)
  const language = typeof detected === 'string' ? detected : (topic?.language ?? 'en')
  const [{ facts }, index] = await Promise.all([factsIn(language), openSite()])
  return createAssistant({ index, facts: { [language]: facts } })(question, { page, topic })
}

async function openHere(): Promise<Here> {
  const [answering, detecting] = await Promise.all([
    import('#assistant/facts/answer.ts'),
    import('#assistant/facts/detect-language.ts'),
  ])
  return { ...answering, ...detecting }
}
