import { sql } from 'drizzle-orm'
import { zeroHash, type Address } from 'viem'
import { idText, nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import type { OwnGrant, Role } from './thing.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import { nextTime, vestedAt } from '#tools/schedule/schedule.ts'
import { lastOf, sumOf, thingsOf, type Thing } from './facts.server.ts'
import { scheduleOf } from './locks.server.ts'
import { tokensBy } from './tokens.server.ts'

/** The grants that an account receives, gave, can revoke or is offered, as long as something is in them. */
export async function grantsOf(db: Database, { account, now }: { account: Address; now: number }): Promise<OwnGrant[]> {
  const things = await thingsOf(db, { account, contracts: [contractAddresses.TokenGrants] })
  const tokenBy = await tokensBy(
    db,
    things.map(({ id }) => tokenOf(id)),
  )
  const curves = await curvesOf(db, things)
  return things.flatMap((thing) => {
    const made = lastOf(thing, 'Granted')?.last
    const roles = rolesOf(thing, account)
    if (!made || roles.length === 0) return []
    const revoked = lastOf(thing, 'Revoked')?.last
    const amount = BigInt(made.amount as string)
    const withdrawn = sumOf(thing, 'Withdrawn').amount
    const schedule = scheduleOf(made)
    const curve = curves.get(made.curve as string)
    const vesting = { amount, schedule, curve, ...(revoked && { stop: Number(revoked.stop) }) }
    const held = (revoked ? BigInt(revoked.kept as string) : amount) - withdrawn
    const refund = revoked && !lastOf(thing, 'Refunded') ? BigInt(revoked.refund as string) : 0n
    if (held === 0n && refund === 0n) return []
    return {
      path: `/grants/${idText(thing.id)}`,
      name: nameOf(thing.id),
      roles,
      token: tokenBy(tokenOf(thing.id)),
      held: String(held),
      free: String(vestedAt(vesting, now) - withdrawn),
      schedule,
      next: nextTime(vesting, now) ?? null,
      revocable: revokerOf(thing) !== undefined,
      revoked: revoked !== undefined,
      refund: String(refund),
    }
  })
}

/** Who can revoke a grant; undefined when nobody can. */
function revokerOf(thing: Thing): string | undefined {
  if (lastOf(thing, 'Renounced', 'Revoked')) return undefined
  const said = lastOf(thing, 'Granted', 'RevokerChanged')?.last
  const revoker = (said?.to ?? said?.revoker) as string | undefined
  return revoker === undefined || /^0x0{40}$/.test(revoker) ? undefined : revoker
}

function rolesOf(thing: Thing, account: Address): Role[] {
  const made = lastOf(thing, 'Granted')?.last
  const receiver = lastOf(thing, 'Granted', 'ReceiverChanged')?.last
  const roles: Role[] = []
  if ((receiver?.to ?? receiver?.receiver) === account) roles.push('receiver')
  if (made?.giver === account) roles.push('giver')
  if (revokerOf(thing) === account) roles.push('revoker')
  const offers = [
    lastOf(thing, 'ReceiverProposed', 'ReceiverProposalCancelled', 'ReceiverChanged'),
    lastOf(thing, 'RevokerProposed', 'RevokerProposalCancelled', 'RevokerChanged'),
  ]
  if (offers.some((offer) => offer?.event.endsWith('Proposed') && offer.last.to === account)) roles.push('offered')
  return roles
}

/** The curves that some grants follow, by their names. */
async function curvesOf(db: Database, things: readonly Thing[]): Promise<Map<string, Segment[]>> {
  const names = new Set(things.map((thing) => lastOf(thing, 'Granted')?.last.curve).filter((name) => name !== zeroHash))
  if (names.size === 0) return new Map()
  const { rows } = await db.execute<{ curve: string; segments: Record<keyof Segment, string>[] }>(sql`
    select args ->> 'curve' as curve, args -> 'segments' as segments from chain_event
    where address = ${contractAddresses.TokenGrants} and event = 'CurveDefined'
      and args ->> 'curve' = any(${sql.param([...names])}::text[])`)
  return new Map(
    rows.map(({ curve, segments }) => [
      curve,
      segments.map(({ length, weight, granularity, power }) => ({
        length: Number(length),
        weight: BigInt(weight),
        granularity: Number(granularity),
        power: Number(power),
      })),
    ]),
  )
}
