import { readExtras } from '#assistant/messages/citation.ts'
import { isTooDeep, parsedJson } from '#assistant/messages/json-depth.ts'
import { replyBytes, streamBytes } from '#assistant/messages/message-bounds.ts'
import { linesOf } from '#assistant/messages/reply-lines.ts'
import { failed, type ReplyEvent } from '#assistant/messages/reply-stream.ts'

type Choice = { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: unknown }

/**
 * Reads a chat completion of an OpenAI-compatible endpoint, streamed as server-sent events or whole. Throws only what `signal` was
 * aborted with. A stream that breaks off is interrupted; an unreadable one ends in an `error` event.
 */
export async function* readModel(
  answer: Response,
  { signal, heard }: { signal?: AbortSignal; heard?: () => void } = {},
): AsyncGenerator<ReplyEvent> {
  const events = /^text\/event-stream\b/i.test(answer.headers.get('content-type') ?? '')
  const lines = linesOf(answer.body, { events, most: events ? streamBytes : replyBytes, heard })
  const whole: string[] = []
  let size = 0
  let finished = false
  const piece = (text: string): ReplyEvent => {
    size += text.length
    if (size > replyBytes) throw new RangeError('longer than a reply may be')
    return { type: 'text', text, part: 0 }
  }
  try {
    for await (const line of lines) {
      if (!events) {
        whole.push(line)
        continue
      }
      if (!line.trim()) continue
      const choice = choiceIn(line)
      if (choice.finish_reason) finished = true
      if (typeof choice.delta?.content === 'string' && choice.delta.content) yield piece(choice.delta.content)
    }
    if (!events) {
      const { message } = choiceIn(whole.join('\n'))
      finished = true
      if (typeof message?.content === 'string' && message.content) yield piece(message.content)
    }
    yield size === 0 ? failed('empty') : { type: 'end', interrupted: !finished, ...readExtras(undefined) }
  } catch (error) {
    if (signal?.aborted) throw error
    yield size > 0 && !(error instanceof RangeError) && !(error instanceof SyntaxError)
      ? { type: 'end', interrupted: true, ...readExtras(undefined) }
      : failed('other')
  } finally {
    await lines.return(undefined)
  }
}

/** The first choice of a completion, or of a piece of one. Throws for anything else, an error object included. */
function choiceIn(text: string): Choice {
  const parsed = parsedJson(text) as { choices?: unknown } | null | undefined
  if (isTooDeep(parsed)) throw new RangeError('deeper than a reply may be')
  if (!Array.isArray(parsed?.choices)) throw new SyntaxError('no completion')
  return ((parsed.choices as unknown[])[0] ?? {}) as Choice
}
