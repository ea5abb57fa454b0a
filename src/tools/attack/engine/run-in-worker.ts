import { inWorker } from '#core/browser/in-worker.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './attack-worker.ts?worker&url'
import type { AttackOrders, AttackTold } from './attack-worker.ts'

type Options = { signal: AbortSignal; tell: (told: Exclude<AttackTold, 'done'>) => void }

/** Runs attacks in a worker and tells of each when it has ended. Rejects when `signal` ends it, or where no worker may start. */
export async function runInWorker(orders: AttackOrders, { signal, tell }: Options): Promise<void> {
  await inWorker(workerUrl, orders, {
    signal,
    answerIn(told: AttackTold): true | undefined {
      if (told === 'done') return true
      tell(told)
      return undefined
    },
  })
}
