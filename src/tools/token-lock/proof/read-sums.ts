import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { permanent } from '#tools/token-lock/schedule/schedule.ts'

/** All locks of a token together, in smallest units. `earliest` is the next end to come, or `permanent`. */
export type TokenSums = {
  permanent: bigint
  timed: bigint
  /** Vested and not withdrawn. */
  released: bigint
  earliest: number
  /** Whether every lock was counted. */
  complete: boolean
}

/** Locks counted with one question, and questions. */
const locksAtOnce = 300n
const mostQuestions = 8

/** What all locks of a token come to; of more than 2,400 the first. Rejects when the chain does not answer. */
export async function readSums(rpc: Rpc, token: Address): Promise<TokenSums> {
  const all: TokenSums = { permanent: 0n, timed: 0n, released: 0n, earliest: permanent, complete: false }
  let from = 1n
  for (let asked = 0; asked < mostQuestions; asked++) {
    const lens = { to: contractAddresses.LockLens, abi: lockLensAbi, name: 'tokenSums' } as const
    const [sums, next] = await readContract(rpc, { ...lens, args: [token, from, locksAtOnce] })
    all.permanent += sums.permanent
    all.timed += sums.timed
    all.released += sums.released
    all.earliest = Math.min(all.earliest, sums.earliest)
    from = next
    if (next === 0n) return { ...all, complete: true }
  }
  return all
}
