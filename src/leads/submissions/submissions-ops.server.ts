import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { CommandError, oneOf, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { exportRows, outOption, type ExportedRow } from '#forms/store/export-rows.server.ts'
import { formNamed, type ServedForm, type ServedForms } from '#forms/store/served-form.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { answerDue } from '#forms/store/answer-due.ts'
import { changeLead, isLate, type Lead } from '#forms/store/lead.server.ts'
import { lead, leadNote, leadStates, submission } from '#forms/store/tables.server.ts'
import { delivery } from '#mail/tables.server.ts'

/** The operator's commands about submissions of the given forms. */
export function submissionCommands(forms: ServedForms): Record<string, Command> {
  const formNames = Object.keys(forms)
  const formOption = { about: `only this form: ${formNames.join(' or ')}`, value: 'name' }
  return {
    'leads list': {
      about:
        'shows the newest submissions: how far each is, who answers it, by when, and what became of its deliveries',
      options: {
        form: formOption,
        status: { about: 'only accepted or only quarantined ones', value: 'status' },
        state: { about: `only those in a state: ${leadStates.join(', ')}`, value: 'state' },
        owner: { about: 'only those of one person; none: of nobody', value: 'who' },
        late: { about: 'only those whose answer is late, the longest first' },
        limit: { about: 'how many, 50 by default', value: 'number' },
      },
      async run(context, input) {
        const { db } = context
        const asked = {
          form: oneOf(input, 'form', formNames),
          status: oneOf(input, 'status', ['accepted', 'quarantined']),
          state: oneOf(input, 'state', leadStates),
        }
        const { owner, late } = input.options
        const found = await db
          .select({ row: submission, lead, isLate })
          .from(submission)
          .leftJoin(lead, eq(lead.submission, submission.id))
          .where(
            and(
              asked.form ? eq(submission.form, asked.form) : undefined,
              asked.status && eq(submission.status, asked.status),
              asked.state && eq(lead.state, asked.state),
              typeof owner === 'string' ? ownedBy(owner) : undefined,
              late ? isLate : undefined,
            ),
          )
          .orderBy(...(late ? [asc(lead.dueAt)] : []), desc(submission.receivedAt), desc(submission.id))
          .limit(wholeNumber(input, 'limit', 50))
        const states = await deliveryStates(
          db,
          found.map(({ row }) => row),
        )
        printRows(context, {
          empty: late ? 'No answer is late.' : 'No submissions.',
          rows: found.map(({ row, lead: known, isLate: isOverdue }) => ({
            reference: row.reference,
            received: row.receivedAt,
            form: row.form,
            status: row.status,
            email: row.answers.email ?? null,
            ...workOf(row, known),
            ...(context.json && { late: isOverdue === true }),
            deliveries: states.get(row.id) ?? null,
            ...(context.json && { id: row.id, page: row.page, answers: row.answers }),
          })),
        })
      },
    },

    'leads export': {
      about: 'writes every submission as CSV, or with --json as one JSON object per line',
      options: {
        form: formOption,
        csv: { about: 'write CSV, as without an option' },
        out: outOption,
      },
      async run(context, input) {
        const { db } = context
        if (context.json && input.options.csv) throw new CommandError('Say --csv or --json, not both.', { usage: true })
        const form = oneOf(input, 'form', formNames)
        const asked = form ? { [form]: forms[form]! } : forms
        const fields = [...new Set(Object.values(asked).flatMap((served) => Object.keys(served.form.fields)))]
        const became = Object.values(asked).flatMap((served) => served.became?.columns ?? [])
        const rows = exportedRows(db, { form, fields, asked })
        await exportRows(context, input, { columns: [...common, ...became, ...fields], rows, what: 'submissions' })
      },
    },

    'leads release': {
      about: 'takes a submission out of quarantine and delivers it',
      words: ['reference'],
      async run({ db, env, enqueue, json, print }, input) {
        const reference = input.words[0]!.toUpperCase()
        await db.transaction(async (tx) => {
          const [row] = await tx
            .update(submission)
            .set({ status: 'accepted' })
            .where(and(eq(submission.reference, reference), eq(submission.status, 'quarantined')))
            .returning()
          if (!row) throw new CommandError(`There is no submission ${reference} in quarantine.`)
          const served = formNamed(forms, row.form)
          // Nobody could answer it before.
          if (served?.answered === 'promised') await changeLead(tx, row.id, { dueAt: answerDue(new Date()) })
          await served?.announce(tx, { enqueue, env }, row, { mailed: true })
        })
        print(json ? JSON.stringify({ released: reference }) : `${reference} is released and on its way.`)
      },
    },
  }
}

const common = ['reference', 'form', 'status', 'received', 'page', 'id', 'state', 'owner', 'due', 'notes']

/** Every submission of some forms with its answers, and with what became of it since where its form knows. */
async function* exportedRows(
  db: Database,
  { form, fields, asked }: { form: string | undefined; fields: string[]; asked: ServedForms },
): AsyncGenerator<ExportedRow> {
  for await (const rows of everySubmission(db, form)) {
    const worked = await workedOn(db, rows)
    const became = await Promise.all(
      Object.entries(asked).flatMap(([name, served]) => {
        const own = rows.filter((row) => row.form === name)
        return served.became ? [followed(db, served.became, own)] : []
      }),
    )
    for (const { id, reference, form: name, status, receivedAt, page, consent, answers } of rows) {
      const { known, notes } = worked(id)
      const work = workOf({ status }, known)
      const facts = [reference, name, status, receivedAt.toISOString(), page ?? '', id]
      facts.push(work.state ?? '', work.owner ?? '', work.due?.toISOString() ?? '', notes.join('\n'))
      const since = became.map((of) => of(id))
      yield {
        cells: [...facts, ...since.flatMap(({ cells }) => cells), ...fields.map((field) => answers[field] ?? '')],
        json: Object.assign(
          { id, reference, form: name, status, receivedAt, page, consent, ...work, notes },
          ...since.map(({ json }) => json),
          { answers },
        ),
      }
    }
  }
}

const ownedBy = (owner: string) =>
  owner === 'none' ? and(isNotNull(lead.submission), isNull(lead.owner)) : eq(lead.owner, owner)

/** How far a submission is. What is in quarantine is not worked on. */
function workOf({ status }: Pick<Submission, 'status'>, known: Lead | null | undefined) {
  const own = status === 'accepted' ? known : undefined
  return { state: own?.state ?? null, owner: own?.owner ?? null, due: own?.dueAt ?? null }
}

/** What the operator did about some submissions, by their id. */
async function workedOn(db: Database, rows: Submission[]) {
  const ids = rows.map(({ id }) => id)
  const leads = ids.length === 0 ? [] : await db.select().from(lead).where(inArray(lead.submission, ids))
  const notes =
    ids.length === 0
      ? []
      : await db.select().from(leadNote).where(inArray(leadNote.submission, ids)).orderBy(asc(leadNote.id))
  const known = new Map(leads.map((row) => [row.submission, row]))
  const noted = Map.groupBy(notes, (row) => row.submission)
  return (id: string) => ({ known: known.get(id), notes: (noted.get(id) ?? []).map(({ note }) => note) })
}

/** What became of some submissions, by their id; empty cells for those of other forms. */
async function followed(db: Database, { columns, of }: NonNullable<ServedForm['became']>, rows: Submission[]) {
  const found = await of(db, rows)
  return (id: string) => found.get(id) ?? { cells: columns.map(() => ''), json: {} }
}

/** Every submission from the oldest on, a thousand at a time, so that a large table needs no large memory. */
async function* everySubmission(db: Database, form: string | undefined): AsyncGenerator<Submission[]> {
  let last: Submission | undefined
  do {
    // Compared inside the database: its times are finer than those of JavaScript, and a rounded one would repeat rows.
    const after = last && sql`(received_at, id) > (select received_at, id from submission where id = ${last.id})`
    const rows: Submission[] = await db
      .select()
      .from(submission)
      .where(and(form ? eq(submission.form, form) : undefined, after))
      .orderBy(asc(submission.receivedAt), asc(submission.id))
      .limit(1_000)
    yield rows
    last = rows.length === 1_000 ? rows.at(-1) : undefined
  } while (last)
}

async function deliveryStates(db: Database, rows: Submission[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select({ submission: delivery.submission, destination: delivery.destination, status: delivery.status })
    .from(delivery)
    .where(
      inArray(
        delivery.submission,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(delivery.destination))
  const states = new Map<string, string>()
  for (const { submission: id, destination, status } of found)
    states.set(id!, [states.get(id!), `${destination} ${status}`].filter(Boolean).join(', '))
  return states
}
