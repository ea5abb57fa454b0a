import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import { unsubscribe, type Leaving } from './newsletter.server.ts'

type Deps = { db: Database; enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'> }

/** The event when a subscriber has left. */
export const leftEvent = 'newsletter.unsubscribed'

/**
 * Takes an address off the newsletter, by its token or by its row, and tells the operator and the webhook in the same transaction. They
 * never heard of one that was not confirmed, and hear nothing of it now.
 */
export async function leaveNewsletter(
  { db, enqueue, env }: Deps,
  who: { token: string } | { id: string },
): Promise<Leaving['outcome']> {
  return db.transaction(async (tx) => {
    const left = await unsubscribe(tx, who)
    if (left.outcome !== 'left' || !left.subscriber.confirmedAt || !left.subscriber.submission) return left.outcome
    const stored = await findSubmission(tx, left.subscriber.submission)
    if (!stored) return left.outcome
    const events: NewDelivery[] = [{ event: leftEvent, destination: 'operator', submission: stored.id }]
    const payload = { form: stored.form, reference: stored.reference }
    if (env.LEADS_WEBHOOK_URL) events.push({ event: leftEvent, destination: 'webhook', payload })
    await createDeliveries(tx, enqueue, events)
    return left.outcome
  })
}
