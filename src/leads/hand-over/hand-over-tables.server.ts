import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per question to a person, with the conversation it belongs to. Its words are in its submission. */
export const handOverQuestion = pgTable('hand_over', {
  submission: uuid().primaryKey(),
  thread: uuid().notNull(),
  keySha256: text('key_sha256').notNull().unique(),
  replySha256: text('reply_sha256').notNull().unique(),
})

/** One row per answer of a person. */
export const handOverAnswer = pgTable('hand_over_answer', {
  id: uuid().primaryKey(),
  submission: uuid().notNull(),
  name: text().notNull(),
  answer: text().notNull(),
  mailSha256: text('mail_sha256'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
