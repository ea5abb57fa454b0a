import { prepareWorker } from '#tools/attack/engine/run-in-worker.ts'
import { loadLevel } from './load-level.ts'

/** Fetches everything that the first attack of a level needs: from then on it needs no connection. What does not come is asked for at the press. */
export async function prepareLevel(id: string): Promise<void> {
  prepareWorker()
  await Promise.allSettled([import('./attack-tool.tsx'), loadLevel(id)])
}
