import { sql, type SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import type { OwnCampaign } from './thing.ts'
import { permanent } from '#tools/schedule/schedule.ts'
import { tokensBy } from './tokens.server.ts'

/** A deadline as the reports have it: null where there is none. */
export const deadlineOf = (seconds: unknown) => (Number(seconds) === permanent ? null : Number(seconds))

type Row = {
  thing: string
  token: Address
  funded: string
  left: string
  start: string
  deadline: string
}

/** The campaigns that an account made, the newest first. */
export async function campaignsOf(db: Database, account: Address): Promise<OwnCampaign[]> {
  const found = await campaignsWhere(db, sql`made.accounts @> array[${account}]::text[]`, 500)
  return found.map((campaign) => ({ ...campaign, roles: ['creator'] }))
}

/** The newest campaigns for which something is true of the event that made them, `made`. */
export async function campaignsWhere(db: Database, condition: SQL, most: number): Promise<OwnCampaign[]> {
  const { rows } = await db.execute<Row>(sql`
    select made.thing, made.args ->> 'token' as token, made.args ->> 'funded' as funded,
      made.args ->> 'start' as start, made.args ->> 'deadline' as deadline,
      ((made.args ->> 'funded')::numeric - coalesce(sum((later.args ->> 'amount')::numeric), 0))::text as left
    from chain_event as made
    left join chain_event as later on later.address = made.address and later.thing = made.thing
      and later.event in ('Claimed', 'Refunded')
    where made.address = ${contractAddresses.MerkleClaims} and made.event = 'CampaignCreated'
      and ${condition}
    group by made.block, made.log_index, made.part order by made.block desc, made.log_index desc limit ${most}`)
  const tokenBy = await tokensBy(
    db,
    rows.map(({ token }) => token),
  )
  return rows.map(({ thing, token, funded, left, start, deadline }) => ({
    path: `/claim/${thing}`,
    name: `Campaign ${thing}`,
    roles: [],
    token: tokenBy(token),
    funded,
    left,
    start: Number(start),
    deadline: deadlineOf(deadline),
  }))
}
