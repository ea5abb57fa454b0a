import { fail } from '#core/errors.ts'
import type { InspectionEvent } from '#tools/nft-inspector/report/report.ts'

/** Where an inspection stopped in words, when it did not come to its end. */
const cutOff = 'The connection was cut off. Inspect again: within a minute the same inspection goes on.'

/**
 * Asks the server to inspect a collection, and passes its events on as they come. Never rejects: a failure is a last
 * `failed` event with its sentence. After `signal` there are no more events.
 */
export async function followInspection(
  collection: string,
  { tell, signal }: { tell: (event: InspectionEvent) => void; signal: AbortSignal },
): Promise<void> {
  const say = (event: InspectionEvent) => signal.aborted || tell(event)
  let ended = false
  try {
    const response = await fetch('/api/nft-inspections', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson, application/json' },
      body: JSON.stringify({ collection }),
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return void say({ is: 'failed', message: await sentenceOf(response) })
    for await (const line of linesOf(response.body!)) {
      const event = JSON.parse(line) as InspectionEvent
      ended ||= event.is === 'done' || event.is === 'failed'
      say(event)
    }
    if (!ended) say({ is: 'failed', message: cutOff })
  } catch {
    if (!ended) say({ is: 'failed', message: navigator.onLine ? cutOff : fail('server.unreachable').message })
  }
}

async function sentenceOf(response: Response): Promise<string> {
  const refusal = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined
  return typeof refusal?.message === 'string' ? refusal.message : fail('server.unavailable').message
}

/** By hand: not every browser that visits can iterate over a stream. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line) yield line
    if (done) return
  }
}
