import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row per call. The database keeps two calls from being held at one time. */
export const booking = pgTable('booking', {
  submission: uuid().primaryKey(),
  tokenSha256: text('token_sha256').notNull().unique(),
  state: text().$type<'held' | 'cancelled' | 'waiting' | 'lapsed'>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  freeAt: moment('free_at').notNull(),
  sequence: integer().notNull().default(0),
  bookedAt: moment('booked_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  remindedAt: moment('reminded_at'),
})
