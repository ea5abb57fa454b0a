import type { SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import type { OwnPosition, Role } from './thing.ts'
import { permanent } from '#tools/schedule/schedule.ts'
import { lastOf, thingsIn, thingsOf, type Thing } from './facts.server.ts'

/** The locks of positions that an account owns, is offered, or gets the fees of. */
export async function positionsOf(db: Database, account: Address): Promise<OwnPosition[]> {
  const things = await thingsOf(db, { account, contracts: [contractAddresses.PositionLocker] })
  return things.flatMap((thing) => {
    const roles = rolesOf(thing, account)
    return roles.length > 0 ? positionIn(thing, roles) : []
  })
}

/** Locks of positions that a query names by `address` and `thing`, of nobody in particular. */
export async function positionsIn(db: Database, which: SQL): Promise<OwnPosition[]> {
  return (await thingsIn(db, which)).flatMap((thing) => positionIn(thing, []))
}

/** A lock of a position; none where the index has not seen it begin, or it is over. */
function positionIn(thing: Thing, roles: Role[]): OwnPosition[] {
  const made = lastOf(thing, 'Locked')?.last
  if (!made || lastOf(thing, 'Withdrawn')) return []
  const unlock = Number(lastOf(thing, 'Locked', 'Extended')!.last.unlock)
  return [
    {
      path: `/liquidity-locking/${thing.id}`,
      name: `Liquidity lock ${thing.id}`,
      roles,
      manager: made.manager as Address,
      tokenId: made.tokenId as string,
      unlock: unlock === permanent ? null : unlock,
    },
  ]
}

function rolesOf(thing: Thing, account: Address): Role[] {
  const owner = lastOf(thing, 'Locked', 'Transferred')?.last
  const payee = lastOf(thing, 'Locked', 'PayeeChanged', 'Transferred')?.last
  const offer = lastOf(thing, 'TransferProposed', 'TransferCancelled', 'Transferred')
  const roles: Role[] = []
  if ((owner?.to ?? owner?.owner) === account) roles.push('owner')
  // A new owner gets the fees, until somebody else is named.
  if ((payee?.to ?? payee?.payee) === account && roles.length === 0) roles.push('payee')
  if (offer?.event === 'TransferProposed' && offer.last.to === account) roles.push('offered')
  return roles
}
