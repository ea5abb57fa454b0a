import { eq } from 'drizzle-orm'
import { booking as diary } from '#content/booking.ts'
import type { Database } from '#core/database/database.server.ts'
import { CommandError, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { exportRows, outOption, type ExportedRow } from '#forms/store/export-rows.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { shortIn } from './booking-words.ts'
import { cancelBooking, isCancellable, findBookingOf, listBookings, type Booked } from './booking.server.ts'

const columns = [
  'reference',
  'state',
  'starts',
  'ends',
  'name',
  'email',
  'phone',
  'topic',
  'note',
  'zone',
  'booked',
] as const

/** The operator's commands about calls. */
export const bookingCommands: Record<string, Command> = {
  'bookings list': {
    about: `shows the calls to come, the next one first, in the time of ${diary.timeZone}`,
    options: {
      all: { about: 'also those that have passed or were cancelled' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const all = input.options.all === true
      const rows = await listBookings(context.db, { all, limit: wholeNumber(input, 'limit', 50) })
      printRows(context, {
        empty: all ? 'No calls.' : 'No calls to come.',
        rows: rows.map((row) =>
          context.json
            ? shown(row)
            : {
                when: shortIn(diary.timeZone, row.call.startsAt.getTime()),
                state: row.call.state,
                reference: row.submission.reference,
                name: row.submission.answers.name,
                email: row.submission.answers.email,
                phone: row.submission.answers.phone || null,
                topic: row.submission.answers.topic,
              },
        ),
      })
    },
  },

  'bookings export': {
    about: 'writes every call as CSV, or with --json as one object per line',
    options: { out: outOption },
    run: (context, input) => exportRows(context, input, { columns, rows: exportedRows(context.db), what: 'calls' }),
  },

  'bookings cancel': {
    about: 'cancels a call: its time is free, and its visitor has a mail',
    words: ['reference'],
    asks: true,
    async run({ db, env, enqueue, confirm, json, print }, { words: [word = ''] }) {
      const reference = word.toUpperCase()
      const [row] = await db.select({ id: submission.id }).from(submission).where(eq(submission.reference, reference))
      const found = row && (await findBookingOf(db, row.id))
      if (!found) throw new CommandError(`There is no call ${reference}.`)
      if (!isCancellable(found.call)) throw new CommandError(`${reference} was cancelled already, or has begun.`)
      const { startsAt } = found.call
      const question = `Cancel the call of ${found.submission.answers.name} on ${shortIn(diary.timeZone, startsAt.getTime())}?`
      if (!(await confirm(question))) throw new CommandError('Nothing was changed.')
      await cancelBooking({ db, env, enqueue }, { id: found.submission.id })
      print(json ? JSON.stringify({ cancelled: reference }) : `${reference} is cancelled, and a mail is on its way.`)
    },
  },
}

function shown({ call, submission: { reference, answers } }: Booked) {
  const { state, startsAt, endsAt, bookedAt } = call
  const { name, email, phone, topic, note, zone } = answers
  return { reference, state, starts: startsAt, ends: endsAt, name, email, phone, topic, note, zone, booked: bookedAt }
}

async function* exportedRows(db: Database): AsyncGenerator<ExportedRow> {
  // A diary is short: a company takes some thousand calls in the years they are kept.
  for (const row of await listBookings(db, { all: true, limit: 100_000 })) {
    const json = shown(row)
    yield { cells: columns.map((column) => cellOf(json[column])), json }
  }
}

const cellOf = (value: string | Date | undefined) => (value instanceof Date ? value.toISOString() : (value ?? ''))
