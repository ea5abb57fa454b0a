import { inWorker } from '#core/browser/in-worker.ts'
import type { Count, Order } from './count-sources.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './count-worker.ts?worker&url'
import type { Told } from './count-worker.ts'

type Options = { signal: AbortSignal; progress: (done: number, total: number) => void }

/** Counts in a worker. Rejects when `signal` ends it, or when no worker may start. */
export function startCount(order: Order, { signal, progress }: Options): Promise<Count> {
  return inWorker(workerUrl, order, {
    signal,
    answerIn(told: Told): Count | undefined {
      if ('count' in told) return told.count
      progress(told.done, told.total)
      return undefined
    },
  })
}
