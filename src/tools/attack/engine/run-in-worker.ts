import { inWorker } from '#core/browser/in-worker.ts'
import { startWorker } from '#core/browser/trusted-types.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './attack-worker.ts?worker&url'
import type { AttackOrders, AttackTold } from './attack-worker.ts'

/** A worker that waits for its first order, with its code read. */
let ahead: Promise<Worker | undefined> | undefined

/** Starts the worker of the next attack, so that the press does not wait for its code. Where it does not come, the attack starts one. */
export function prepareWorker(): void {
  ahead ??= startWorker(workerUrl).then(
    (worker) => {
      worker.addEventListener('error', () => (ahead = undefined), { once: true })
      return worker
    },
    () => (ahead = undefined),
  )
}

/** Hands out the worker that waits, once. */
async function takeAhead(): Promise<Worker | undefined> {
  const waiting = ahead
  ahead = undefined
  return waiting
}

type Options = { signal: AbortSignal; tell: (told: Exclude<AttackTold, 'done'>) => void }

/** Runs attacks in a worker and tells of each when it has ended. Rejects when `signal` ends it, or where no worker may start. */
export async function runInWorker(orders: AttackOrders, { signal, tell }: Options): Promise<void> {
  await inWorker(workerUrl, orders, {
    signal,
    started: await takeAhead(),
    answerIn(told: AttackTold): true | undefined {
      if (told === 'done') return true
      tell(told)
      return undefined
    },
  })
}
