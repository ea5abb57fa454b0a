import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Quote } from './audit-quote.ts'
import type { AuditState } from './audit-states.ts'

/** The page of one request for an audit; its token is stored as a hash. */
export const auditRequestRow = pgTable('audit_request', {
  submission: uuid().primaryKey(),
  tokenSha256: text('token_sha256').notNull().unique(),
})

/** The report of an inspection that was sent along with a request. */
export const auditInspection = pgTable('audit_inspection', {
  submission: uuid().primaryKey(),
  sha256: text().notNull(),
})

/** Every state a request for an audit was in. */
export const auditStep = pgTable('audit_step', {
  id: uuid().primaryKey(),
  submission: uuid().notNull(),
  state: text().$type<AuditState>().notNull(),
  note: text(),
  /** What `quoted` offers. */
  quote: jsonb().$type<Quote>(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
