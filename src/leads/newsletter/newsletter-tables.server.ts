import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  /** When a mail server said last that there is no such address. */
  bouncedAt: moment('bounced_at'),
})

/** An issue of the newsletter, with its whole text. One at most is `sending`. */
export const newsletterIssue = pgTable('newsletter_issue', {
  id: uuid().primaryKey(),
  contentSha256: text('content_sha256').notNull().unique(),
  subject: text().notNull(),
  markdown: text().notNull(),
  state: text().$type<'sending' | 'sent' | 'stopped'>().notNull(),
  recipients: integer().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})

/** What became of an issue for one subscriber; `trying` outside a run is not known: the process ended while the mail server was asked. */
export const recipientStates = [
  'pending',
  'trying',
  'sent',
  'refused',
  'bounced',
  'left',
  'suppressed',
  'failed',
  'stopped',
] as const

/** Who gets an issue, each once. The id is that of the mail. */
export const newsletterRecipient = pgTable('newsletter_recipient', {
  id: uuid().primaryKey(),
  issue: uuid().notNull(),
  subscriber: uuid().notNull(),
  state: text().$type<(typeof recipientStates)[number]>().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  nextAt: moment('next_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
