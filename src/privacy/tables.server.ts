import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Keyed hashes of addresses that get no more mail than an answer about their data: erased ones, and those that do not exist. */
export const suppression = pgTable('suppression', {
  emailHmac: text('email_hmac').primaryKey(),
  reason: text().$type<'erased' | 'bounced'>().notNull().default('erased'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Who asked what is stored about an address, until the link has expired. The token is stored as a hash. */
export const dataRequest = pgTable('data_request', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  nonce: text().notNull(),
  tokenSha256: text('token_sha256').unique(),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The random salt of each day under which visitors' addresses are hashed. */
export const dailySalt = pgTable('daily_salt', {
  day: date().primaryKey(),
  salt: text().notNull(),
})
