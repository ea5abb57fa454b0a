import { createHash, randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { markAnswered } from '#forms/store/lead.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import { handOverAnswer, handOverQuestion } from './hand-over-tables.server.ts'

/** An answer of a person. */
type PersonAnswer = typeof handOverAnswer.$inferSelect

/** Characters an answer may have. */
export const answerLength = 4_000

/** Answers that are given out at once, the newest of a conversation. */
const mostAnswers = 50

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What the page keeps that sent a question: 128 bits that open its conversation, and no other. */
export function threadKey(secret: Secret, { id }: Pick<Submission, 'id'>): string {
  return Buffer.from(secret.sign('hand-over-key', id), 'base64url').subarray(0, 16).toString('base64url')
}

/** What stands in the mail to the operator: 160 bits in small letters, since a mail server may change capitals in an address. */
export function replyToken(secret: Secret, { id }: Pick<Submission, 'id'>): string {
  return Buffer.from(secret.sign('hand-over-reply', id), 'base64url').subarray(0, 20).toString('hex')
}

/** Stores the conversation a question belongs to: that of the key it came with, or its own. */
export async function openThread(
  tx: Database,
  { secret, follows }: { secret: Secret; follows?: string | undefined },
  row: Pick<Submission, 'id'>,
): Promise<void> {
  const earlier = follows === undefined ? undefined : await threadOfKey(tx, follows)
  await tx.insert(handOverQuestion).values({
    submission: row.id,
    thread: earlier ?? row.id,
    keySha256: hashOf(threadKey(secret, row)),
    replySha256: hashOf(replyToken(secret, row)),
  })
}

/** What a visitor hears of a conversation: its answers after the one named, and whether its newest question waits for one. */
export async function heardOf(
  db: Database,
  { key, after }: { key: string; after?: string | undefined },
): Promise<{ waits: boolean; answers: PersonAnswer[] } | undefined> {
  const thread = await threadOfKey(db, key)
  if (thread === undefined) return undefined
  const [last] = await questionsOf(db, thread)
  if (!last) return undefined
  const inThread = inArray(
    handOverAnswer.submission,
    db.select({ id: handOverQuestion.submission }).from(handOverQuestion).where(eq(handOverQuestion.thread, thread)),
  )
  // Compared inside the database, whose times are finer than ours. After an answer that is gone, all are new.
  const later = after
    ? sql`(${handOverAnswer.createdAt}, ${handOverAnswer.id}) > all (
        select known.created_at, known.id from hand_over_answer known where known.id = ${after})`
    : undefined
  const answers = await db
    .select()
    .from(handOverAnswer)
    .where(and(inThread, later))
    .orderBy(desc(handOverAnswer.createdAt), desc(handOverAnswer.id))
    .limit(mostAnswers)
  return { waits: !(await isAnswered(db, last.id)), answers: answers.toReversed() }
}

/** The question whose mail to the operator has this token. */
export async function questionOfReply(db: Database, token: string): Promise<Submission | undefined> {
  const [row] = await db
    .select({ submission })
    .from(handOverQuestion)
    .innerJoin(submission, eq(submission.id, handOverQuestion.submission))
    .where(eq(handOverQuestion.replySha256, hashOf(token)))
  return row?.submission
}

/** The newest question of the conversation that has this one, named by its reference or its id. */
export async function newestQuestion(db: Database, named: { reference: string } | { id: string }) {
  const isNamed = 'id' in named ? eq(submission.id, named.id) : eq(submission.reference, named.reference)
  const [row] = await db
    .select({ thread: handOverQuestion.thread })
    .from(handOverQuestion)
    .innerJoin(submission, eq(submission.id, handOverQuestion.submission))
    .where(isNamed)
  return row && (await questionsOf(db, row.thread))[0]
}

/** The reference of the first question of the conversation that a question goes on with; undefined where it is the first itself. */
export async function beginningOf(db: Database, { id }: Pick<Submission, 'id'>): Promise<string | undefined> {
  const [own] = await db.select().from(handOverQuestion).where(eq(handOverQuestion.submission, id))
  const first = own && (await questionsOf(db, own.thread)).at(-1)
  return first && first.id !== id ? first.reference : undefined
}

/** Stores an answer and mails it to the visitor. Answers undefined, and does nothing, when the mail that brought it is known. */
export async function storeAnswer(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { question, name, answer, mail }: { question: Submission; name: string; answer: string; mail?: string },
): Promise<PersonAnswer | undefined> {
  return db.transaction(async (tx) => {
    const mailSha256 = mail === undefined ? null : hashOf(mail)
    const [row] = await tx
      .insert(handOverAnswer)
      .values({
        id: randomUUID(),
        submission: question.id,
        name,
        answer,
        mailSha256,
        createdAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing()
      .returning()
    if (row) {
      const [own] = await tx.select().from(handOverQuestion).where(eq(handOverQuestion.submission, question.id))
      // One answer is an answer to all that was asked in the conversation.
      await markAnswered(tx, own ? (await questionsOf(tx, own.thread)).map(({ id }) => id) : [])
      await createDeliveries(tx, enqueue, [
        {
          event: 'hand-over.answered',
          destination: 'asker',
          submission: question.id,
          payload: { answer: row.id },
        },
      ])
    }
    return row
  })
}

/** The answer a mail is about. */
export async function findAnswer(db: Database, id: string): Promise<PersonAnswer | undefined> {
  const [row] = await db.select().from(handOverAnswer).where(eq(handOverAnswer.id, id))
  return row
}

/** Conversations whose newest question has no answer, that which has waited longest first; none in quarantine. */
export async function listWaiting(db: Database, { limit }: { limit: number }): Promise<Submission[]> {
  const newest = db
    .selectDistinctOn([handOverQuestion.thread], { id: handOverQuestion.submission })
    .from(handOverQuestion)
    .innerJoin(submission, eq(submission.id, handOverQuestion.submission))
    .where(eq(submission.status, 'accepted'))
    .orderBy(handOverQuestion.thread, desc(submission.receivedAt), desc(submission.id))
  return db
    .select()
    .from(submission)
    .where(
      and(
        inArray(submission.id, newest),
        sql`not exists (select from hand_over_answer where hand_over_answer.submission = ${submission.id})`,
      ),
    )
    .orderBy(asc(submission.receivedAt))
    .limit(limit)
}

/** The questions of a conversation, the newest first. */
async function questionsOf(db: Database, thread: string): Promise<Submission[]> {
  const rows = await db
    .select({ submission })
    .from(handOverQuestion)
    .innerJoin(submission, eq(submission.id, handOverQuestion.submission))
    .where(eq(handOverQuestion.thread, thread))
    .orderBy(desc(submission.receivedAt), desc(submission.id))
  return rows.map((row) => row.submission)
}

async function threadOfKey(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ thread: handOverQuestion.thread })
    .from(handOverQuestion)
    .where(eq(handOverQuestion.keySha256, hashOf(key)))
  return row?.thread
}

async function isAnswered(db: Database, question: string): Promise<boolean> {
  const [row] = await db
    .select({ id: handOverAnswer.id })
    .from(handOverAnswer)
    .where(eq(handOverAnswer.submission, question))
    .limit(1)
  return row !== undefined
}
