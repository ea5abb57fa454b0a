import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '#content/answers/fact.ts'

/** Answers of the operator. A row is never changed. */
export const chatAnswer = pgTable('chat_answer', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  language: text().$type<Language>().notNull(),
  asks: text().array().notNull(),
  nots: text().array().notNull().default([]),
  says: text().notNull(),
  at: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
