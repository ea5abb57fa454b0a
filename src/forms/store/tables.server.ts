import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FormName } from '#leads/catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row per accepted form; `answers` is what the schema of the form made of the request. */
export const submission = pgTable('submission', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  form: text().$type<FormName>().notNull(),
  idempotencyKey: uuid('idempotency_key').unique(),
  payloadSha256: text('payload_sha256').notNull(),
  answers: jsonb().$type<Record<string, string>>().notNull(),
  page: text(),
  consent: text(),
  ipSha256: text('ip_sha256'),
  status: text().$type<'accepted' | 'quarantined'>().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

/** Where a delivery goes: the operator's mailbox, the leads webhook, or a visitor who asked for the newsletter or for their data. */
export type Destination = 'operator' | 'webhook' | 'opt-in' | 'welcome' | 'applicant' | 'data-rights'

/** What became of it: `withheld` means that a rule kept it from being sent, on purpose. */
export type DeliveryStatus = 'pending' | 'delivered' | 'dead' | 'withheld'

/** One row per thing that has to leave the house; its id is the event id receivers see. */
export const delivery = pgTable('delivery', {
  id: uuid().primaryKey(),
  event: text().notNull(),
  destination: text().$type<Destination>().notNull(),
  submission: uuid(),
  payload: jsonb().$type<Record<string, unknown>>(),
  status: text().$type<DeliveryStatus>().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deliveredAt: moment('delivered_at'),
})

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

/** Keyed hashes of addresses that get no more mail than an answer about their data. */
export const suppression = pgTable('suppression', {
  emailHmac: text('email_hmac').primaryKey(),
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
