import { fetchProven } from '#core/admission/fetch-proven.ts'

/** Tells the server something about the conversation that needs no answer. Answers whether it was taken. */
async function tell(path: string, body: object): Promise<boolean> {
  try {
    const { ok } = await fetchProven(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
    })
    return ok
  } catch {
    return false
  }
}

/** Stores whether a reply helped; `id` is what the server calls it. Answers whether it was stored. */
export const storeFeedback = (feedback: { id: string; helpful: boolean; comment?: string }): Promise<boolean> =>
  tell('/api/chat/feedback', feedback)

/** Has the server forget everything of this browser's conversations. Answers whether it did. */
export const eraseOnServer = (): Promise<boolean> => tell('/api/chat/erase', {})
