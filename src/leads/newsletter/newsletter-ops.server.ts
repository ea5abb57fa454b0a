import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { CommandError, oneOf, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { exportRows, outOption, type ExportedRow } from '#forms/store/export-rows.server.ts'
import { leaveNewsletter } from './newsletter-leave.server.ts'
import { subscriber } from './newsletter-tables.server.ts'
import { findSubscribers, type Subscriber } from './newsletter.server.ts'

const states = ['pending', 'confirmed', 'unsubscribed'] as const
const stateOption = { about: `only one state: ${states.join(', ')}`, value: 'state' }
const columns = ['email', 'state', 'asked', 'confirmed', 'left', 'bounced'] as const

/** The operator's commands about who is on the newsletter. */
export const newsletterCommands: Record<string, Command> = {
  'newsletter list': {
    about: 'shows addresses with their state, the newest first',
    options: { state: stateOption, limit: { about: 'how many, 50 by default', value: 'number' } },
    async run(context, input) {
      const state = oneOf(input, 'state', states)
      const rows = await context.db
        .select()
        .from(subscriber)
        .where(state && eq(subscriber.status, state))
        .orderBy(desc(subscriber.consentAt), asc(subscriber.emailKey))
        .limit(wholeNumber(input, 'limit', 50))
      printRows(context, { rows: rows.map(shown), empty: 'Nobody.' })
    },
  },

  'newsletter export': {
    about:
      'writes every address with its state as CSV, or with --json as one object per line; mail the confirmed alone',
    options: { state: stateOption, out: outOption },
    async run(context, input) {
      const rows = exportedRows(context.db, oneOf(input, 'state', states))
      await exportRows(context, input, { columns, rows, what: 'addresses' })
    },
  },

  'newsletter remove': {
    about: 'takes an address off the list, after showing what is known of it',
    words: ['email'],
    asks: true,
    async run({ db, env, enqueue, confirm, json, print }, { words: [email = ''] }) {
      const [row] = (await findSubscribers(db, [email])).values()
      if (!row) throw new CommandError(`${email} has not asked for the newsletter.`)
      if (row.status === 'unsubscribed') throw new CommandError(`${row.email} is off the list already.`)
      if (!json) {
        printRows({ json, print }, { rows: [shown(row)], empty: '' })
        print(
          'What it agreed to is kept for a year, as proof. To forget all about an address immediately: person erase.',
        )
      }
      if (!(await confirm(`Take ${row.email} off the list?`))) throw new CommandError('Nothing was changed.')
      await leaveNewsletter({ db, env, enqueue }, { id: row.id })
      print(json ? JSON.stringify({ removed: row.email }) : `${row.email} is off the list.`)
    },
  },
}

function shown({ email, status, consentAt, confirmedAt, unsubscribedAt, bouncedAt }: Subscriber) {
  return {
    email,
    state: status,
    asked: consentAt,
    confirmed: confirmedAt,
    left: unsubscribedAt,
    bounced: bouncedAt,
  }
}

/** Every address by its spelling, a thousand at a time, so that a long list needs no large memory. */
async function* exportedRows(db: Database, state: Subscriber['status'] | undefined): AsyncGenerator<ExportedRow> {
  let last: string | undefined = ''
  while (last !== undefined) {
    const rows: Subscriber[] = await db
      .select()
      .from(subscriber)
      .where(and(gt(subscriber.emailKey, last), state && eq(subscriber.status, state)))
      .orderBy(asc(subscriber.emailKey))
      .limit(1_000)
    for (const row of rows) {
      const { email, state: now, ...moments } = shown(row)
      const dates = [moments.asked, moments.confirmed, moments.left, moments.bounced]
      yield { cells: [email, now, ...dates.map((date) => date?.toISOString() ?? '')], json: shown(row) }
    }
    last = rows.length === 1_000 ? rows.at(-1)!.emailKey : undefined
  }
}
