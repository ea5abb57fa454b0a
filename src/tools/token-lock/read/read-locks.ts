import type { Address, ContractFunctionReturnType } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { tokenOf, type LockerName, type LockKey } from './lock-number.ts'
import { lockerNames, lockerOf } from './lockers.ts'

type Seen = ContractFunctionReturnType<typeof lockLensAbi, 'view', 'tokenLocks'>[0][number]

/**
 * A lock as it is now, and what of it has vested and can be withdrawn. Amounts in smallest units, times in Unix seconds. `delegate`: whom
 * its votes count for; of a plain lock none.
 */
export type Lock = LockKey & Omit<Seen, 'lock'> & Seen['lock'] & { delegate?: Address }

/**
 * Locks looked at with one question, and questions for one token: more would keep an account waiting for minutes. A lock is some 770 bytes
 * of an answer, and our server reads 256 kB of one.
 */
const locksAtOnce = 100n
const mostQuestions = 24

type Sought = { token: Address; owner?: Address }
type FoundLocks = { locks: Lock[]; complete: boolean }

/**
 * The locks of a token, of one owner or of all, the plain ones first, and whether all were looked at. Rejects when the chain does not
 * answer.
 */
export async function locksOfToken(rpc: Rpc, sought: Sought): Promise<FoundLocks> {
  const found = await Promise.all(lockerNames.map((locker) => locksAt(rpc, locker, sought)))
  return { locks: found.flatMap(({ locks }) => locks), complete: found.every(({ complete }) => complete) }
}

async function locksAt(
  rpc: Rpc,
  locker: LockerName,
  { token, owner = '0x0000000000000000000000000000000000000000' }: Sought,
): Promise<FoundLocks> {
  const locks: Lock[] = []
  let from = 1n
  for (let asked = 0; from !== 0n && asked < mostQuestions; asked++) {
    const { page, next } = await pageOf(rpc, locker, [token, owner, from, locksAtOnce])
    locks.push(...page)
    from = next
  }
  return { locks, complete: from === 0n }
}

type PageArguments = readonly [token: Address, owner: Address, from: bigint, most: bigint]

/** A page of a list, and the number to go on from, or 0. */
async function pageOf(rpc: Rpc, locker: LockerName, args: PageArguments): Promise<{ page: Lock[]; next: bigint }> {
  const lens = { to: contractAddresses.LockLens, abi: lockLensAbi } as const
  if (locker === 'TokenLocker') {
    const [seen, next] = await readContract(rpc, { ...lens, name: 'tokenLocks', args })
    return { page: seen.map(({ lock, ...view }) => ({ locker, ...view, ...lock })), next }
  }
  const [seen, delegates, next] = await readContract(rpc, { ...lens, name: 'votingLocks', args })
  return { page: seen.map(({ lock, ...view }, at) => ({ locker, ...view, ...lock, delegate: delegates[at]! })), next }
}

/** One lock; undefined when there is none with that id now. Rejects when the chain does not answer. */
export async function readLock(rpc: Rpc, { id, locker }: LockKey): Promise<Lock | undefined> {
  const { address: to, abi } = lockerOf(locker)
  if (!(await readContract(rpc, { to, abi, name: 'exists', args: [id] }))) return undefined
  const [lock, vested, withdrawable, delegate] = await Promise.all([
    readContract(rpc, { to, abi, name: 'lockOf', args: [id] }),
    readContract(rpc, { to, abi, name: 'vested', args: [id] }),
    readContract(rpc, { to, abi, name: 'withdrawable', args: [id] }),
    locker === 'VotingLocker' ? readContract(rpc, { to, abi, name: 'delegateOf', args: [id] }) : undefined,
  ])
  return { id, locker, ...lock, vested, withdrawable, ...(delegate && { delegate }) }
}

/** Whether a lock with that id was ever made. */
export async function wasMade(rpc: Rpc, { id, locker }: LockKey): Promise<boolean> {
  const { address: to, abi } = lockerOf(locker)
  const [firstId, count] = await readContract(rpc, { to, abi, name: 'idsOf', args: [tokenOf(id)] })
  return id >= firstId && id < firstId + count
}
