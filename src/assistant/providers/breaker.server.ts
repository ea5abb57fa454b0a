import { failChat } from '#assistant/errors.ts'

/** Failures in a row after which an upstream is left alone, and for how long, in milliseconds. */
const limits = { failures: 5, rest: 30_000 }

/** One attempt: exactly one of these is called when it is over. `left`: the visitor went away, which says nothing of the upstream. */
export type Attempt = { succeeded(): void; failed(): void; left(): void }

/** Leaves an upstream alone that keeps failing: others wait, one tries whether it is back. */
export type Breaker = { begin(): Attempt; state(): 'closed' | 'open' }

/** Opens a breaker. `begin` throws `chat.resting` while the upstream is left alone. */
export function openBreaker({ now = () => performance.now() }: { now?: () => number } = {}): Breaker {
  let failures = 0
  let until = 0
  let trying = false
  const isOpen = () => failures >= limits.failures
  return {
    state: () => (isOpen() ? 'open' : 'closed'),
    begin() {
      const open = isOpen()
      const seconds = Math.ceil((until - now()) / 1000)
      if (open && (trying || seconds > 0)) throw failChat('chat.resting', { seconds: Math.max(1, seconds) })
      trying = open
      return {
        succeeded() {
          failures = 0
          trying = false
        },
        failed() {
          failures += 1
          trying = false
          if (isOpen()) until = now() + limits.rest
        },
        left() {
          trying = false
        },
      }
    },
  }
}
