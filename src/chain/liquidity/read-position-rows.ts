import type { ContractFunctionReturnType } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'

/** What LockLens says of a lock of a position. */
export type PositionRow = ContractFunctionReturnType<typeof lockLensAbi, 'view', 'positionLock'>

/** `Status` of LockLens: what a row is worth. */
export const rowStatus = { gone: 0, failed: 1, unverified: 2, verified: 3 } as const

/** Entries of a list that are looked at, and numbers in one question. */
const mostEntries = 2_400n
const idsAtOnce = 800n
const rowsAtOnce = 100

const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** A list that PositionLocker keeps: of an owner, or of a pool, by the key that it has there. */
export type PositionList =
  | { name: 'idsOfOwner'; args: readonly [`0x${string}`] }
  | { name: 'idsOfPool'; args: readonly [`0x${string}`, `0x${string}`] }

/** The numbers in a list of locks, the newest 2,400, and whether those are all. Some may be gone or have moved on. */
export async function readIds(rpc: Rpc, { name, args }: PositionList): Promise<{ ids: bigint[]; complete: boolean }> {
  const page = (from: bigint, most: bigint) =>
    readContract(rpc, { ...locker, name, args: [...args, from, most] as never })
  const [, count] = await page(0n, 0n)
  const first = count > mostEntries ? count - mostEntries : 0n
  const starts: bigint[] = []
  for (let from = first; from < count; from += idsAtOnce) starts.push(from)
  const pages = await Promise.all(starts.map((from) => page(from, idsAtOnce)))
  return { ids: pages.flatMap(([ids]) => ids), complete: first === 0n }
}

/**
 * The rows of some locks, in the order of their numbers given, and the numbers of those that nothing could be learnt of because their
 * page failed: one bad lock must not take the others with it. Rejects when the chain does not answer at all.
 */
export async function readRows(rpc: Rpc, ids: readonly bigint[]): Promise<{ rows: PositionRow[]; unread: bigint[] }> {
  const pages: bigint[][] = []
  for (let at = 0; at < ids.length; at += rowsAtOnce) pages.push(ids.slice(at, at + rowsAtOnce))
  const answers = await Promise.allSettled(pages.map((page) => rowsOf(rpc, page)))
  if (answers.length > 0 && answers.every(({ status }) => status === 'rejected')) {
    // Not even the first: either nobody answers, which the next question says too, or the page is bad.
    await readContract(rpc, { ...locker, name: 'lastId', args: [] })
  }
  return {
    rows: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [...answer.value] : [])),
    unread: answers.flatMap((answer, at) => (answer.status === 'rejected' ? pages[at]! : [])),
  }
}

const rowsOf = (rpc: Rpc, ids: bigint[]) =>
  readContract(rpc, { to: contractAddresses.LockLens, abi: lockLensAbi, name: 'positionsById', args: [ids] })
