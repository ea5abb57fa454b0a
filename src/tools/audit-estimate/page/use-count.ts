import { useEffect, useRef, useState } from 'react'
import type { Count, Order } from '#tools/audit-estimate/count/count-sources.ts'
import type { LeftOut } from '#tools/audit-estimate/count/count-sources.ts'

/** Where a count is: `nothing` was given yet, it is going on, it is done, or it could not be made. */
export type CountState =
  | { at: 'nothing' }
  | { at: 'counting'; done: number; total: number }
  | { at: 'counted'; count: Count }
  | { at: 'failed' }

/** Counts what is given, one order at a time: a new one ends the one before it. `leftOut` is named with the result. */
export function useCount() {
  const [state, setState] = useState<CountState>({ at: 'nothing' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(order: Order, leftOut: readonly LeftOut[] = []) {
    running.current?.abort()
    const mine = (running.current = new AbortController())
    if (order.sources.length === 0 && leftOut.length === 0) return setState({ at: 'nothing' })
    setState({ at: 'counting', done: 0, total: order.sources.length })
    const next = await count(order, {
      signal: mine.signal,
      progress: (done, total) => !mine.signal.aborted && setState({ at: 'counting', done, total }),
    }).catch(() => undefined)
    if (mine.signal.aborted) return
    setState(next ? { at: 'counted', count: { ...next, leftOut: [...leftOut, ...next.leftOut] } } : { at: 'failed' })
  }

  return {
    state,
    start,
    cancel() {
      running.current?.abort()
      setState({ at: 'nothing' })
    },
  }
}

type Watch = { signal: AbortSignal; progress: (done: number, total: number) => void }

// The counter comes with the first thing to count.
async function count(order: Order, watch: Watch): Promise<Count> {
  const { startCount } = await import('#tools/audit-estimate/count/start-count.ts')
  return startCount(order, watch)
}
