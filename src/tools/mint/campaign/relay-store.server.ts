import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { mintRelay } from './tables.server.ts'

/** A mint that the site pays for, as it is stored. */
export type RelayRow = typeof mintRelay.$inferSelect

/** A paying account sends one transaction after the other: the sender holds this lock until its transaction ends. */
export async function lockSender(tx: Database, sender: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mint ${sender}`}, 0))`)
}

/** The mint of a slot, if the site has paid for it or is about to. */
export async function relayOfSlot(db: Database, contract: string, slot: string): Promise<RelayRow | undefined> {
  const where = and(eq(mintRelay.contract, contract), eq(mintRelay.slot, slot))
  return (await db.select().from(mintRelay).where(where))[0]
}

/** A mint by its id; undefined also when its account was forgotten, after the time the privacy statement gives. */
export async function findRelay(db: Database, id: string): Promise<RelayRow | undefined> {
  return (
    await db
      .select()
      .from(mintRelay)
      .where(and(eq(mintRelay.id, id), ne(mintRelay.recipient, '')))
  )[0]
}

/** The oldest mints of an account that are on their way, at most five hundred. */
export async function waitingRelays(db: Database, sender: string): Promise<RelayRow[]> {
  const where = and(eq(mintRelay.sender, sender), eq(mintRelay.status, 'sent'))
  return db.select().from(mintRelay).where(where).orderBy(asc(mintRelay.nonce)).limit(500)
}

/** What the site has paid for a collection, and may still pay for what is on its way; in wei. */
export async function spentOn(db: Database, contract: string): Promise<bigint> {
  const { rows } = await db.execute<{ wei: string }>(
    sql`select coalesce(sum(cost_wei), 0)::text as wei from mint_relay where contract = ${contract}`,
  )
  return BigInt(rows[0]!.wei)
}

/** What an account may still pay for what is on its way, in wei, and the highest number of it. */
export async function onTheirWay(db: Database, sender: string): Promise<{ wei: bigint; nonce?: number }> {
  const { rows } = await db.execute<{ wei: string; nonce: number | null }>(sql`
    select coalesce(sum(cost_wei), 0)::text as wei, max(nonce) as nonce from mint_relay where sender = ${sender} and status = 'sent'`)
  const [{ wei, nonce }] = rows as [(typeof rows)[number]]
  return { wei: BigInt(wei), ...(nonce !== null && { nonce }) }
}

/** Writes what became of mints that were on their way, and what each has cost in wei; all in one statement. */
export async function settleRelays(
  db: Database,
  ends: readonly Pick<RelayRow, 'id' | 'status' | 'costWei'>[],
): Promise<void> {
  if (ends.length === 0) return
  const rows = JSON.stringify(ends.map(({ id, status, costWei }) => ({ id, status, cost_wei: String(costWei) })))
  await db.execute(sql`
    update mint_relay set status = ended.status, cost_wei = ended.cost_wei
    from jsonb_to_recordset(${rows}::jsonb) as ended (id uuid, status text, cost_wei numeric)
    where mint_relay.id = ended.id and mint_relay.status = 'sent'`)
}

/** Writes how a mint that is on its way was sent again. */
export async function changeRelay(
  db: Database,
  id: string,
  change: Pick<RelayRow, 'costWei' | 'raw' | 'hashes' | 'sentAt'>,
): Promise<void> {
  await db
    .update(mintRelay)
    .set(change)
    .where(and(eq(mintRelay.id, id), eq(mintRelay.status, 'sent')))
}
