import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { rememberedTurns } from '#assistant/messages/message-bounds.ts'
import type { Database } from '#core/database/database.server.ts'
import { chatReply } from './tables.server.ts'

/** A question and its reply as they are stored. */
export type StoredReply = typeof chatReply.$inferSelect

/** The last turns of a conversation, as far back as the window shows it, oldest first. */
export async function turnsOf(db: Database, session: string): Promise<StoredReply[]> {
  const rows = await db
    .select()
    .from(chatReply)
    .where(eq(chatReply.session, session))
    .orderBy(desc(chatReply.createdAt))
    .limit(rememberedTurns)
  const first = rows.findIndex(({ begins }) => begins)
  return (first < 0 ? rows : rows.slice(0, first + 1)).toReversed()
}

/** The reply a message already has, when it was sent within a day and its reply arrived whole. */
export async function replyByKey(
  db: Database,
  { session, key }: { session: string; key: string },
): Promise<StoredReply | undefined> {
  const [row] = await db
    .select()
    .from(chatReply)
    .where(
      and(
        eq(chatReply.session, session),
        eq(chatReply.key, key),
        eq(chatReply.status, 'whole'),
        gt(chatReply.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  return row
}

/** Stores a reply. Under the same key the last one stays, unless a whole one is there. */
export async function storeReply(db: Database, row: typeof chatReply.$inferInsert): Promise<void> {
  const { id, reply, extras, topic, outcome, status, begins } = row
  await db
    .insert(chatReply)
    .values(row)
    .onConflictDoUpdate({
      target: [chatReply.session, chatReply.key],
      set: { id, reply, extras, topic, outcome, status, begins, createdAt: sql`now()`, helpful: null, comment: null },
      setWhere: sql`${chatReply.status} = 'interrupted' or ${chatReply.createdAt} < now() - interval '1 day'`,
    })
}

/** Keeps what a visitor says of a reply. Answers whether it is one of this browser's. */
export async function rateReply(
  db: Database,
  { id, visitorSha256, helpful, comment }: { id: string; visitorSha256: string; helpful: boolean; comment?: string },
): Promise<boolean> {
  const rows = await db
    .update(chatReply)
    .set({ helpful, comment: comment ?? null })
    .where(and(eq(chatReply.id, id), eq(chatReply.visitorSha256, visitorSha256)))
    .returning({ id: chatReply.id })
  return rows.length > 0
}

/** Everything that is kept for one browser, oldest first, in the words of an export. */
export async function exportReplies(db: Database, visitorSha256: string) {
  return db
    .select({
      at: chatReply.createdAt,
      question: chatReply.question,
      reply: chatReply.reply,
      helpful: chatReply.helpful,
      comment: chatReply.comment,
    })
    .from(chatReply)
    .where(eq(chatReply.visitorSha256, visitorSha256))
    .orderBy(asc(chatReply.createdAt))
}

/** Forgets everything that is kept for one browser. */
export async function eraseReplies(db: Database, visitorSha256: string): Promise<void> {
  await db.delete(chatReply).where(eq(chatReply.visitorSha256, visitorSha256))
}
