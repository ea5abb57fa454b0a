import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { poolChain, type PoolChain } from './pool-chain.ts'

/** Where a pool can be opened: not known yet, on no contract of this chain, or here. */
export type PoolPlace = { at: 'reading' } | { at: 'none' } | { at: 'known'; on: PoolChain }

/** Looks on the chain of the site for what a launch with a pool needs, while it is wanted. */
export function usePoolPlace(wanted: boolean): PoolPlace {
  const { at, value } = useRead(wanted ? 'pool place' : undefined, async () => (await poolChain(pageRpc())) ?? 'none')
  if (value === 'none') return { at: 'none' }
  return at !== 'reading' && value ? { at: 'known', on: value } : { at: 'reading' }
}
