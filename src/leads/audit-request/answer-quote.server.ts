import { eq } from 'drizzle-orm'
import { fail } from '#core/errors.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import { failAudit } from './audit-errors.ts'
import { quoteAnswers, type QuoteAnswer } from './audit-quote.ts'
import { addAuditStep, auditStepsOf, findAuditRequest } from './audit-request.server.ts'

type Answered = { token: string; quote: string; answer: QuoteAnswer }

/**
 * Writes down what an applicant says to a quote, which is named by its step, and tells both sides by mail. The same answer once more
 * changes nothing. Throws `audit.quote-settled` where it is not the newest step, and `token.invalid` where there is no such request.
 */
export async function answerQuote(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { token, quote, answer }: Answered,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findAuditRequest(tx, token)
    if (!found) throw fail('token.invalid')
    const { id } = found.submission
    // Two presses, or a press and the operator's next step, come one after the other.
    const [row] = await tx.select().from(submission).where(eq(submission.id, id)).for('update')
    if (!row) throw fail('token.invalid')
    const [before, last] = (await auditStepsOf(tx, [id])).slice(-2)
    const state = quoteAnswers[answer]
    if (before?.id === quote && last?.state === state) return
    const newest = last ?? before
    if (newest?.id !== quote || !newest.quote) throw failAudit('audit.quote-settled')
    const step = await addAuditStep(tx, id, { state, note: null })
    await createDeliveries(
      tx,
      enqueue,
      ['operator', 'applicant'].map((destination) => ({
        event: 'audit.status',
        destination,
        submission: id,
        payload: { step: step.id },
      })),
    )
  })
}
