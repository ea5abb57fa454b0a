import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import type { OwnPosition, Role } from '#tools/dashboard/account-report.ts'
import { permanent } from '#tools/schedule/schedule.ts'
import { lastOf, thingsOf, type Thing } from './facts.server.ts'

/** The locks of positions that an account owns, is offered, or gets the fees of. */
export async function positionsOf(db: Database, account: Address): Promise<OwnPosition[]> {
  const things = await thingsOf(db, { account, contracts: [contractAddresses.PositionLocker] })
  return things.flatMap((thing) => {
    const made = lastOf(thing, 'Locked')?.last
    const roles = rolesOf(thing, account)
    if (!made || roles.length === 0 || lastOf(thing, 'Withdrawn')) return []
    const unlock = Number(lastOf(thing, 'Locked', 'Extended')!.last.unlock)
    return {
      path: `/liquidity-locking/${thing.id}`,
      name: `Liquidity lock ${thing.id}`,
      roles,
      manager: made.manager as Address,
      tokenId: made.tokenId as string,
      unlock: unlock === permanent ? null : unlock,
    }
  })
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
