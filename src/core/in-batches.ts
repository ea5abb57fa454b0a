/** What became of one item of a batch: its result, or why there is none. */
export type Served<result> = { result: result } | { error: unknown }

/**
 * Answers a function whose calls are served together, at most so many at once: those that come while a batch is served are the next one, in
 * the order in which they came. `serve` answers for each item, in their order; where it rejects, each of its calls does.
 */
export function inBatches<item, result>(
  most: number,
  serve: (items: item[]) => Promise<Served<result>[]>,
): (item: item) => Promise<result> {
  type Waiting = { item: item; resolve: (value: result) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let serving = false

  const serveAll = async () => {
    serving = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const served = await serve(batch.map(({ item }) => item))
        for (const [at, { resolve, reject }] of batch.entries()) {
          const end = served[at]!
          if ('error' in end) reject(end.error)
          else resolve(end.result)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    serving = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!serving) void serveAll()
    })
}
