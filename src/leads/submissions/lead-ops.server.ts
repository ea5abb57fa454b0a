import { asc, eq } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { CommandError, printRows, type Command } from '#core/process/command.server.ts'
import { moment } from '#core/time/moment.ts'
import { answerDue, endOfDay } from '#forms/store/answer-due.ts'
import { changeLead, endedStates, type Lead, type LeadState } from '#forms/store/lead.server.ts'
import { readableBy, type ServedForms } from '#forms/store/served-form.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { lead, leadNote, leadStates, submission } from '#forms/store/tables.server.ts'

const most = { owner: 80, note: 4_000 }

/** The commands by which the operator works with one lead. */
export function leadCommands(forms: ServedForms): Record<string, Command> {
  return {
    'leads show': {
      about: 'shows one submission: its answers, how far it is, and your notes',
      words: ['reference'],
      async run({ db, json, print }, { words: [reference = ''] }) {
        const row = await named(db, reference)
        const [known] = await db.select().from(lead).where(eq(lead.submission, row.id))
        const notes = await notesOf(db, row.id)
        const { title, rows } = readableBy(forms)(row)
        const { state = null, owner = null, dueAt: due = null } = known ?? {}
        const { id, form, status, receivedAt: received, page, answers } = row
        if (json)
          return print(
            JSON.stringify({
              id,
              reference: row.reference,
              form,
              status,
              received,
              page,
              state,
              owner,
              due,
              answers,
              notes,
            }),
          )
        print(`${title} ${row.reference}`)
        printRows({ json, print }, { rows: [{ received, status, state, owner, due }], empty: '' })
        for (const [label, value] of rows) if (value) print(safe(`${label}: ${value}`))
        for (const { note, at } of notes) print(safe(`${moment(at)}: ${note}`))
      },
    },

    'leads note': {
      about: 'adds a note to a submission; its sender sees the note in an export of their data',
      words: ['reference', 'text?'],
      async run({ db, read, json, print }, { words: [reference = '', text] }) {
        const note = (text ?? new TextDecoder().decode(await read())).trim()
        if (!note || note.length > most.note)
          throw new CommandError(`A note has between 1 and ${most.note} characters.`, { usage: true })
        const row = await named(db, reference)
        await db.insert(leadNote).values({ submission: row.id, note })
        print(json ? JSON.stringify({ noted: row.reference }) : `Noted for ${row.reference}.`)
      },
    },

    'leads assign': {
      about: 'says who answers a submission; "none" for nobody',
      words: ['reference', 'who'],
      async run(context, { words: [reference = '', who = ''] }) {
        const owner = who === 'none' ? null : who.trim()
        if (owner === '' || (owner?.length ?? 0) > most.owner)
          throw new CommandError(`A name has between 1 and ${most.owner} characters.`, { usage: true })
        await change(context, reference, { owner })
      },
    },

    'leads state': {
      about: `says how far a submission is: ${leadStates.join(', ')}; waiting and what ends it owe no answer any more`,
      words: ['reference', 'state'],
      async run(context, { words: [reference = '', wanted] }) {
        const state = leadStates.find((name) => name === wanted)
        if (!state) throw new CommandError(`The state must be one of: ${leadStates.join(', ')}.`, { usage: true })
        const row = await named(context.db, reference)
        const [known] = await context.db.select().from(lead).where(eq(lead.submission, row.id))
        await change(context, reference, { state, ...dueIn(state, known) })
      },
    },

    'leads due': {
      about: 'says by which day a submission is answered, as year-month-day; "none" for no day',
      words: ['reference', 'date'],
      async run(context, { words: [reference = '', date = ''] }) {
        await change(context, reference, { dueAt: date === 'none' ? null : dayIn(date) })
      },
    },
  }
}

/** The notes of a submission, the oldest first. */
const notesOf = (db: Database, id: string) =>
  db
    .select({ note: leadNote.note, at: leadNote.createdAt })
    .from(leadNote)
    .where(eq(leadNote.submission, id))
    .orderBy(asc(leadNote.id))

/** What a state makes of the day: with the visitor, or at an end, nothing is due; taken up again, it is as promised. */
function dueIn(state: LeadState, known: Lead | undefined): { dueAt?: Date | null } {
  if (state === 'waiting' || endedStates.some((ended) => ended === state)) return { dueAt: null }
  return known?.dueAt ? {} : { dueAt: answerDue(new Date()) }
}

function dayIn(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new CommandError('The date must be a day, as year-month-day, or none.', { usage: true })
  return endOfDay(date)
}

async function named(db: Database, reference: string): Promise<Submission> {
  const [row] = await db.select().from(submission).where(eq(submission.reference, reference.toUpperCase()))
  if (!row) throw new CommandError(`There is no submission ${reference.toUpperCase()}.`)
  return row
}

async function change(
  { db, json, print }: Parameters<Command['run']>[0],
  reference: string,
  to: Parameters<typeof changeLead>[2],
): Promise<void> {
  const row = await named(db, reference)
  const { state, owner, dueAt } = await changeLead(db, row.id, to)
  if (json) return print(JSON.stringify({ reference: row.reference, state, owner, due: dueAt }))
  const due = dueAt ? `due ${moment(dueAt)}` : 'nothing due'
  print(`${row.reference} is ${state}, ${owner ? `with ${safe(owner)}` : 'with nobody'}, ${due}.`)
}

/** Words that cannot move the cursor or colour the terminal of the operator. */
const safe = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
