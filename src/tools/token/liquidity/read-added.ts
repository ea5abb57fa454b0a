import type { Address, Hash } from 'viem'
import { encodeEventTopics, pad, parseAbi } from 'viem/utils'
import { findChain } from '#chain/catalogue.ts'
import type { RawLog } from '#chain/read/contract-logs.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { inPool } from './found-pool.ts'
import { takerOf } from './liquidity-calls.ts'
import type { LiquidityPlan } from './liquidity-plan.ts'

const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])
const transferAbi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)'])

/** What liquidity became: LP tokens of a pair, or a position with its number, and where it is locked. */
export type Added = { name: string; lock: string }

/** The pair of the two sides of a plan; undefined while there is none. Rejects when the chain does not answer. */
export async function pairOf(
  rpc: Rpc,
  { chainId, token, quote, version, wrapped }: LiquidityPlan,
): Promise<Address | undefined> {
  const to = findChain(chainId)?.uniswap?.v2Factory
  if (!to) return undefined
  const args = [token.address, inPool(quote, version, wrapped)] as const
  const pair = await readContract(rpc, { to, abi: factoryAbi, name: 'getPair', args })
  return BigInt(pair) === 0n ? undefined : pair
}

/** What the transaction that added liquidity made; undefined while the chain does not show it. Rejects when the chain does not answer. */
export async function readAdded(rpc: Rpc, plan: LiquidityPlan, hash: Hash): Promise<Added | undefined> {
  const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as { logs: RawLog[] } | null
  if (!receipt) return undefined
  if (plan.version === 'V2') {
    const pair = await pairOf(rpc, plan)
    return pair && { name: 'LP tokens of its pair', lock: `/token-locking?token=${pair}#lock` }
  }
  const [transfer] = encodeEventTopics({ abi: transferAbi, eventName: 'Transfer' })
  const manager = takerOf(plan).toLowerCase()
  const made = receipt.logs.find(
    ({ address, topics }) =>
      address.toLowerCase() === manager && topics[0] === transfer && topics[1] === pad('0x', { size: 32 }),
  )
  const number = made?.topics[3] && BigInt(made.topics[3])
  if (!number) return undefined
  const { version } = plan
  return {
    name: `Position ${number} of Uniswap ${version}`,
    lock: `/liquidity-locking?position=${version.toLowerCase()}-${number}#lock`,
  }
}
