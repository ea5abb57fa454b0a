import type { Address, ContractFunctionReturnType } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { tokenOf } from './lock-number.ts'

type Seen = ContractFunctionReturnType<typeof lockLensAbi, 'view', 'tokenLocks'>[0][number]

/** A lock as it is now, and what of it has vested and can be withdrawn. Amounts in smallest units, times in Unix seconds. */
export type Lock = Omit<Seen, 'lock'> & Seen['lock']

/**
 * Locks looked at with one question, and questions for one token: more would keep an account waiting for minutes. A lock is some 770 bytes
 * of an answer, and our server reads 256 kB of one.
 */
const locksAtOnce = 100n
const mostQuestions = 24

/** The locks of a token, of one owner or of all, and whether all were looked at. Rejects when the chain does not answer. */
export async function locksOfToken(
  rpc: Rpc,
  { token, owner = '0x0000000000000000000000000000000000000000' }: { token: Address; owner?: Address },
): Promise<{ locks: Lock[]; complete: boolean }> {
  const locks: Lock[] = []
  let from = 1n
  for (let asked = 0; from !== 0n && asked < mostQuestions; asked++) {
    const [page, next] = await readContract(rpc, {
      to: contractAddresses.LockLens,
      abi: lockLensAbi,
      name: 'tokenLocks',
      args: [token, owner, from, locksAtOnce],
    })
    locks.push(...page.map(({ lock, ...seen }) => ({ ...seen, ...lock })))
    from = next
  }
  return { locks, complete: from === 0n }
}

/** One lock; undefined when there is none with that number now. Rejects when the chain does not answer. */
export async function readLock(rpc: Rpc, id: bigint): Promise<Lock | undefined> {
  const locker = { to: contractAddresses.TokenLocker, abi: tokenLockerAbi } as const
  if (!(await readContract(rpc, { ...locker, name: 'exists', args: [id] }))) return undefined
  const [lock, vested, withdrawable] = await Promise.all([
    readContract(rpc, { ...locker, name: 'lockOf', args: [id] }),
    readContract(rpc, { ...locker, name: 'vested', args: [id] }),
    readContract(rpc, { ...locker, name: 'withdrawable', args: [id] }),
  ])
  return { id, ...lock, vested, withdrawable }
}

/** Whether a lock with that number was ever made. */
export async function wasMade(rpc: Rpc, id: bigint): Promise<boolean> {
  const [firstId, count] = await readContract(rpc, {
    to: contractAddresses.TokenLocker,
    abi: tokenLockerAbi,
    name: 'idsOf',
    args: [tokenOf(id)],
  })
  return id >= firstId && id < firstId + count
}
