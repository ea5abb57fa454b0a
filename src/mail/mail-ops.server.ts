import { CommandError, oneOf, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { countReplay, listDeliveries, replayDeliveries, retryDeliveries } from './deliveries.server.ts'

/** The operator's commands about what has to leave the house. */
export const mailCommands: Record<string, Command> = {
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
      if (id && !isUuid(id)) throw new CommandError(`${id} is not an id of a delivery.`, { usage: true })
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

  'webhook replay': {
    about: 'posts events to the webhook once more, under their ids: all about one submission, or all since a day',
    words: ['reference?'],
    options: { since: { about: 'every event from this day on, year-month-day (UTC)', value: 'day' } },
    asks: true,
    async run({ db, env, enqueue, confirm, json, print }, { words: [reference], options: { since } }) {
      if (Boolean(reference) === (typeof since === 'string'))
        throw new CommandError('Name one submission by its reference, or say --since.', { usage: true })
      if (!env.LEADS_WEBHOOK_URL) throw new CommandError('LEADS_WEBHOOK_URL is not set: there is no webhook.')
      const what = reference ? { reference: reference.toUpperCase() } : { since: dayIn(String(since)) }
      const count = await countReplay(db, what)
      if (count === 0) throw new CommandError('No posted event matches. Check the reference or the day.')
      const events = count === 1 ? '1 event' : `${count} events`
      if (!(await confirm(`Post ${events} once more?`))) throw new CommandError('Nothing was posted.')
      const ids = await replayDeliveries(db, enqueue, what)
      print(
        json ? JSON.stringify({ replayed: ids }) : `On the way: ${events}. A receiver that keeps their ids drops them.`,
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

function dayIn(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text) return day
  throw new CommandError('--since must be a day, as year-month-day.', { usage: true })
}
