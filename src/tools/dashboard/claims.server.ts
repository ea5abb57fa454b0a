import { sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import { fetchHead, findClaim, ListMismatch, type Claimable } from '#tools/claim-list/find-claim.ts'
import { keptFile } from '#tools/claim-list/kept-file.server.ts'
import type { OwnClaim } from './account-report.ts'
import { deadlineOf } from '#tools/indexed/campaigns.server.ts'
import { tokensBy } from '#tools/indexed/tokens.server.ts'

type Campaign = {
  thing: string
  list: string
  root: Hex
  token: Address
  start: string
  deadline: string
  paid: string[] | null
}

/** Campaigns whose lists are looked through for one account: the newest. */
const mostCampaigns = 200

/** Entries that an account can claim from campaigns whose lists are published here, and that nobody has claimed for it. */
export async function claimsOf(db: Database, { account, now }: { account: Address; now: number }): Promise<OwnClaim[]> {
  const campaigns = await openCampaigns(db, { account, now })
  const tokenBy = await tokensBy(
    db,
    campaigns.map(({ token }) => token),
  )
  const found = await Promise.all(campaigns.map((campaign) => entryOf(db, campaign, account)))
  return campaigns.flatMap(({ thing, token, start, deadline, paid }, at) => {
    const claim = found[at]
    if (!claim || paid?.includes(String(claim.index))) return []
    return {
      path: `/claim/${thing}`,
      campaign: thing,
      token: tokenBy(token),
      amount: String(claim.amount),
      start: Number(start),
      deadline: deadlineOf(deadline),
    }
  })
}

/** The campaigns that still pay, the newest first, with their lists and the entries that were paid to the account. */
async function openCampaigns(db: Database, { account, now }: { account: Address; now: number }): Promise<Campaign[]> {
  const { MerkleClaims } = contractAddresses
  const { rows } = await db.execute<Campaign>(sql`
    select made.thing, list.id as list, made.args ->> 'root' as root, made.args ->> 'token' as token,
      made.args ->> 'start' as start, made.args ->> 'deadline' as deadline,
      (select array_agg(args ->> 'index') from chain_event as claimed where claimed.address = made.address
        and claimed.thing = made.thing and event = 'Claimed' and claimed.accounts @> array[${account}]::text[]) as paid
    from chain_event as made
    join claim_list as list on lower(list.head::jsonb ->> 'root') = made.args ->> 'root'
    where made.address = ${MerkleClaims} and made.event = 'CampaignCreated'
      and (made.args ->> 'deadline')::bigint > ${now}
      and not exists (select from chain_event as refund where refund.address = made.address
        and refund.thing = made.thing and refund.event = 'Refunded')
    order by made.block desc, made.log_index desc limit ${mostCampaigns}`)
  return rows
}

async function entryOf(db: Database, { list, root }: Campaign, account: Address): Promise<Claimable | undefined> {
  const fetchFile = async (name: string) => {
    const file = await keptFile(db, list, name)
    if (!file) throw new ListMismatch(`The list has no file ${name}.`)
    return new Uint8Array(file)
  }
  try {
    return await findClaim(fetchFile, await fetchHead(fetchFile, { root }), account)
  } catch (error) {
    // A list that does not lead to its root pays nobody.
    if (error instanceof ListMismatch) return undefined
    throw error
  }
}
