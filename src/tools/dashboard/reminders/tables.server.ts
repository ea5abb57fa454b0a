import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Who wants a mail a day before the dates of an account. `refused` and `left` have neither address nor account any more; nor has one that
 * nobody confirmed in time.
 */
export const reminder = pgTable('reminder', {
  id: uuid().primaryKey(),
  email: text(),
  account: text(),
  emailHmac: text('email_hmac').notNull(),
  status: text().$type<'pending' | 'confirmed' | 'refused' | 'left'>().notNull(),
  nonce: text().notNull(),
  confirmSha256: text('confirm_sha256').unique(),
  unsubscribeSha256: text('unsubscribe_sha256').notNull().unique(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  leftAt: moment('left_at'),
  lookedAt: moment('looked_at'),
})

/** The dates of which a mail was written: of each at most one. `at` is the date itself, in Unix seconds. */
export const reminderSent = pgTable(
  'reminder_sent',
  { reminder: uuid().notNull(), path: text().notNull(), at: bigint({ mode: 'number' }).notNull() },
  ({ reminder: of, path, at }) => [primaryKey({ columns: [of, path, at] })],
)
