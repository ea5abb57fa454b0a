import { inWorker } from '#core/browser/in-worker.ts'
import { startWorker } from '#core/browser/trusted-types.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './attack-worker.ts?worker&url'
import type { AttackOrders, AttackTold } from './attack-worker.ts'

/** A worker that waits for its next order, with its code read and rehearsed. */
let ahead: Promise<Worker | undefined> | undefined

async function start(): Promise<Worker> {
  const worker = await startWorker(workerUrl)
  worker.addEventListener('error', () => (ahead = undefined), { once: true })
  return worker
}

/**
 * Starts the worker of the first attack and lets it rehearse, so that the press waits neither for its code nor for the browser to compile
 * it. Where it does not come, the attack starts one.
 */
export async function prepareWorker(orders: Promise<AttackOrders>): Promise<void> {
  if (ahead) return
  const starts = start().catch(() => (ahead = undefined))
  ahead = starts
  const [worker, rehearsal] = await Promise.all([starts, orders])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  if (ahead === starts) worker?.postMessage({ ...rehearsal, rehearsal: true } satisfies AttackOrders)
}

/** Hands out the worker that waits, once. */
async function takeAhead(): Promise<Worker | undefined> {
  const waiting = ahead
  ahead = undefined
  return waiting
}

type Options = { signal: AbortSignal; tell: (told: Exclude<AttackTold, 'done'>) => void }

/**
 * Runs attacks in a worker and tells of each when it has ended. The worker waits for the next attack. Rejects when `signal` ends it, or
 * where no worker may start.
 */
export async function runInWorker(orders: AttackOrders, { signal, tell }: Options): Promise<void> {
  const worker = (await takeAhead()) ?? (await start())
  await inWorker(workerUrl, orders, {
    signal,
    started: worker,
    keep: true,
    answerIn(told: AttackTold): true | undefined {
      if (told === 'done') return true
      tell(told)
      return undefined
    },
  })
  if (ahead) worker.terminate()
  else ahead = Promise.resolve(worker)
}
