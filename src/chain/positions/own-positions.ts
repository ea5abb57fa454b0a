import type { Address } from 'viem'
import type { UniswapAddresses } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readPositions, type Position } from './read-positions.ts'
import { managerAbi } from './uniswap-views.ts'

/** Positions of V3 that are read for one account; a list of more is cut and says so. */
const most = 40

/** The positions of Uniswap V3 with liquidity that an account owns, the newest first, and whether it has more. Rejects when the chain does not answer. */
export async function ownPositions(
  rpc: Rpc,
  account: Address,
  uniswap: UniswapAddresses,
): Promise<{ positions: Position[]; more: boolean }> {
  const manager = uniswap.v3Positions
  if (!manager) return { positions: [], more: false }
  const asked = { to: manager, abi: managerAbi } as const
  const count = Number(await readContract(rpc, { ...asked, name: 'balanceOf', args: [account] }))
  const indices = Array.from({ length: Math.min(count, most) }, (_, index) => BigInt(count - 1 - index))
  const ids = await Promise.all(
    indices.map((index) => readContract(rpc, { ...asked, name: 'tokenOfOwnerByIndex', args: [account, index] })),
  )
  const positions = await readPositions(rpc, { manager, factory: uniswap.v3Factory!, ids })
  return { positions: positions.filter(({ liquidity }) => liquidity > 0n), more: count > most }
}
