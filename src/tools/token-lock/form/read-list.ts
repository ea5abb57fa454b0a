import { inWorker } from '#core/browser/in-worker.ts'
import type { ListOrder, ListRead } from './recipients-worker.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './recipients-worker.ts?worker&url'

/** Reads a list of recipients in a worker, so that the page stays free. Never rejects. */
export function readList(order: ListOrder, signal: AbortSignal): Promise<ListRead> {
  return inWorker(workerUrl, order, { signal, answerIn: (read: ListRead) => read }).catch(() => ({ unreadable: true }))
}
