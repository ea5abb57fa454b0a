import type { CompiledLevel } from '#tools/attack/engine/compiled.ts'

/** The compiled form of each level; each comes on its own, when it is asked for. */
const files: Record<string, () => Promise<{ default: unknown }>> = {
  reentrancy: () => import('#contracts/attacks/reentrancy.json', { with: { type: 'json' } }),
  'pool-price': () => import('#contracts/attacks/pool-price.json', { with: { type: 'json' } }),
  'first-depositor': () => import('#contracts/attacks/first-depositor.json', { with: { type: 'json' } }),
  'replayed-signature': () => import('#contracts/attacks/replayed-signature.json', { with: { type: 'json' } }),
  'mint-callback': () => import('#contracts/attacks/mint-callback.json', { with: { type: 'json' } }),
  'left-allowance': () => import('#contracts/attacks/left-allowance.json', { with: { type: 'json' } }),
  'trusting-migration': () => import('#contracts/attacks/trusting-migration.json', { with: { type: 'json' } }),
  'overflowing-lock': () => import('#contracts/attacks/overflowing-lock.json', { with: { type: 'json' } }),
}

/** The compiled form of a level. Rejects when it does not arrive. */
export const loadLevel = async (id: string): Promise<CompiledLevel> => (await files[id]!()).default as CompiledLevel

/** Fetches every level, so that all of them work without a connection. */
export async function keepLevels(): Promise<void> {
  await Promise.allSettled(Object.values(files).map((load) => load()))
}
