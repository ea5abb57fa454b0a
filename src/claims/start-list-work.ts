import { startWorker } from '#core/trusted-types.ts'
import type { Order, Stage, Told } from './list-work.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './list-worker.ts?worker&url'

type Watch = { signal: AbortSignal; progress: (stage: Stage, done: number, all: number) => void }

/** How the work ended. */
export type Outcome = Exclude<Told, { stage: Stage }>

/** Reads, builds or recomputes a list in a worker, so that the page stays free. Rejects when `signal` ends it, or when no worker may start. */
export async function startListWork(order: Order, { signal, progress }: Watch): Promise<Outcome> {
  signal.throwIfAborted()
  const worker = await startWorker(workerUrl)
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      if (signal.aborted) reject(signal.reason as Error)
      worker.addEventListener('error', reject)
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if ('stage' in data) progress(data.stage, data.done, data.all)
        else resolve(data)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(order)
    })
  } finally {
    worker.terminate()
  }
}
