import { desc, eq, inArray, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { PersonStore } from '#core/feature.server.ts'
import { moment } from '#core/time/moment.ts'
import { idsOf, isSameAddress } from '#privacy/data-rights-person.server.ts'
import { newsletterIssue, newsletterRecipient, subscriber } from './newsletter-tables.server.ts'
import type { Subscriber } from './newsletter.server.ts'

/** The place of an address on the newsletter, for the person it belongs to. */
export const heldSubscription: PersonStore = {
  as: 'newsletter',
  title: 'Newsletter',
  suppresses: true,
  find: async (db, whose) => {
    if (!('email' in whose)) return undefined
    const rows = (
      await db
        .select()
        .from(subscriber)
        .where(sql`lower(${subscriber.email}) = lower(${whose.email})`)
    ).filter((row) => isSameAddress(row.email, whose.email))
    const issues = await db
      .select({
        of: newsletterRecipient.subscriber,
        subject: newsletterIssue.subject,
        state: newsletterRecipient.state,
        at: newsletterRecipient.updatedAt,
      })
      .from(newsletterRecipient)
      .innerJoin(newsletterIssue, eq(newsletterIssue.id, newsletterRecipient.issue))
      .where(inArray(newsletterRecipient.subscriber, idsOf(rows)))
      .orderBy(desc(newsletterRecipient.updatedAt))
    return {
      count: rows.length,
      facts: rows.map((row) => ({
        ...factsOf(row),
        issues: issues.filter(({ of }) => of === row.id).map(({ of: _of, ...issue }) => issue),
      })),
      told: rows.length === 0 ? ['Not on the list.'] : rows.map(stateOf),
      erased: rows.length > 0 ? 'your place on the newsletter and the record of your consent' : undefined,
      erase: async (tx) => {
        if (rows.length > 0) await tx.delete(subscriber).where(inArray(subscriber.id, idsOf(rows)))
      },
    }
  },
}

const factsOf = (row: Subscriber) => ({
  address: row.email,
  state: row.status,
  lastConfirmationMailAt: row.optInAt,
  consent: { words: row.consent, page: row.consentPage, askedAt: row.consentAt, confirmedAt: row.confirmedAt },
  leftAt: row.unsubscribedAt,
  addressDoesNotExistSince: row.bouncedAt,
})

function stateOf({ status, consentAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (status === 'confirmed') return `On the list, confirmed on ${moment(confirmedAt!)}.`
  if (status === 'unsubscribed') return `You left the list on ${moment(unsubscribedAt ?? consentAt)}.`
  return `Asked for on ${moment(consentAt)}, not confirmed. It is erased after ${retention.unconfirmedDays} days.`
}
