import { sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { failClaims } from '#tools/claim/errors.ts'

/** Who publishes a list, as keyed hashes: the account that is signed in, or else the network; and the widest network around it. */
export type Publisher = { uploader: string; network: string }

/** How much may be kept, in bytes and in lists: of one uploader, of one network, and of everybody together. */
export type Room = { uploader: number; lists: number; network: number; all: number }

/** The room of a server. Hashes of uploaders are forgotten after thirty days, so these are sums of that time. */
export const usualRoom: Room = { uploader: 25_000_000, lists: 60, network: 200_000_000, all: 2_000_000_000 }

type Asked = { publisher: Publisher; bytes: number; room: Room }

/** Throws `claims.quota` when an uploader or a network would keep more than its part. */
export async function refuseOverQuota(tx: Database, { publisher, bytes, room }: Asked): Promise<void> {
  const { rows } = await tx.execute<{ mine: string; lists: string; network: string }>(sql`
    select coalesce(sum(octet_length(body)) filter (where uploader = ${publisher.uploader}), 0) as mine,
      count(*) filter (where uploader = ${publisher.uploader}) as lists,
      coalesce(sum(octet_length(body)) filter (where network = ${publisher.network}), 0) as network
    from claim_list`)
  const { mine, lists, network } = rows[0]!
  const over = Number(mine) + bytes > room.uploader || Number(lists) >= room.lists
  if (over || Number(network) + bytes > room.network) throw failClaims('claims.quota')
}

/**
 * Makes room for a list where all together have none: the network that keeps the most without a campaign loses the oldest of that, as
 * long as it keeps more than the one that asks. Throws `server.full` when nobody does. Paid lists are never touched.
 */
export async function makeRoom(tx: Database, { publisher, bytes, room }: Asked): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute<{ all: string; mine: string; most: string; network: string | null }>(sql`
      with part as (
        select network, sum(octet_length(body)) as bytes from claim_list
        where funded_at is null and network is not null group by network
      )
      select (select coalesce(sum(octet_length(body)), 0) from claim_list) as all,
        (select coalesce(sum(bytes), 0) from part where network = ${publisher.network}) as mine,
        (select coalesce(max(bytes), 0) from part) as most,
        (select network from part order by bytes desc, network limit 1) as network`)
    const { all, mine, most, network } = rows[0]!
    const missing = Number(all) + bytes - room.all
    if (missing <= 0) return
    if (network === null || Number(most) <= Number(mine) + bytes) throw fail('server.full')
    await tx.execute(sql`
      with old as (
        select id, sum(octet_length(body)) over (order by published_at, id) - octet_length(body) as before
        from claim_list where network = ${network} and funded_at is null
      ), removed as (
        delete from claim_list where id in (select id from old where before < ${missing}) returning id
      )
      insert into claim_list_gone (id, reason) select id, 'room' from removed
      on conflict (id) do update set reason = excluded.reason, gone_at = now()`)
  }
}
