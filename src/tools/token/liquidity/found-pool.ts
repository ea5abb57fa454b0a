import type { Address, Hex } from 'viem'
import { encodeAbiParameters, keccak256, numberToHex, parseAbi, parseAbiParameters } from 'viem/utils'
import { poolKeys } from '#chain/liquidity/pool-keys.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { isCoin, type PoolChain, type QuoteToken } from '#tools/token/pool/pool-chain.ts'
import type { Ratio } from '#tools/token/pool/pool-form.ts'
import { spacings } from '#tools/token/pool/pool-range.ts'
import type { LiquidityTerms } from './liquidity-form.ts'

/** A pool that is there: its price, as a root too on V3 and V4, and whether nothing is in it. */
export type FoundPool = { price: Ratio; root?: bigint; isEmpty: boolean }

const factoryAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
])
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const managersAbi = parseAbi([
  'function poolManager() view returns (address)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
])
const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

type Asked = Pick<LiquidityTerms, 'version' | 'quote' | 'fee'> & { token: Address; on: PoolChain }

/** The token that a pool has for a quote: V4 alone knows the coin of the chain. */
export const inPool = ({ address }: Pick<QuoteToken, 'address'>, version: string, wrapped: Address): Address =>
  isCoin(address) && version !== 'V4' ? wrapped : address

/** The pool that liquidity on these terms would go into; undefined where it is still to be made. Rejects when the chain does not answer. */
export async function findPool(rpc: Rpc, { version, quote, fee, token, on }: Asked): Promise<FoundPool | undefined> {
  const { v2Factory, v3Factory } = on.chain.uniswap ?? {}
  const other = inPool(quote, version, on.wrapped)
  const first = BigInt(token) < BigInt(other)
  if (version === 'V2') return v2Factory && findPair(rpc, v2Factory, { token, other })
  const args = first ? ([token, other, fee] as const) : ([other, token, fee] as const)
  const state =
    version === 'V4'
      ? await stateV4(rpc, on.managers.V4!, poolKeys(token, other, [fee, spacings[fee]]).idV4)
      : v3Factory && (await stateV3(rpc, v3Factory, args))
  if (!state || state.root === 0n) return undefined
  const { root, liquidity } = state
  const [square, one] = [root * root, 2n ** 192n]
  const price = first ? { quote: square, tokens: one } : { quote: one, tokens: square }
  return { price, root, isEmpty: liquidity === 0n }
}

type State = { root: bigint; liquidity: bigint }

async function stateV3(
  rpc: Rpc,
  factory: Address,
  args: readonly [Address, Address, number],
): Promise<State | undefined> {
  const to = await readContract(rpc, { to: factory, abi: factoryAbi, name: 'getPool', args })
  if (BigInt(to) === 0n) return undefined
  const [[root], liquidity] = await Promise.all([
    readContract(rpc, { to, abi: poolAbi, name: 'slot0', args: [] }),
    readContract(rpc, { to, abi: poolAbi, name: 'liquidity', args: [] }),
  ])
  return { root, liquidity }
}

/** Where the manager of all pools of V4 keeps them, and where in one of them its liquidity is. */
const poolsSlot = 6n
const liquidityAt = 3n

/** Anyone can open a pool of V4 without a position: it is read from the storage of the manager of all pools. */
async function stateV4(rpc: Rpc, positions: Address, id: Hex): Promise<State> {
  const to = await readContract(rpc, { to: positions, abi: managersAbi, name: 'poolManager', args: [] })
  const slot = BigInt(keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [id, poolsSlot])))
  const slots = [slot, slot + liquidityAt].map((one) => numberToHex(one, { size: 32 }))
  const [price, liquidity] = await readContract(rpc, { to, abi: managersAbi, name: 'extsload', args: [slots] })
  return { root: BigInt(price!) & (2n ** 160n - 1n), liquidity: BigInt(liquidity!) & (2n ** 128n - 1n) }
}

async function findPair(
  rpc: Rpc,
  factory: Address,
  { token, other }: { token: Address; other: Address },
): Promise<FoundPool | undefined> {
  const to = await readContract(rpc, { to: factory, abi: factoryAbi, name: 'getPair', args: [token, other] })
  if (BigInt(to) === 0n) return undefined
  const [token0, [reserve0, reserve1]] = await Promise.all([
    readContract(rpc, { to, abi: pairAbi, name: 'token0', args: [] }),
    readContract(rpc, { to, abi: pairAbi, name: 'getReserves', args: [] }),
  ])
  // An empty pair has no price: the first who fills it makes one.
  if (reserve0 === 0n || reserve1 === 0n) return undefined
  const first = token0.toLowerCase() === token.toLowerCase()
  const price = first ? { quote: reserve1, tokens: reserve0 } : { quote: reserve0, tokens: reserve1 }
  return { price, isEmpty: false }
}
