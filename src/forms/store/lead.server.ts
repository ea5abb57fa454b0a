import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { answerDue } from './answer-due.ts'
import type { Submission } from './store.server.ts'
import { lead, submission, type leadStates } from './tables.server.ts'

/** What became of a submission that a person answers. */
export type Lead = typeof lead.$inferSelect
export type LeadState = (typeof leadStates)[number]

/** States in which nothing more is owed. */
export const endedStates = ['won', 'lost', 'closed'] as const satisfies LeadState[]

/** Writes down a new submission as one to answer; `due` is null where the form has answered by itself. */
export async function openLead(
  tx: Database,
  { id, receivedAt }: Pick<Submission, 'id' | 'receivedAt'>,
  { isPromised }: { isPromised: boolean },
): Promise<void> {
  await tx.insert(lead).values({ submission: id, dueAt: isPromised ? answerDue(receivedAt) : null })
}

/** Changes a lead, or makes it: submissions that came before there were leads have none. */
export async function changeLead(
  tx: Database,
  id: string,
  change: Partial<Pick<Lead, 'state' | 'owner' | 'dueAt'>>,
): Promise<Lead> {
  const [row] = await tx
    .insert(lead)
    .values({ submission: id, ...change })
    .onConflictDoUpdate({ target: lead.submission, set: { ...change, updatedAt: sql`now()` } })
    .returning()
  return row!
}

/** The visitor has an answer: it is for them to write, and nothing is due until then. What is ended stays ended. */
export async function markAnswered(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(lead)
    .set({ state: 'waiting', dueAt: null, updatedAt: sql`now()` })
    .where(and(inArray(lead.submission, [...ids]), notInArray(lead.state, [...endedStates])))
}

/** What is late: due, and not ended. What is in quarantine is owed to no one. */
export const isLate = sql<boolean>`(${submission.status} = 'accepted' and ${lead.dueAt} < now()
  and ${lead.state} not in ('won', 'lost', 'closed'))`

/** The leads that are late, that which has waited longest first. */
export async function lateLeads(db: Database, limit = 100): Promise<{ lead: Lead; submission: Submission }[]> {
  return db
    .select({ lead, submission })
    .from(lead)
    .innerJoin(submission, eq(submission.id, lead.submission))
    .where(and(isNotNull(lead.dueAt), isLate))
    .orderBy(asc(lead.dueAt), asc(submission.id))
    .limit(limit)
}

/** How many leads are late. */
export async function countLate(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${lead} join ${submission} on ${submission.id} = ${lead.submission} where ${isLate}`)
  return rows[0]!.count
}
