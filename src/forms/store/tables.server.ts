import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

/** How far a submission is: `waiting` is for the visitor to go on, and `closed` came to an end without being won or lost. */
export const leadStates = ['new', 'open', 'waiting', 'won', 'lost', 'closed'] as const

/** What becomes of a submission that a person answers. */
export const lead = pgTable('lead', {
  submission: uuid().primaryKey(),
  state: text().$type<(typeof leadStates)[number]>().notNull().default('new'),
  owner: text(),
  dueAt: timestamp('due_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What the operator noted about a submission. */
export const leadNote = pgTable('lead_note', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  submission: uuid().notNull(),
  note: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
