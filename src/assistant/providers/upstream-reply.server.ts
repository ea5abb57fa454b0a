import { failed, type ReplyEvent } from '#assistant/messages/reply-stream.ts'
import { UpstreamStatus } from './provider.server.ts'
import type { Attempt, Breaker } from './breaker.server.ts'
import { startTimeout, type ReplyTimeout, type Waits } from './reply-timeout.server.ts'
import { postUpstream, type UpstreamCall } from './upstream.server.ts'
import { failChat } from '#assistant/errors.ts'

/** An upstream that has begun to answer. */
export type Upstream = {
  answer: Response
  /** What reading the answer needs: it ends when the visitor leaves or at the timeout. */
  reading: { signal: AbortSignal; heard(): void }
  /** Passes events on, and settles the attempt: a reply that fails throws, unless a part of it was given already. */
  events(given: AsyncIterable<ReplyEvent>, shape?: (event: ReplyEvent) => ReplyEvent): AsyncGenerator<ReplyEvent>
}

type Opening = { breaker: Breaker; leaving: AbortSignal; waits?: Waits; call: Omit<UpstreamCall, 'signal'> }

/**
 * Asks an upstream, unless it is resting. Throws `chat.resting`, `chat.timeout`, `chat.unreachable`, `UpstreamStatus`, or the
 * reason of the visitor's abort.
 */
export async function openUpstream({ breaker, leaving, waits, call }: Opening): Promise<Upstream> {
  const attempt = breaker.begin()
  const timeoutMs = startTimeout(leaving, waits)
  try {
    const answer = await postUpstream({ ...call, signal: timeoutMs.signal })
    if (!answer.ok) {
      await answer.body?.cancel().catch(() => undefined)
      throw new UpstreamStatus(answer.status)
    }
    timeoutMs.heard()
    return {
      answer,
      reading: timeoutMs,
      events: (given, shape) => settled(given, { attempt, timeoutMs, leaving, shape }),
    }
  } catch (error) {
    timeoutMs.done()
    throw settle(error, { attempt, timeoutMs, leaving })
  }
}

type Settling = { attempt: Attempt; timeoutMs: ReplyTimeout; leaving: AbortSignal }

async function* settled(
  given: AsyncIterable<ReplyEvent>,
  { shape = (event) => event, ...settling }: Settling & { shape?: (event: ReplyEvent) => ReplyEvent },
): AsyncGenerator<ReplyEvent> {
  let told = false
  let over = false
  try {
    for await (const event of given) {
      const broken = event.type === 'error' && event.failure !== 'empty'
      if (broken && !told) throw new TypeError('unreadable')
      if (broken) settling.attempt.failed()
      if (event.type !== 'text') over = true
      if (over && !broken) settling.attempt.succeeded()
      told = true
      yield shape(event)
    }
  } catch (error) {
    over = true
    const reason = settle(error, settling)
    if (!told || settling.leaving.aborted) throw reason
    yield failed('other')
  } finally {
    // A visitor who stopped reading has left.
    if (!over) settling.attempt.left()
    settling.timeoutMs.done()
  }
}

/** Settles an attempt by what it failed with, and answers the failure as the catalogue words it. */
function settle(error: unknown, { attempt, timeoutMs, leaving }: Settling): unknown {
  if (leaving.aborted) {
    attempt.left()
    return error
  }
  if (error instanceof UpstreamStatus) {
    // What a workflow refuses is its answer; only what breaks is a failure.
    if (error.status >= 500) attempt.failed()
    else attempt.succeeded()
    return error
  }
  attempt.failed()
  return (timeoutMs.ended() ? failChat('chat.timeout') : failChat('chat.unreachable')).because(error)
}
