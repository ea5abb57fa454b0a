import type { Hex } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { atBlock } from '#chain/read/at-block.ts'
import { readPair, type Pair } from '#chain/tokens/read-pair.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { readHeldToken } from '#tools/token-lock/read/fair-share.ts'
import { tokenOf, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { readLock, wasMade, type Lock } from '#tools/token-lock/read/read-locks.ts'
import { readSums, type TokenSums } from './read-sums.ts'

/** The block an answer is from: its number and its time in Unix seconds. */
export type AtBlock = { number: number; time: number }

/** What is true of a lock now. */
export type Proof = { block: AtBlock } &
  /** With all locks of the token together, and its pool where it is an LP token of a pair that the factory we know vouches for. */
  (
    | { at: 'there'; chainId: number; lock: Lock; token: Token; sums: TokenSums; pair: Pair | undefined }
    /** There was one: it was emptied, or put into another. */
    | { at: 'gone' }
    | { at: 'never' }
  )

/** Everything about one lock, for anyone, as it is in the newest block. Rejects when the chain does not answer. */
export async function readProof(rpc: Rpc, key: LockKey): Promise<Proof> {
  const [head, chainId] = (await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]),
    rpc('eth_chainId', []),
  ])) as [{ number: Hex; timestamp: Hex }, Hex]
  const block = { number: Number(head.number), time: Number(head.timestamp) }
  const then = atBlock(rpc, block.number)
  const address = tokenOf(key.id)
  const factory = findChain(Number(chainId))?.uniswap?.v2Factory
  const [lock, token] = await Promise.all([readLock(then, key), readHeldToken(then, key)])
  if (!lock || !token) return { at: (await wasMade(then, key)) ? 'gone' : 'never', block }
  const [sums, pair] = await Promise.all([
    readSums(then, address, block.time),
    factory && readPair(then, factory, address),
  ])
  return { at: 'there', chainId: Number(chainId), lock, token, sums, pair, block }
}
