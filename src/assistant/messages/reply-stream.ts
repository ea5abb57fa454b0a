import { readExtras, type ReplyExtras } from './citation.ts'
import { errorTexts, statusText, type ReplyFailure } from './error-texts.ts'
import { isTooDeep, parsedJson } from './json-depth.ts'
import { replyBytes, streamBytes } from './message-bounds.ts'
import { linesOf } from './reply-lines.ts'
import { replyText } from './reply-text.ts'

/**
 * What a reply comes as. `text`: its next piece; a workflow may send several messages, and `part` counts them from 0. The last event
 * is `end`, with `interrupted` where the reply broke off, or `error`, with the words for the visitor and the status if that was the
 * failure; texts before an error stay.
 */
export type ReplyEvent =
  | { type: 'text'; text: string; part: number }
  | ({ type: 'end'; interrupted: boolean } & ReplyExtras)
  | { type: 'error'; failure: ReplyFailure; message: string; status?: number }

type StreamLine = { type: 'begin' | 'item' | 'end' | 'error'; content?: unknown; metadata?: Record<string, unknown> }

/**
 * Reads the reply in an answer of the chat, streamed or whole, with any content type. Throws only what `signal` was aborted
 * with; every other failure is an `error` event. The body is released as soon as it is longer than a reply may be.
 */
export async function* readReply(
  answer: Response,
  { signal, heard }: { signal?: AbortSignal; heard?: () => void } = {},
): AsyncGenerator<ReplyEvent> {
  if (!answer.ok) {
    await answer.body?.cancel().catch(() => undefined)
    yield { type: 'error', failure: 'status', message: statusText(answer.status), status: answer.status }
    return
  }
  const told = { any: false }
  const lines = linesOf(answer.body, {
    events: /^text\/event-stream\b/i.test(answer.headers.get('content-type') ?? ''),
    most: streamBytes,
    heard,
  })
  try {
    for await (const event of eventsOf(lines)) {
      told.any ||= event.type === 'text'
      yield event
    }
  } catch (error) {
    if (signal?.aborted) throw error
    const tooLong = error instanceof RangeError
    yield told.any && !tooLong ? { type: 'end', interrupted: true, ...readExtras(undefined) } : failed('other')
  } finally {
    await lines.return(undefined)
  }
}

/** The event for a reply that cannot be had. */
export function failed(failure: keyof typeof errorTexts): ReplyEvent {
  return { type: 'error', failure, message: errorTexts[failure] }
}

async function* eventsOf(lines: AsyncIterator<string>): AsyncGenerator<ReplyEvent> {
  const first = await nextFilled(lines)
  if (first === undefined) return yield failed('empty')
  const begun = streamLine(first)
  // Whether a line without metadata begins a stream is known when another one follows.
  const second = begun && !begun.metadata ? await nextFilled(lines) : undefined
  if (begun && (begun.metadata || second !== undefined)) return yield* streamed(lines, [first, second])
  return yield* whole(first, lines)
}

async function nextFilled(lines: AsyncIterator<string>): Promise<string | undefined> {
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return undefined
    if (value.trim()) return value
  }
}

async function* whole(first: string, lines: AsyncIterator<string>): AsyncGenerator<ReplyEvent> {
  const parts = [first]
  let size = first.length
  for (;;) {
    const { done, value } = await lines.next()
    if (done) break
    parts.push(value)
    size += value.length + 1
    if (size > replyBytes) throw new RangeError('longer than a reply may be')
  }
  if (bytesOf(parts.join('\n')) > replyBytes) throw new RangeError('longer than a reply may be')
  const body = parts.join('\n')
  const parsed = parsedJson(body)
  if (isTooDeep(parsed)) return yield failed('other')
  // One line of a stream, and nothing after it, is a reply like any other.
  const line = streamLine(body)
  if (line?.type === 'error') return yield failed('other')
  const text = line ? contentOf(line) || undefined : replyText(body)
  if (text === undefined) return yield failed('empty')
  yield { type: 'text', text, part: 0 }
  yield { type: 'end', interrupted: false, ...readExtras(parsed) }
}

async function* streamed(
  lines: AsyncIterator<string>,
  begun: readonly (string | undefined)[],
): AsyncGenerator<ReplyEvent> {
  const parts = new Map<string, number>()
  const open = new Set<string>()
  let extras = readExtras(undefined)
  let current = ''
  let size = 0
  let lastWasText = false
  const piece = (text: string): ReplyEvent => {
    size += bytesOf(text)
    if (size > replyBytes) throw new RangeError('longer than a reply may be')
    if (!parts.has(current)) parts.set(current, parts.size)
    open.add(current)
    return { type: 'text', text, part: parts.get(current)! }
  }
  const waiting = begun.filter((line) => line !== undefined)
  for (;;) {
    const text = waiting.shift() ?? (await nextFilled(lines))
    if (text === undefined) break
    const line = streamLine(text)
    if (!line) {
      // What is not a line of the stream is text of the message around it.
      yield piece(lastWasText ? `\n${text}` : text)
      lastWasText = true
      continue
    }
    lastWasText = false
    current = messageOf(line)
    if (line.type === 'error') return yield failed('other')
    if (line.type === 'begin') open.add(current)
    if (line.type === 'end') {
      open.delete(current)
      const { citations, suggestions, id } = readExtras(line.metadata)
      extras = {
        citations: [...extras.citations, ...citations],
        suggestions: suggestions.length > 0 ? suggestions : extras.suggestions,
        id: id ?? extras.id,
      }
    }
    const content = line.type === 'item' ? contentOf(line) : ''
    if (content) yield piece(content)
  }
  if (size === 0) return yield failed('empty')
  yield { type: 'end', interrupted: open.size > 0, ...extras }
}

function streamLine(text: string): StreamLine | undefined {
  const line = parsedJson(text) as StreamLine | null | undefined
  if (typeof line !== 'object' || line === null || !/^(?:begin|item|end|error)$/.test(String(line.type)))
    return undefined
  if (isTooDeep(line)) throw new RangeError('deeper than a reply may be')
  return line
}

/** Which message a line belongs to: each run of each node writes one. */
function messageOf({ metadata }: StreamLine): string {
  return `${String(metadata?.nodeId ?? '')} ${String(metadata?.runIndex ?? '')}`
}

function contentOf({ content }: StreamLine): string {
  if (typeof content === 'string') return content
  return content === undefined || content === null ? '' : JSON.stringify(content)
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length
