import { eq } from 'drizzle-orm'
import { CommandError, printRows, wholeNumber, type Command, type CommandInput } from '#core/process/command.server.ts'
import { markAnswered } from '#forms/store/lead.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import type { Quote } from './audit-quote.ts'
import { addAuditStep, auditStepsOf, listAuditRequests } from './audit-request.server.ts'
import { auditStateNames, auditStates, type AuditState } from './audit-states.ts'

const noteLength = 1_000

/** The operator's commands about requests for audits. */
export const auditCommands: Record<string, Command> = {
  'audit list': {
    about: 'shows the newest requests for an audit and their state',
    options: { limit: { about: 'how many, 50 by default', value: 'number' } },
    async run(context, input) {
      const requests = await listAuditRequests(context.db, { limit: wholeNumber(input, 'limit', 50) })
      printRows(context, {
        empty: 'No audit was requested.',
        rows: requests.map(({ submission: { id, reference, receivedAt, status, answers }, steps }) => ({
          reference,
          received: receivedAt,
          state: status === 'quarantined' ? status : (steps.at(-1)?.state ?? null),
          since: steps.at(-1)?.at ?? null,
          email: answers.email ?? null,
          lines: answers.lines || null,
          repository: answers.repository || null,
          ...(context.json && {
            id,
            answers,
            steps: steps.map(({ state, note, quote, at }) => ({ state, note, ...(quote && { quote }), at })),
          }),
        })),
      })
    },
  },

  'audit status': {
    about: `sets the state of a request and mails it to the applicant; states: ${auditStateNames.join(', ')}`,
    words: ['reference', 'state'],
    options: {
      note: { about: 'a sentence for the applicant, in the mail and on the page', value: 'text' },
      usd: { about: 'with quoted: the price, in whole US dollars', value: 'number' },
      days: { about: 'with quoted: the working days', value: 'number' },
      begins: { about: 'with quoted: the first day, year-month-day', value: 'day' },
    },
    async run({ db, enqueue, json, print }, input) {
      const { words, options } = input
      const [given, wanted] = words
      const reference = given!.toUpperCase()
      const state = auditStateNames.find((name) => name === wanted)
      if (!state) throw new CommandError(`The state must be one of: ${auditStateNames.join(', ')}.`, { usage: true })
      const note = typeof options.note === 'string' ? options.note.trim() : ''
      if (note.length > noteLength) throw new CommandError(`Use at most ${noteLength} characters.`, { usage: true })
      const quote = quoteFor(state, input)
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(submission).where(eq(submission.reference, reference)).for('update')
        if (row?.form !== 'audit-request') throw new CommandError(`There is no request for an audit ${reference}.`)
        if (row.status === 'quarantined')
          throw new CommandError(`${reference} is in quarantine. Release it first: leads release ${reference}`)
        const current = (await auditStepsOf(tx, [row.id])).at(-1)?.state
        if (current === state && !note && !quote)
          throw new CommandError(`${reference} is "${auditStates[state].label}" already. Say --note to add a sentence.`)
        // Read it is not answered yet.
        if (state !== 'received' && state !== 'reading') await markAnswered(tx, [row.id])
        const step = await addAuditStep(tx, row.id, { state, note: note || null, quote })
        await createDeliveries(tx, enqueue, [
          { event: 'audit.status', destination: 'applicant', submission: row.id, payload: { step: step.id } },
        ])
      })
      print(
        json
          ? JSON.stringify({ reference, state, note: note || null, ...(quote && { quote }) })
          : `${reference} is "${auditStates[state].label}" now, and a mail is on its way.`,
      )
    },
  },
}

/** The quote that was typed; undefined for every state but `quoted`, which has to have one. */
function quoteFor(state: AuditState, input: CommandInput): Quote | undefined {
  const { usd, days, begins } = input.options
  if (state !== 'quoted') {
    if (usd ?? days ?? begins) throw new CommandError('--usd, --days and --begins belong to quoted.', { usage: true })
    return undefined
  }
  if (!usd || !days || !begins)
    throw new CommandError('A quote needs --usd, --days and --begins: the applicant answers it on the page.', {
      usage: true,
    })
  const day = new Date(`${begins}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== begins)
    throw new CommandError('--begins must be a day, as year-month-day.', { usage: true })
  return { usd: wholeNumber(input, 'usd', 0), days: wholeNumber(input, 'days', 0), begins }
}
