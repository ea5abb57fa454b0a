import { prepareWorker } from '#tools/attack/engine/run-in-worker.ts'
import type { Level } from './level.ts'
import { loadLevel } from './load-level.ts'
import { ordersOf } from './orders.ts'

/**
 * Fetches everything that the first attack of a level needs, and rehearses it: from then on it needs no connection and little time. What
 * does not come is asked for at the press.
 */
export async function prepareLevel(level: Level): Promise<void> {
  const orders = loadLevel(level.id).then((code) => ordersOf(level, code, { value: level.parameter.start }))
  await Promise.allSettled([orders, prepareWorker(orders), import('./attack-tool.tsx')])
}
