import type { Address } from 'viem'
import { sql, type SQL } from 'drizzle-orm'
import { idText, nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import type { OwnLock, Role } from './thing.ts'
import { forEver, nextTime, vestedAt, type Schedule } from '#tools/schedule/schedule.ts'
import { lastOf, sumOf, thingsIn, thingsOf, type Thing } from './facts.server.ts'
import { tokensBy } from './tokens.server.ts'

type Asked = { account: Address; now: number }

const { TokenLocker, VotingLocker, LockDeeds } = contractAddresses

/** The locks that an account owns, holds as an NFT, or is offered. */
export async function locksOf(db: Database, { account, now }: Asked): Promise<OwnLock[]> {
  const held = await deedsOf(db, account)
  const things = await thingsOf(db, { account, contracts: [TokenLocker, VotingLocker], ids: [...held] })
  return readLocks(db, things, { now, rolesOf: (thing) => rolesOf(thing, { account, held }) })
}

/** Locks that a query names by `address` and `thing`, of nobody in particular. Emptied ones are left out. */
export async function locksIn(db: Database, which: SQL, now: number): Promise<OwnLock[]> {
  return readLocks(db, await thingsIn(db, which), { now })
}

type Reading = { now: number; rolesOf?: (thing: Thing) => Role[] }

async function readLocks(
  db: Database,
  things: readonly Thing[],
  { now, rolesOf: rolesIn }: Reading,
): Promise<OwnLock[]> {
  const tokenBy = await tokensBy(
    db,
    things.map(({ id }) => tokenOf(id)),
  )
  const merged = mergersIn(things)
  return things.flatMap((thing) => {
    const roles = rolesIn?.(thing) ?? []
    const lock = rolesIn && roles.length === 0 ? undefined : stateOf(thing, merged)
    if (!lock || lock.held === 0n) return []
    const { schedule, amount, base, withdrawn } = lock
    // At its end all of it is free, whatever had vested before.
    const vesting = base !== undefined || now >= schedule.end ? { schedule, amount, base: base ?? 0n } : undefined
    const votes = thing.address === VotingLocker
    return {
      path: `/token-locking/${idText(thing.id)}${votes ? '-votes' : ''}`,
      name: `${nameOf(thing.id)}${votes ? ' with votes' : ''}`,
      roles,
      votes,
      token: tokenBy(tokenOf(thing.id)),
      held: String(lock.held),
      free: vesting ? String(vestedAt(vesting, now) - withdrawn) : null,
      schedule,
      next: nextTime({ schedule, amount }, now) ?? null,
    }
  })
}

/** The locks that an account holds as NFTs. */
async function deedsOf(db: Database, account: Address): Promise<Set<bigint>> {
  const { rows } = await db.execute<{ thing: string }>(sql`
    select thing from (
      select distinct on (thing) thing, args ->> 'to' as holder from chain_event
      where address = ${LockDeeds} and event = 'Transfer' and thing in (
        select thing from chain_event
        where address = ${LockDeeds} and event = 'Transfer' and accounts @> array[${account}]::text[])
      order by thing, block desc, log_index desc
    ) as deed where holder = ${account}`)
  return new Set(rows.map(({ thing }) => BigInt(thing)))
}

function rolesOf(thing: Thing, { account, held }: { account: Address; held: ReadonlySet<bigint> }): Role[] {
  const owner = lastOf(thing, 'Locked', 'Split:1', 'Transferred')?.last
  const offer = lastOf(thing, 'TransferProposed', 'TransferCancelled', 'Transferred')
  const isOwner = owner !== undefined && (owner.to ?? owner.owner) === account
  const isHeld = thing.address === TokenLocker && held.has(thing.id)
  const isOffered = offer?.event === 'TransferProposed' && offer.last.to === account
  return [
    ...(isOwner ? ['owner' as const] : []),
    ...(isHeld ? ['holder' as const] : []),
    ...(isOffered ? ['offered' as const] : []),
  ]
}

/** What a lock holds and when it vests; undefined where the index has not seen it begin, or it is part of another one. */
function stateOf(thing: Thing, merged: Mergers) {
  if (lastOf(thing, 'Merged:1')) return undefined
  const terms = lastOf(thing, 'Locked', 'Split', 'Extended')
  if (!terms || !lastOf(thing, 'Locked', 'Split:1')) return undefined
  const { amount, withdrawn } = sumsOf(thing, merged)
  const schedule = lastOf(thing, 'MadePermanent') ? forEver : scheduleOf(terms.last)
  return { amount, withdrawn, held: amount - withdrawn, base: baseOf(thing, merged), schedule }
}

/** What had vested before the schedule of a lock began. Undefined after a part was split off: no event says how much stayed. */
function baseOf(thing: Thing, merged: Mergers): bigint | undefined {
  const said = lastOf(thing, 'Split', 'Extended', 'MadePermanent')
  if (said?.event === 'Split' && said.part === 0) return undefined
  let base = BigInt((said?.last.base as string | undefined) ?? 0)
  for (const { other, order } of mergedInto(thing, merged)) {
    if (order < (said?.order ?? 0)) continue
    const more = baseOf(other, merged)
    if (more === undefined) return undefined
    base += more
  }
  return base
}

/** The locks that were merged into others, by contract and number of the other one, and when. */
type Mergers = ReadonlyMap<string, readonly { other: Thing; order: number }[]>

function mergersIn(things: readonly Thing[]): Mergers {
  const mergers = things.flatMap((other) => {
    const into = lastOf(other, 'Merged:1')
    return into ? [{ key: `${other.address} ${String(into.last.id)}`, other, order: into.order }] : []
  })
  return Map.groupBy(mergers, ({ key }) => key)
}

const mergedInto = ({ address, id }: Thing, mergers: Mergers) => mergers.get(`${address} ${id}`) ?? []

/** What a lock was given in all, and what left it, with all that was merged into it and without what was split off. */
function sumsOf(thing: Thing, merged: Mergers): { amount: bigint; withdrawn: bigint } {
  const [begun, more, got, gave] = [
    sumOf(thing, 'Locked'),
    sumOf(thing, 'Increased'),
    sumOf(thing, 'Split', 1),
    sumOf(thing, 'Split', 0),
  ]
  let amount = begun.amount + more.amount + got.amount - gave.amount
  let withdrawn = sumOf(thing, 'Withdrawn').amount + got.withdrawn - gave.withdrawn
  for (const { other } of mergedInto(thing, merged)) {
    const sums = sumsOf(other, merged)
    amount += sums.amount
    withdrawn += sums.withdrawn
  }
  return { amount, withdrawn }
}

/** The schedule in the arguments of an event. */
export function scheduleOf({ start, cliff, end, steps }: Record<string, unknown>): Schedule {
  return { start: Number(start), cliff: Number(cliff), end: Number(end), steps: Number(steps) }
}
