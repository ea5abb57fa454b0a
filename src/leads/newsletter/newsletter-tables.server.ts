import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who asked for the newsletter, with the record of consent. Tokens are stored as hashes. */
export const subscriber = pgTable('subscriber', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  nonce: text().notNull(),
  confirmSha256: text('confirm_sha256').unique(),
  confirmExpiresAt: moment('confirm_expires_at'),
  unsubscribeSha256: text('unsubscribe_sha256').notNull().unique(),
  optInDelivery: uuid('opt_in_delivery'),
  optInAt: moment('opt_in_at'),
  submission: uuid(),
  consent: text().notNull(),
  consentPage: text('consent_page'),
  consentAt: moment('consent_at').notNull(),
  consentIpSha256: text('consent_ip_sha256'),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
})
