import type { Address } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { readUnits, type Unit } from './pool-tokens.ts'

/** A pair of Uniswap V2, which is its own LP token: its tokens, what is in it, and how many LP tokens there are. Smallest units. */
export type Pair = { tokens: [Unit, Unit]; reserves: [bigint, bigint]; supply: bigint }

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 time)',
  'function totalSupply() view returns (uint256)',
])

/** A pair as a factory we know vouches for it; undefined when the factory does not know it, even if it calls itself a pair. */
export async function readPair(rpc: Rpc, factory: Address, address: Address): Promise<Pair | undefined> {
  const lens = { to: contractAddresses.LockLens, abi: lockLensAbi } as const
  if (!(await readContract(rpc, { ...lens, name: 'isVerifiedPair', args: [factory, address] }))) return undefined
  const pair = { to: address, abi: pairAbi, args: [] } as const
  const [token0, token1, [reserve0, reserve1], supply] = await Promise.all([
    readContract(rpc, { ...pair, name: 'token0' }),
    readContract(rpc, { ...pair, name: 'token1' }),
    readContract(rpc, { ...pair, name: 'getReserves' }),
    readContract(rpc, { ...pair, name: 'totalSupply' }),
  ])
  const units = await readUnits(rpc, [token0, token1])
  return { tokens: [units.get(token0)!, units.get(token1)!], reserves: [reserve0, reserve1], supply }
}

/** What an amount of LP tokens of a pair is worth, in both of its tokens. */
export function partOf({ reserves, supply }: Pick<Pair, 'reserves' | 'supply'>, amount: bigint): [bigint, bigint] {
  const part = (reserve: bigint) => (supply === 0n ? 0n : (reserve * amount) / supply)
  return [part(reserves[0]), part(reserves[1])]
}
