import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { chatAnswer } from './own-answers-tables.server.ts'
import type { OwnAnswer } from './own-facts.ts'

/** An answer of the operator as it is stored. */
type StoredAnswer = typeof chatAnswer.$inferSelect

/** How long it is not looked for a change, in milliseconds. */
const restMs = 2_000

/** Every answer of the operator, in the order they were written. */
export function listAnswers(db: Database): Promise<StoredAnswer[]> {
  return db.select().from(chatAnswer).orderBy(asc(chatAnswer.id))
}

/** Stores an answer, and answers its number. */
export async function addAnswer(
  db: Database,
  answer: Pick<typeof chatAnswer.$inferInsert, 'language' | 'asks' | 'nots' | 'says' | 'at'>,
): Promise<number> {
  const [row] = await db.insert(chatAnswer).values(answer).returning({ id: chatAnswer.id })
  return row!.id
}

/** Removes an answer. Answers whether it was there. */
export async function removeAnswer(db: Database, id: number): Promise<boolean> {
  const rows = await db.delete(chatAnswer).where(eq(chatAnswer.id, id)).returning({ id: chatAnswer.id })
  return rows.length > 0
}

/**
 * The operator's answers as a running server knows them. `known` is the same list until one was written or removed. `refresh` looks for
 * that, every two seconds at most; while nobody can say, what is known counts.
 */
export function openOwnAnswers(db: Database): { known: () => readonly OwnAnswer[]; refresh: () => Promise<void> } {
  let answers: readonly OwnAnswer[] = []
  let version = '0:0'
  let looked = -Infinity
  let looking: Promise<void> | undefined

  async function look() {
    const { rows } = await db.execute<{ version: string }>(
      sql`select count(*) || ':' || coalesce(max(id), 0) as version from chat_answer`,
    )
    const now = rows[0]!.version
    if (now === version) return
    answers = await listAnswers(db)
    version = now
  }

  return {
    known: () => answers,
    refresh() {
      if (looking) return looking
      if (performance.now() - looked < restMs) return Promise.resolve()
      looking = look()
        .catch(() => undefined)
        .finally(() => {
          looked = performance.now()
          looking = undefined
        })
      return looking
    },
  }
}
