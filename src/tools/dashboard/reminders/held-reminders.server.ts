import { inArray, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { PersonStore } from '#core/feature.server.ts'
import { moment } from '#core/time/moment.ts'
import { delivery } from '#mail/tables.server.ts'
import { idsOf, isSameAddress } from '#privacy/data-rights-person.server.ts'
import type { Reminder } from './reminders.server.ts'
import { reminder, reminderSent } from './tables.server.ts'

/** The accounts of which an address gets the dates, for the person it belongs to. */
export const heldReminders: PersonStore = {
  as: 'reminders',
  title: 'Dates of accounts',
  find: async (db, whose) => {
    if (!('email' in whose)) return undefined
    const rows = (
      await db
        .select()
        .from(reminder)
        .where(sql`lower(${reminder.email}) = lower(${whose.email})`)
        .orderBy(reminder.askedAt)
    ).filter((row) => isSameAddress(row.email!, whose.email))
    const sent = await db
      .select()
      .from(reminderSent)
      .where(inArray(reminderSent.reminder, idsOf(rows)))
    return {
      count: rows.length,
      facts: rows.map(({ id, email, account, status, askedAt, confirmedAt }) => ({
        address: email,
        account,
        state: status,
        askedAt,
        confirmedAt,
        toldOf: sent
          .filter((row) => row.reminder === id)
          .map(({ path, at }) => ({ page: path, date: new Date(at * 1000) })),
      })),
      told: rows.length === 0 ? ['None.'] : rows.map(stateOf),
      erased: rows.length > 0 ? 'your address under the dates of accounts' : undefined,
      erase: async (tx) => {
        if (rows.length === 0) return
        const about = inArray(sql`${delivery.payload} ->> 'reminder'`, idsOf(rows))
        await tx.delete(delivery).where(about)
        await tx.delete(reminder).where(inArray(reminder.id, idsOf(rows)))
      },
    }
  },
}

const stateOf = ({ account, status, askedAt, confirmedAt }: Reminder) =>
  status === 'confirmed'
    ? `A mail before each date of ${account}, confirmed on ${moment(confirmedAt!)}.`
    : `Asked for the dates of ${account} on ${moment(askedAt)}, not confirmed. It is forgotten after ${retention.unconfirmedDays} days.`
