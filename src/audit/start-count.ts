import { startWorker } from '#core/trusted-types.ts'
import type { Count, Order } from './count-sources.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './count-worker.ts?worker&url'
import type { Told } from './count-worker.ts'

type Options = { signal: AbortSignal; progress: (done: number, total: number) => void }

/** Counts in a worker, so that the page stays free. Rejects when `signal` ends it, or when no worker may start. */
export async function startCount(order: Order, { signal, progress }: Options): Promise<Count> {
  signal.throwIfAborted()
  const worker = await startWorker(workerUrl)
  try {
    return await new Promise<Count>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      if (signal.aborted) reject(signal.reason as Error)
      worker.addEventListener('error', reject)
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if ('count' in data) resolve(data.count)
        else progress(data.done, data.total)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(order)
    })
  } finally {
    worker.terminate()
  }
}
