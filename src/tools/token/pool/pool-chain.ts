import type { Address, Hex } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'

const managerAbi = [
  { type: 'function', name: 'WETH9', stateMutability: 'view', inputs: [], outputs: [{ type: 'address' }] },
] as const

/** What a launch with a pool needs to know of the chain: `now` is its own time, in Unix seconds. */
export type PoolChain = { chain: Chain; manager: Address; wrapped: Address; now: number }

/** The chain, as far as a pool can be opened on it; undefined where the launcher or Uniswap V3 is missing. Rejects when it does not answer. */
export async function poolChain(rpc: Rpc): Promise<PoolChain | undefined> {
  const chain = findChain(Number(await rpc('eth_chainId', [])))
  const manager = chain?.uniswap && 'v3Positions' in chain.uniswap ? chain.uniswap.v3Positions : undefined
  if (!chain || !manager) return undefined
  const [code, block] = await Promise.all([
    rpc('eth_getCode', [contractAddresses.Launcher, 'latest']),
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ timestamp: Hex }>,
  ])
  if (code === '0x') return undefined
  const wrapped = await readContract(rpc, { to: manager, abi: managerAbi, name: 'WETH9', args: [] })
  return { chain, manager, wrapped, now: Number(block.timestamp) }
}
