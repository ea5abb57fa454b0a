import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import { revertData } from '#chain/read/revert-reason.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'

type Said = ContractFunctionReturnType<typeof liquidityLensAbi, 'view', 'poolStatement'>

/** A pool of V3 or V4 now, and the supply of either token; undefined: it does not say. */
export type PoolState = Said['pool'] & { supplies: readonly [bigint | undefined, bigint | undefined] }

/** A pool of a manager that the chain is known to have; undefined where there is no such pool. Rejects when the chain does not answer. */
export async function poolState(rpc: Rpc, manager: Address, poolId: Hex): Promise<PoolState | undefined> {
  // Of no locks, everything of a token is outside of them: its supply.
  const supplyIn = async (quoteIs1: boolean) => {
    const question = { manager, poolId, quoteIs1, until: 0, most: 0n }
    const lens = { to: contractAddresses.LiquidityLens, abi: liquidityLensAbi, name: 'poolStatement' } as const
    const { pool, exit } = await readContract(rpc, { ...lens, args: [question, []] })
    return { pool, supply: exit.known ? exit.amount : undefined }
  }
  try {
    const [first, second] = await Promise.all([supplyIn(true), supplyIn(false)])
    return { ...first.pool, supplies: [first.supply, second.supply] }
  } catch (error) {
    if (revertData(error)) return undefined
    throw error
  }
}
