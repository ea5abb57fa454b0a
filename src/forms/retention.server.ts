import { sql } from 'drizzle-orm'
import type { Database } from '#core/database.server.ts'

/**
 * Deletes what its time has passed, by the database's clock: newsletter requests that were not confirmed within 48 hours, a week
 * later; hashed addresses and their salts after 30 days; spent challenges and counters when they no longer matter; mail of the
 * outbox after 30 days.
 */
export async function forgetOld(db: Database): Promise<void> {
  const unconfirmed = sql`interval '9 days'`
  await db.execute(sql`delete from subscriber where status = 'pending' and consent_at < now() - ${unconfirmed}`)
  await db.execute(sql`
    delete from submission where form = 'newsletter' and received_at < now() - ${unconfirmed}
    and not exists (select from subscriber where subscriber.submission = submission.id)`)
  await db.execute(sql`
    update submission set ip_sha256 = null where ip_sha256 is not null and received_at < now() - interval '30 days'`)
  await db.execute(sql`
    update subscriber set consent_ip_sha256 = null
    where consent_ip_sha256 is not null and consent_at < now() - interval '30 days'`)
  await db.execute(sql`delete from daily_salt where day < (now() at time zone 'utc')::date - 30`)
  await db.execute(sql`delete from spent_challenge where expires_at < now()`)
  await db.execute(sql`delete from rate_limit where resets_at < now()`)
  await db.execute(sql`delete from outbox_mail where created_at < now() - interval '30 days'`)
}
