import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReplyExtras } from '#assistant/messages/citation.ts'
import type { Topic } from '#assistant/facts/resolve.ts'
import { outcomes } from '#assistant/providers/provider.server.ts'

/** Questions and replies. The cookie is stored as its SHA-256, the session as a signature over it and what the browser calls it. */
export const chatReply = pgTable('chat_reply', {
  id: uuid().primaryKey(),
  visitorSha256: text('visitor_sha256').notNull(),
  session: text().notNull(),
  key: text(),
  question: text().notNull(),
  reply: text().notNull(),
  extras: jsonb().$type<Partial<ReplyExtras>>().notNull().default({}),
  topic: jsonb().$type<Topic>(),
  status: text({ enum: ['whole', 'interrupted'] }).notNull(),
  helpful: boolean(),
  comment: text(),
  /** What became of the question; nothing where the provider does not say. */
  outcome: text({ enum: outcomes }),
  /** It is the first of its conversation that the window showed. */
  begins: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
