import type { Citation } from '#assistant/messages/citation.ts'
import type { Answer, Assistant } from '#assistant/retrieval/answer.ts'

/** What the site itself says to a question. */
export type FoundHere = { text: string; citations: readonly Citation[] }

let opened: Promise<Assistant> | undefined
let topic: Answer['topic']

/** Brings the assistant and the index of the site, which the search shares, into this page. Rejects where they cannot be had; the next call tries again. */
function openHere(): Promise<Assistant> {
  opened ??= Promise.all([import('#assistant/retrieval/answer.ts'), import('#core/search/searched-site.ts')]).then(
    async ([{ createAssistant }, { openSite }]) => createAssistant(await openSite()),
  )
  opened.catch(() => (opened = undefined))
  return opened
}

/** Answers from the site's own words, in this browser; nothing where they cannot be had or do not say. */
export async function answerHere(question: string, { page }: { page: string }): Promise<FoundHere | undefined> {
  const assistant = await openHere().catch(() => undefined)
  const answer = assistant?.(question, { page, topic })
  if (!answer || answer.refused) return undefined
  topic = answer.topic
  return { text: answer.output, citations: answer.citations }
}
