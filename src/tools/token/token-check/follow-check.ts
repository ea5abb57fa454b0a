import { fail } from '#core/errors.ts'
import type { CheckEvent } from '#tools/token/report/report.ts'

const cutOff = 'The connection was cut off before the check was done. Check it again.'

type Following = { tell: (event: CheckEvent) => void; signal: AbortSignal }

/**
 * Asks the server to check a token, and passes its events on as they come. Never rejects: a failure is a last `failed` event with its
 * sentence. After `signal` there are no more events.
 */
export async function followCheck(token: string, { tell, signal }: Following): Promise<void> {
  const say = (event: CheckEvent) => signal.aborted || tell(event)
  let ended = false
  try {
    const response = await fetch('/api/token-checks', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson, application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return void say({ is: 'failed', message: await sentenceOf(response) })
    for await (const line of linesOf(response.body!)) {
      const event = JSON.parse(line) as CheckEvent
      ended ||= event.is !== 'step'
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
