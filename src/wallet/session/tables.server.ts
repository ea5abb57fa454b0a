import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Messages that were given out to be signed. The text itself is stored as its SHA-256. */
export const signInMessage = pgTable('sign_in_message', {
  nonce: text().primaryKey(),
  visitorSha256: text('visitor_sha256').notNull(),
  messageSha256: text('message_sha256').notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

/** Browsers in which an account was proved. `address` has its checksum; the cookie is stored as its SHA-256. */
export const signInSession = pgTable('sign_in_session', {
  tokenSha256: text('token_sha256').primaryKey(),
  address: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})
