import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import {
  CommandError,
  oneOf,
  printRows,
  wholeNumber,
  writeNew,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { isUuid } from '#forms/definition/parse-submission.server.ts'
import { forms, type FormName } from '#leads/catalogue.ts'
import { findSubscribers, stateSince } from '#leads/newsletter/newsletter.server.ts'
import { createDeliveries, listDeliveries, retryDeliveries } from '#mail/deliveries.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { exportPerson } from '#privacy/data-rights-export.server.ts'
import { erasePerson, findTraces } from '#privacy/erase.server.ts'
import { deliveriesFor } from './accept.server.ts'
import { exportRows, outOption, type ExportedRow } from './export-rows.server.ts'
import { listSubmissions, type Submission } from './store.server.ts'
import { submission } from './tables.server.ts'

const formNames = Object.keys(forms) as FormName[]
const formOption = { about: `only this form: ${formNames.join(' or ')}`, value: 'name' }

/** The operator's commands about submissions and about what has to leave the house because of them. */
export const formsCommands: Record<string, Command> = {
  'leads list': {
    about: 'shows the newest submissions and what became of their deliveries',
    options: {
      form: formOption,
      status: { about: 'only accepted or only quarantined ones', value: 'status' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const { db } = context
      const rows = await listSubmissions(db, {
        form: oneOf(input, 'form', formNames),
        status: oneOf(input, 'status', ['accepted', 'quarantined']),
        limit: wholeNumber(input, 'limit', 50),
      })
      const states = await deliveryStates(db, rows)
      printRows(context, {
        empty: 'No submissions.',
        rows: rows.map((row) => ({
          reference: row.reference,
          received: row.receivedAt,
          form: row.form,
          status: row.status,
          email: row.answers.email ?? null,
          deliveries: states.get(row.id) ?? null,
          ...(context.json && { id: row.id, page: row.page, answers: row.answers }),
        })),
      })
    },
  },

  'leads export': {
    about:
      'writes every submission as CSV, or with --json as one JSON object per line; with --email all about one person',
    options: {
      form: formOption,
      email: { about: 'only what is stored about this address, as JSON with readable names', value: 'address' },
      out: outOption,
    },
    async run(context, input) {
      const { db } = context
      const form = oneOf(input, 'form', formNames)
      if (input.options.email !== undefined) return exportOne(context, input)
      const fields = [...new Set((form ? [form] : formNames).flatMap((name) => Object.keys(forms[name].fields)))]
      const rows = exportedRows(db, { form, fields })
      await exportRows(context, input, { columns: [...columnsOf(form), ...fields], rows, what: 'submissions' })
    },
  },

  'leads erase': {
    about: 'erases everything about one e-mail address, after showing what that is',
    options: { email: { about: 'the address', value: 'address' } },
    asks: true,
    async run({ db, env, enqueue, secret, confirm, json, print }, input) {
      const email = input.options.email
      if (typeof email !== 'string' || !email.includes('@'))
        throw new CommandError('Name the address: leads erase --email ada@example.com', { usage: true })
      const found = await findTraces(db, email)
      if (!json) {
        print(`Stored about ${email}:`)
        for (const [kind, count] of Object.entries(found)) print(`  ${count} ${kind}`)
        print('Erasing leaves a keyed hash, so that the newsletter is never sent to the address again.')
      }
      if (!(await confirm(`Erase all of this for good?`))) throw new CommandError('Nothing was erased.')
      const erased = await erasePerson({ db, env, enqueue, secret: await secret() }, email)
      print(json ? JSON.stringify({ erased }) : 'Erased.')
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
        await createDeliveries(tx, enqueue, deliveriesFor(row, env))
      })
      print(json ? JSON.stringify({ released: reference }) : `${reference} is released and on its way.`)
    },
  },

  'jobs list': {
    about: 'shows deliveries that are waiting or have failed for good',
    options: {
      status: { about: 'pending, dead, delivered or withheld; pending and dead by default', value: 'status' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const status = oneOf(input, 'status', ['pending', 'dead', 'delivered', 'withheld'])
      const rows = await listDeliveries(context.db, {
        statuses: status ? [status] : ['pending', 'dead'],
        limit: wholeNumber(input, 'limit', 50),
      })
      printRows(context, {
        empty: status ? `No delivery is ${status}.` : 'Nothing is waiting and nothing has failed.',
        rows: rows.map((row) => ({
          id: row.id,
          created: row.createdAt,
          event: row.event,
          destination: row.destination,
          status: row.status,
          attempts: row.attempts,
          error: row.lastError,
        })),
      })
    },
  },

  'jobs retry': {
    about: 'tries dead deliveries again, one by its id or all of them',
    words: ['id?'],
    options: { all: { about: 'every dead delivery' } },
    async run({ db, enqueue, json, print }, { words: [id], options }) {
      if (Boolean(id) === Boolean(options.all))
        throw new CommandError('Name one delivery by its id, or say --all.', { usage: true })
      if (id && !isUuid(id)) throw new CommandError(`${id} is no id of a delivery.`, { usage: true })
      const retried = await retryDeliveries(db, enqueue, id?.toLowerCase())
      if (id && retried.length === 0) throw new CommandError(`There is no dead delivery ${id}.`)
      const ids = retried.map((row) => row.id)
      print(
        json
          ? JSON.stringify({ retried: ids })
          : `${ids.length === 1 ? '1 delivery is' : `${ids.length} deliveries are`} tried again.`,
      )
    },
  },

  'webhook key': {
    about: 'prints the key with which a receiver checks X-Intaglio-Signature',
    async run({ secret, json, print }) {
      const key = (await secret()).key('webhook')
      if (json) return print(JSON.stringify({ key, encoding: 'base64url' }))
      print(key)
      print('Decode it from base64url; the signature is "v1=" and the hex HMAC-SHA256 of "timestamp.body" under it.')
    },
  },
}

/** What became of an address of the newsletter stands in columns of its own, where there can be one. */
function columnsOf(form: FormName | undefined): string[] {
  const common = ['reference', 'form', 'status', 'received', 'page', 'id']
  return form === undefined || form === 'newsletter' ? [...common, 'newsletter', 'newsletter_since'] : common
}

/** Every submission with its answers, and those of the newsletter with what became of the address since. */
async function* exportedRows(
  db: Database,
  { form, fields }: { form: FormName | undefined; fields: string[] },
): AsyncGenerator<ExportedRow> {
  for await (const rows of everySubmission(db, form)) {
    const asked = rows.filter((row) => row.form === 'newsletter')
    const known = await findSubscribers(
      db,
      asked.map(({ answers }) => answers.email!),
    )
    for (const { id, reference, form: name, status, receivedAt, page, consent, answers } of rows) {
      const found = name === 'newsletter' ? known.get(emailKey(answers.email!)) : undefined
      const state = name === 'newsletter' ? (found?.status ?? 'none') : undefined
      const since = found && stateSince(found)
      const facts = [reference, name, status, receivedAt.toISOString(), page ?? '', id]
      const became = form === undefined || form === 'newsletter' ? [state ?? '', since?.toISOString() ?? ''] : []
      yield {
        cells: [...facts, ...became, ...fields.map((field) => answers[field] ?? '')],
        json: { id, reference, form: name, status, receivedAt, page, consent, newsletter: state, since, answers },
      }
    }
  }
}

/** What a person receives who asks for it by mail, for the operator. */
async function exportOne({ db, json, print }: CommandContext, { options: { email, form, out } }: CommandInput) {
  if (form || typeof email !== 'string' || !email.includes('@'))
    throw new CommandError('Name one address and no form: leads export --email ada@example.com', { usage: true })
  const text = JSON.stringify(await exportPerson(db, email), undefined, 2)
  if (typeof out !== 'string') return print(text)
  await writeNew(out, `${text}\n`)
  print(json ? JSON.stringify({ written: 1 }) : `All about ${email} written to ${out}.`)
}

/** Every submission from the oldest on, a thousand at a time, so that a large table needs no large memory. */
async function* everySubmission(db: Database, form: FormName | undefined): AsyncGenerator<Submission[]> {
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
