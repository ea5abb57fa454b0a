import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'

/**
 * A visitor's address as it may be kept: keyed with SECRET and with the random salt of the day. When the salt is deleted, nobody
 * can find out any more which address it was, not even by trying all of them.
 */
export async function hashVisitor({ db, secret }: { db: Database; secret: Secret }, address: string): Promise<string> {
  const salt = (await todaysSalt(db)) ?? (await todaysSalt(db))
  if (!salt) throw new Error('The salt of the day is missing.')
  return secret.sign('visitor', `${salt}.${address}`)
}

// Two servers may make the salt at the same moment: the one that comes second sees neither its own nor the other's at first.
async function todaysSalt(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ salt: string }>(sql`
    with today as (select (now() at time zone 'utc')::date as day),
    made as (
      insert into daily_salt (day, salt) select day, ${randomBytes(16).toString('base64url')} from today
      on conflict do nothing returning salt
    )
    select salt from made union all select salt from daily_salt natural join today limit 1`)
  return rows[0]?.salt
}
