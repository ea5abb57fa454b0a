import { decodeFunctionResult, encodeFunctionData, type Address, type ContractFunctionName, type Hex } from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'

type Asked = { address: Address; block: string; signal: AbortSignal }
type Sign = 'mints' | 'pauses' | 'limits' | 'blocks' | 'delegates'

/** What the lens says of a token: what our locker owes to locks of it, its share of 1e18, and signs of powers in its code. */
export type Lens = { held: bigint; share: bigint; powers: Record<Sign, boolean> }

/** A lock of a token: what of it has not vested, and when the last of it does; no time: never. Amounts in the smallest unit. */
export type TokenLock = { id: bigint; owner: Address; locked: bigint; end?: Date }

/** All locks of a token that were looked at, the largest first, and their sums. `whole`: there are no others. */
export type TokenLocks = {
  locks: TokenLock[]
  permanent: bigint
  timed: bigint
  released: bigint
  earliest?: Date
  whole: boolean
}

/** Locks looked at with one question, and questions for one page. */
const locksAtOnce = 100n
const mostQuestions = 4

/** The gas of one call: a list takes more than a node allows by default. */
const gas = '0x1c9c380'

const permanentEnd = 2 ** 40 - 1
const timeOf = (seconds: number) => (seconds === permanentEnd ? undefined : new Date(seconds * 1000))

/** The lens may not be deployed on this chain, or a hostile token may cost it too much: then the page does without. */
export async function askLens(rpc: NodeRpc, asked: Asked): Promise<Lens | undefined> {
  try {
    const { held, share, powers } = await lensView(rpc, asked, { functionName: 'tokenProof', args: [asked.address] })
    return { held, share, powers }
  } catch {
    return undefined
  }
}

/** The locks of a token at a block; undefined where the lens does not answer. */
export async function readTokenLocks(rpc: NodeRpc, asked: Asked): Promise<TokenLocks | undefined> {
  const found: TokenLocks = { locks: [], permanent: 0n, timed: 0n, released: 0n, whole: true }
  const nobody = `0x${'0'.repeat(40)}` as const
  try {
    let from = 1n
    for (let turn = 0; turn < mostQuestions && from > 0n; turn++) {
      const [[locks, next], [sums]] = await Promise.all([
        lensView(rpc, asked, { functionName: 'tokenLocks', args: [asked.address, nobody, from, locksAtOnce] }),
        lensView(rpc, asked, { functionName: 'tokenSums', args: [asked.address, from, locksAtOnce] }),
      ])
      found.locks.push(
        ...locks.map(({ id, vested, lock: { owner, amount, schedule } }) => {
          const end = timeOf(schedule.end)
          return { id, owner, locked: amount - vested, ...(end && { end }) }
        }),
      )
      found.permanent += sums.permanent
      found.timed += sums.timed
      found.released += sums.released
      const end = timeOf(sums.earliest)
      if (end && !(found.earliest && found.earliest < end)) found.earliest = end
      from = next
    }
    found.whole = from === 0n
    found.locks.sort((one, other) => Number(other.locked > one.locked) - Number(other.locked < one.locked))
    return found
  } catch {
    return undefined
  }
}

type View = ContractFunctionName<typeof lockLensAbi, 'view'>

async function lensView<name extends View>(
  rpc: NodeRpc,
  { block, signal }: Asked,
  { functionName, args }: { functionName: name; args: readonly unknown[] },
) {
  const call = { abi: lockLensAbi, functionName, args }
  const data = encodeFunctionData(call as never)
  const answer = (await rpc('eth_call', [{ to: contractAddresses.LockLens, data, gas }, block], signal)) as Hex
  return decodeFunctionResult<typeof lockLensAbi, name>({ abi: lockLensAbi, functionName, data: answer } as never)
}
