import { idleTime, replyTime } from '#assistant/messages/message-bounds.ts'

/** How long is waited for an upstream: `signal` aborts when the visitor leaves, or when it takes too long. */
export type ReplyTimeout = {
  signal: AbortSignal
  /** Something arrived: the wait for the next piece begins again. */
  heard(): void
  /** True once it took too long. */
  ended(): boolean
  /** Nothing is waited for any more. */
  done(): void
}

/** How long is waited, in milliseconds; tests wait shorter. */
export type Waits = { whole?: number; idle?: number }

/** Begins to wait: at most 15 s for the next piece, at most 30 s in all, and not at all for a visitor who has left. */
export function startTimeout(leaving: AbortSignal, { whole = replyTime, idle = idleTime }: Waits = {}): ReplyTimeout {
  const controller = new AbortController()
  let late = false
  const expire = () => {
    late = true
    controller.abort(new DOMException('took too long', 'TimeoutError'))
  }
  const leave = () => controller.abort(leaving.reason)
  const wholeTimer = setTimeout(expire, whole)
  const idleTimer = setTimeout(expire, idle)
  if (leaving.aborted) leave()
  leaving.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    heard: () => void idleTimer.refresh(),
    ended: () => late,
    done() {
      clearTimeout(wholeTimer)
      clearTimeout(idleTimer)
      leaving.removeEventListener('abort', leave)
    },
  }
}
