import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until `look` does not throw, and answers what it answered. Throws its last error when `within` milliseconds are over. */
export async function until<found>(look: () => found | Promise<found>, within = 180_000): Promise<found> {
  const started = performance.now()
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() - started > within) throw error
    }
    await sleep(25)
  }
}
