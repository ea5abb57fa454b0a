import { decodeFunctionResult, encodeFunctionData, type Address, type ContractFunctionName, type Hex } from 'viem'
import { never, rungs, type Ladder } from '#chain/liquidity/ladder.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'

type Asked = { address: Address; block: string; signal: AbortSignal }
type Sign =
  | 'mints'
  | 'pauses'
  | 'limits'
  | 'blocks'
  | 'delegates'
  | 'taxes'
  | 'trades'
  | 'upgrades'
  | 'roles'
  | 'destroys'
  | 'asksSigner'
  | 'asksMiner'

/** What the lens says of a token: its supply, what our locker owes to locks of it, and signs of powers in its code. */
export type Lens = { supply: bigint; owed: bigint; powers: Record<Sign, boolean> & { authority: Address } }

/** A lock of a token: what of it has not vested, and when the last of it does; no time: never. Amounts in the smallest unit. */
export type TokenLock = { id: bigint; owner: Address; locked: bigint; end?: Date }

/**
 * The locks of a token that were looked at, the largest first. `held` is what of the largest 200 has not vested and cannot be withdrawn
 * now, `share` that of the supply in parts of 1e18, `free` what has vested and not been withdrawn. `whole`: there are no others.
 */
export type TokenLocks = {
  locks: TokenLock[]
  held: bigint
  share: bigint
  free: bigint
  solvent: boolean
  ladder: Ladder
  whole: boolean
}

/** The two contracts that hold locks, of plain ones and of those whose votes go on counting, and what the lens answers of each. */
const questions = {
  plain: { list: 'tokenLocks', statement: 'tokenStatement' },
  votes: { list: 'votingLocks', statement: 'votingStatement' },
} as const

/** Which locks of a token are meant. */
export type LockForm = keyof typeof questions

/** Locks looked at with one question, questions for one page, and locks whose dates are told. */
const locksAtOnce = 100n
const mostQuestions = 24
const mostCounted = 200

/** The gas of one call: a list takes more than a node allows by default. */
const gas = '0x1c9c380'

const timeOf = (seconds: number) => (seconds >= never ? undefined : new Date(seconds * 1000))

/** The lens may not be deployed on this chain, or a hostile token may cost it too much: then the page does without. */
export async function askLens(rpc: NodeRpc, asked: Asked): Promise<Lens | undefined> {
  try {
    return await lensView(rpc, asked, { functionName: 'tokenStatement', args: [asked.address, []] })
  } catch {
    return undefined
  }
}

/** The locks of a token at a block; undefined where there are none, and where the lens does not answer. */
export async function readTokenLocks(rpc: NodeRpc, asked: Asked, form: LockForm): Promise<TokenLocks | undefined> {
  try {
    const { locks, whole } = await listLocks(rpc, asked, form)
    if (locks.length === 0) return undefined
    const ids = locks
      .slice(0, mostCounted)
      .map(({ id }) => id)
      .toSorted((one, other) => (one < other ? -1 : 1))
    const ask = { functionName: questions[form].statement, args: [asked.address, ids] } as const
    const { held, share, free, solvent, ladder } = await lensView(rpc, asked, ask)
    const { total, permanent, until99, until90, until50 } = ladder
    const untils = { 99: until99, 90: until90, 50: until50 }
    const told = rungs.map((part) => ({
      part,
      until: untils[part],
      amount: untils[part] >= never ? permanent : (total * BigInt(part)) / 100n,
    }))
    return {
      locks,
      held,
      share,
      free,
      solvent,
      ladder: { total, permanent, rungs: told },
      whole: whole && locks.length <= mostCounted,
    }
  } catch {
    return undefined
  }
}

/** The locks of a token that still hold something, the largest first, and whether all were looked at. */
async function listLocks(rpc: NodeRpc, asked: Asked, form: LockForm): Promise<{ locks: TokenLock[]; whole: boolean }> {
  const nobody = `0x${'0'.repeat(40)}` as const
  const locks: TokenLock[] = []
  let from = 1n
  for (let turn = 0; turn < mostQuestions && from > 0n; turn++) {
    const ask = { functionName: questions[form].list, args: [asked.address, nobody, from, locksAtOnce] } as const
    const answer = await lensView(rpc, asked, ask)
    const [page, next] = [answer[0], answer.at(-1) as bigint]
    locks.push(
      ...page.map(({ id, vested, lock: { owner, amount, schedule } }) => {
        const end = timeOf(schedule.end)
        return { id, owner, locked: amount - vested, ...(end && { end }) }
      }),
    )
    from = next
  }
  locks.sort((one, other) => Number(other.locked > one.locked) - Number(other.locked < one.locked))
  return { locks, whole: from === 0n }
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
