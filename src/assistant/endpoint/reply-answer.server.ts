import type { Context } from 'hono'
import type { ReplyExtras } from '#assistant/messages/citation.ts'
import { errorTexts } from '#assistant/messages/error-texts.ts'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { failChat } from '#assistant/errors.ts'

/** How a client wants its reply: lines as they come (our widget, n8n's), or one object. */
export function streamTypeOf(accept: string | undefined): string | undefined {
  if (/application\/x-ndjson/i.test(accept ?? '')) return 'application/x-ndjson; charset=utf-8'
  return /text\/plain/i.test(accept ?? '') ? 'text/plain; charset=utf-8' : undefined
}

/** Answers a reply as one object. What broke off says so in its text. Throws `chat.unreachable` for one that cannot be had. */
export async function answerWhole(c: Context, events: AsyncIterable<ReplyEvent>): Promise<Response> {
  let output = ''
  let part = 0
  let extras: object = { citations: [], suggestions: [] }
  for await (const event of events) {
    if (event.type === 'text') {
      output += event.part === part ? event.text : `\n\n${event.text}`
      part = event.part
    } else if (event.type === 'error') {
      if (!output && event.failure !== 'empty') throw failChat('chat.unreachable')
      if (output) output += `\n\n${errorTexts.other}`
    } else {
      const { type: _, interrupted: __, ...rest } = event
      extras = rest
    }
  }
  return c.json({ output, ...extras })
}

/**
 * Answers a reply as lines, each sent when its piece arrives and the client has taken those before. Waits for the first piece: a reply
 * that cannot be had is thrown, so that it is answered with its status. `leave` is called when the client goes.
 */
export async function answerStream(
  events: AsyncGenerator<ReplyEvent>,
  { type, leave, headers }: { type: string; leave: () => void; headers: Headers },
): Promise<Response> {
  const first = await events.next()
  if (!first.done && first.value.type === 'error' && first.value.failure !== 'empty') throw failChat('chat.unreachable')
  const lines = linesOf(first, events)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        leave()
        await lines.return(undefined)
      },
    },
    // Nothing is read ahead of a client that reads slowly.
    { highWaterMark: 0 },
  )
  headers.set('content-type', type)
  // Proxies that collect an answer before they pass it on are asked not to.
  headers.set('x-accel-buffering', 'no')
  return new Response(body, { headers })
}

/** What n8n puts around each line: who wrote it. */
const sender = { nodeId: 'reply', nodeName: 'Assistant', itemIndex: 0 }

function line(
  type: string,
  part: number,
  { content, ...extras }: { content?: string } & Partial<ReplyExtras> = {},
): string {
  const metadata = { ...sender, runIndex: part, timestamp: Date.now(), ...extras }
  return `${JSON.stringify({ type, ...(content !== undefined && { content }), metadata })}\n`
}

type First = IteratorResult<ReplyEvent, void>

async function* linesOf(first: First, events: AsyncGenerator<ReplyEvent>): AsyncGenerator<string, undefined> {
  let part = 0
  let begin = line('begin', part)
  try {
    for (let next = first; !next.done; next = await events.next()) {
      const event = next.value
      if (event.type === 'text') {
        if (event.part !== part) begin += line('end', part) + line('begin', (part = event.part))
        yield begin + line('item', part, { content: event.text })
        begin = ''
      } else if (event.type === 'error') {
        yield begin + line(event.failure === 'empty' ? 'end' : 'error', part)
        return
      } else {
        const { type: _, interrupted, ...extras } = event
        // A reply that broke off gets no end line: its reader sees that it is incomplete.
        if (!interrupted) yield begin + line('end', part, extras)
        return
      }
    }
  } catch {
    // The client has the words that arrived; the failure underneath is not its concern.
    yield begin + line('error', part)
  } finally {
    await events.return(undefined)
  }
}
