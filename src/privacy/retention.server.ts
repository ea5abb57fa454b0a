import { sql, type SQL } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'

const longAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`

/**
 * Deletes what its time has passed, by the database's clock and by the periods of `content/legal/retention.ts`, which the privacy
 * statement shows too. Spent challenges, messages nobody signed and counters go when they no longer matter.
 */
export async function forgetOld(db: Database): Promise<void> {
  const unconfirmed = longAgo(retention.unconfirmedDays)
  const hashed = longAgo(retention.networkHashDays)
  const statements = [
    sql`delete from submission where form in (select jsonb_array_elements_text(${JSON.stringify(retention.messageForms)}::jsonb))
      and received_at < ${longAgo(retention.messageDays)}`,
    sql`delete from subscriber where status = 'pending' and consent_at < ${unconfirmed}`,
    sql`delete from subscriber where status = 'unsubscribed' and unsubscribed_at < ${longAgo(retention.leftDays)}`,
    sql`delete from submission where form = 'newsletter' and received_at < ${unconfirmed}
      and not exists (select from subscriber where subscriber.submission = submission.id)`,
    sql`delete from submission where form = 'pledge' and received_at < ${unconfirmed} and not exists
      (select from pledge_signature as signed where signed.submission = submission.id and signed.status = 'confirmed')`,
    sql`update submission set ip_sha256 = null where ip_sha256 is not null and received_at < ${hashed}`,
    sql`update subscriber set consent_ip_sha256 = null where consent_ip_sha256 is not null and consent_at < ${hashed}`,
    sql`delete from daily_salt where day < (now() at time zone 'utc')::date - ${retention.networkHashDays}::integer`,
    sql`delete from data_request where created_at < ${longAgo(retention.dataRequestDays)}`,
    sql`delete from delivery where submission is null and status <> 'pending' and updated_at < ${longAgo(retention.eventDays)}`,
    sql`delete from outbox_mail where created_at < ${longAgo(retention.outboxDays)}`,
    sql`delete from sign_in_session where created_at < ${longAgo(retention.signInDays)}`,
    sql`delete from chat_reply where created_at < ${longAgo(retention.chatDays)}`,
    sql`update mint_relay set recipient = '', raw = '', hashes = '{}',
      slot = case when slot like 'wallet %' then 'forgotten ' || id else slot end
      where status <> 'sent' and recipient <> '' and sent_at < ${longAgo(retention.mintDays)}`,
    sql`delete from inspection_report as report where made_at < ${longAgo(retention.inspectionDays)}
      and not exists (select from audit_inspection as sent where sent.sha256 = report.sha256)`,
    sql`delete from sign_in_message where expires_at < now()`,
    sql`delete from spent_challenge where expires_at < now()`,
    sql`delete from rate_limit where resets_at < now()`,
  ]
  for (const statement of statements) await db.execute(statement)
}
