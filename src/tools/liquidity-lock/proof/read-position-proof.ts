import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import type { PoolFacts } from '#chain/liquidity/pool-facts.ts'
import { readPool } from '#chain/liquidity/read-pool.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { atBlock } from '#chain/read/at-block.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { readPositionsV4 } from '#chain/positions/read-positions-v4.ts'
import { readPositions, type Position } from '#chain/positions/read-positions.ts'

type Seen = ContractFunctionReturnType<typeof lockLensAbi, 'view', 'positionLock'>

/** A locked position as anyone may check it. */
export type PositionProof = {
  seen: Seen
  pendingOwner: Address
  /** Whether the manager is the one its makers publish for this chain. Of any other nothing is said but what it says itself. */
  known: boolean
  /** Of the known manager: both amounts and the range. */
  position: Position | undefined
  /** Of the known manager: what all locks of its pool pay; undefined also where that cannot be read. */
  pool: PoolFacts | undefined
  tokens: Token[]
}

/** What is true of the number of a lock now: its proof, or that there was one, or that there never was. */
export type PositionAnswer = { block: { number: number; time: number } } & (
  | { at: 'there'; proof: PositionProof }
  | { at: 'gone' }
  | { at: 'never' }
)

const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const
const lens = { to: contractAddresses.LockLens, abi: lockLensAbi } as const

/** Everything about one lock of a position, for anyone, as it is in the newest block. Rejects when the chain does not answer. */
export async function readPositionProof(
  latest: Rpc,
  id: bigint,
  chain: Pick<Chain, 'id' | 'uniswap' | 'currency'>,
): Promise<PositionAnswer> {
  const { uniswap = {}, currency: coin } = chain
  const head = (await latest('eth_getBlockByNumber', ['latest', false])) as { number: Hex; timestamp: Hex }
  const block = { number: Number(head.number), time: Number(head.timestamp) }
  const rpc = atBlock(latest, block.number)
  const [last, there] = await Promise.all([
    readContract(rpc, { ...locker, name: 'lastId', args: [] }),
    readContract(rpc, { ...locker, name: 'exists', args: [id] }),
  ])
  if (!there) return id > 0n && id <= last ? { at: 'gone', block } : { at: 'never', block }
  const [seen, [, pendingOwner]] = await Promise.all([
    readContract(rpc, { ...lens, name: 'positionLock', args: [id] }),
    readContract(rpc, { ...locker, name: 'lockOf', args: [id] }),
  ])
  const { manager, tokenId, kind } = seen.lock
  const is = (address: Address | undefined) => address?.toLowerCase() === manager.toLowerCase()
  const known = kind === 0 ? is(uniswap.v3Positions) : is(uniswap.v4Positions)
  const ids = known ? [tokenId] : []
  const [positions, pool, tokens] = await Promise.all([
    kind === 0
      ? readPositions(rpc, { manager, factory: uniswap.v3Factory!, ids })
      : readPositionsV4(rpc, { manager, coin, ids }),
    known ? readPool(rpc, poolOf(seen), { chain, block }).catch(() => undefined) : undefined,
    Promise.all(tokensOf(seen).map((token) => readToken(rpc, token))),
  ])
  const proof = { seen, pendingOwner, known, position: positions[0], pool, tokens: tokens.filter((each) => !!each) }
  return { at: 'there', proof, block }
}

/** The coin of the chain is the address of zeros in V4: it is no token. */
const tokensOf = ({ token0, token1 }: Seen) => [token0, token1].filter((token) => BigInt(token) !== 0n)

/** The pool as people write it: of V3 its address, of V4 its id. */
const poolOf = ({ poolId, lock }: Seen): Hex => (lock.kind === 0 ? `0x${poolId.slice(-40)}` : poolId)
