import { replyTime } from '#assistant/messages/message-bounds.ts'
import { failed, readReply, type ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { fetchProven } from '#core/admission/fetch-proven.ts'
import { chatPath } from './chat-path.ts'

/** One message of the visitor on its way. `page` is the path it was written on; `begins`: nothing was said before it in the window. */
export type Outgoing = { key: string; text: string; page: string; session: string; begins: boolean }

/** A little longer than the server takes to give up, in milliseconds. */
const timeoutMs = replyTime + 10_000

/**
 * Sends a message and answers the events of its reply as they come; the last is `end` or `error`. Ends without one when `signal` was
 * aborted. `failure: 'network'` means that nobody answered.
 */
export async function* sendMessage(message: Outgoing, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = setTimeout(end, timeoutMs)
  signal.addEventListener('abort', end)
  try {
    const answer = await ask(message, ended.signal)
    if (signal.aborted) return
    if (!answer) return yield failed(ended.signal.aborted ? 'other' : 'network')
    yield* readReply(answer, { signal: ended.signal })
  } catch {
    // An abort by the visitor needs no message; every other one is a timeout.
    if (!signal.aborted) yield failed('other')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    end()
  }
}

async function ask({ key, text, page, session, begins }: Outgoing, signal: AbortSignal): Promise<Response | undefined> {
  try {
    return await fetchProven(await chatPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify({
        action: 'sendMessage',
        chatInput: text,
        sessionId: session,
        key,
        metadata: { page, begins },
      }),
      cache: 'no-store',
      redirect: 'error',
      signal,
    })
  } catch {
    return undefined
  }
}
