import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per accepted form; `answers` is what the schema of the form made of the request. */
export const submission = pgTable('submission', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  form: text().notNull(),
  idempotencyKey: uuid('idempotency_key').unique(),
  payloadSha256: text('payload_sha256').notNull(),
  answers: jsonb().$type<Record<string, string>>().notNull(),
  page: text(),
  consent: text(),
  ipSha256: text('ip_sha256'),
  status: text().$type<'accepted' | 'quarantined'>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The account that was signed in when a form was sent that says so. */
export const submissionAccount = pgTable('submission_account', {
  submission: uuid().primaryKey(),
  account: text().notNull(),
})
