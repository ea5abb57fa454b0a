import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { answersWithin } from '#content/promises.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { moment } from '#core/time/moment.ts'
import { countLate, lateLeads } from '#forms/store/lead.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import { senderOf, Withheld, type WriteLetter } from '#mail/letters.server.ts'

/** The event of the mail that tells what is late. */
export const lateEvent = 'leads.late'

/** Queues the mail about what is late: one a day however many servers ask, and none where no mail server is configured. */
export async function tellLate({
  db,
  env,
  enqueue,
}: {
  db: Database
  env: Pick<Env, 'SMTP_URL'>
  enqueue: Enqueue
}): Promise<void> {
  if (!env.SMTP_URL) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7301913)`)
    const told = await tx.execute(sql`
      select from delivery where event = ${lateEvent} and created_at > now() - interval '20 hours'`)
    if (told.rows.length > 0 || (await countLate(tx)) === 0) return
    await createDeliveries(tx, enqueue, [{ event: lateEvent, destination: 'operator' }])
  })
}

/** The mail about what is late, as it is when the mail leaves. It holds references alone: those who are erased leave no name in it. */
export const lateLetter: WriteLetter = async ({ db, env }, { id }) => {
  const late = await lateLeads(db)
  if (late.length === 0) throw new Withheld('nothing-late')
  const all = await countLate(db)
  return {
    id,
    from: senderOf(env),
    to: brand.email,
    subject: `${all === 1 ? 'One answer is late' : `${all} answers are late`}`,
    ...layOutEmail({
      heading: all === 1 ? 'One answer is late' : `${all} answers are late`,
      parts: [
        { paragraph: `The site promises an answer within ${answersWithin}. These have waited longer.` },
        {
          rows: late.map(({ lead: { state, owner, dueAt }, submission: { reference, form } }) => [
            reference,
            `${form}, ${state}, ${owner ? `with ${owner}` : 'with nobody'}, due ${moment(dueAt!)}`,
          ]),
        },
      ],
      footer: 'npm run ops -- leads show REFERENCE shows one; leads state REFERENCE waiting says that it is answered.',
    }),
  }
}
