import { inWorker } from '#core/browser/in-worker.ts'
import type { Order, Stage, Told } from './list-work.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './list-worker.ts?worker&url'

type Watch = { signal: AbortSignal; progress: (stage: Stage, done: number, all: number) => void }

/** How the work ended. */
export type Outcome = Exclude<Told, { stage: Stage }>

/** Reads, builds or recomputes a list in a worker. Rejects when `signal` ends it, or when no worker may start. */
export function startListWork(order: Order, { signal, progress }: Watch): Promise<Outcome> {
  return inWorker(workerUrl, order, {
    signal,
    answerIn(told: Told): Outcome | undefined {
      if (!('stage' in told)) return told
      progress(told.stage, told.done, told.all)
      return undefined
    },
  })
}
