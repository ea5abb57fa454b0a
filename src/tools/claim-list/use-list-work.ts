import { useEffect, useRef, useState } from 'react'
import type { Order, Stage } from './list-work.ts'
import type { Outcome } from './start-list-work.ts'

/** Where the work on a list is: nothing was given yet, it is going on, it is done, or no worker could start. */
export type ListWork =
  | { at: 'nothing' }
  | { at: 'working'; stage: Stage; done: number; all: number }
  | { at: 'done'; outcome: Outcome }
  | { at: 'failed' }

/** Works on a list in a worker, one order at a time: a new one ends the one before it. */
export function useListWork() {
  const [work, setWork] = useState<ListWork>({ at: 'nothing' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(order: Order) {
    running.current?.abort()
    const mine = (running.current = new AbortController())
    const { signal } = mine
    setWork({ at: 'working', stage: order.does === 'check' ? 'check' : 'read', done: 0, all: 1 })
    const next = await import('./start-list-work.ts')
      .then(({ startListWork }) =>
        startListWork(order, {
          signal,
          progress: (stage, done, all) => !signal.aborted && setWork({ at: 'working', stage, done, all }),
        }),
      )
      .then(
        (outcome): ListWork => ({ at: 'done', outcome }),
        (): ListWork => ({ at: 'failed' }),
      )
    if (!signal.aborted) setWork(next)
  }

  function cancel() {
    running.current?.abort()
    setWork({ at: 'nothing' })
  }

  return { work, start, cancel }
}
