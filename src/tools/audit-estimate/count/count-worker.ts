import { countSources, type Count, type Order } from './count-sources.ts'

/** What the worker tells: how far it is, and in the end what it counted. */
export type Told = { done: number; total: number } | { count: Count }

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  let last = 0
  const progress = (done: number, total: number) => {
    if (done < total && performance.now() - last < 50) return
    last = performance.now()
    postMessage({ done, total } satisfies Told)
  }
  postMessage({ count: await countSources({ ...data, progress }) } satisfies Told)
})
