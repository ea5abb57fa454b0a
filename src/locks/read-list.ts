import { startWorker } from '#core/trusted-types.ts'
import type { ListOrder, ListRead } from './recipients-worker.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './recipients-worker.ts?worker&url'

/** Reads a list of recipients in a worker, so that the page stays free. Never rejects. */
export async function readList(order: ListOrder, signal: AbortSignal): Promise<ListRead> {
  try {
    const worker = await startWorker(workerUrl)
    try {
      return await new Promise<ListRead>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        worker.addEventListener('error', reject)
        worker.addEventListener('message', ({ data }: MessageEvent<ListRead>) => resolve(data))
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
        worker.postMessage(order)
      })
    } finally {
      worker.terminate()
    }
  } catch {
    return { unreadable: true }
  }
}
