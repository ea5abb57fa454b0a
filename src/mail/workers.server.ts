import type { Database } from '#core/database/database.server.ts'
import type { Enqueue, Worker } from '#core/database/jobs.server.ts'
import type { Log } from '#core/process/log.server.ts'
import { beginAttempt, deadLetterDelivery, markDelivery, sweepDeliveries, type Delivery } from './deliveries.server.ts'
import { Withheld, type LetterDeps, type WithLetters } from './letters.server.ts'
import { inThread } from './mail.server.ts'
import { postEvent } from './webhook.server.ts'

/** What the workers of mail and webhook need. `findSubmission` answers what a delivery to the webhook is about. */
export type MailDeps = LetterDeps &
  WithLetters & {
    enqueue: Enqueue
    log: Log
    findSubmission: (
      db: Database,
      id: string,
    ) => Promise<{ form: string; reference: string; answers: Record<string, string> } | undefined>
  }

/** The jobs this folder does. */
export function mailWorkers(deps: MailDeps) {
  const { db, enqueue, log } = deps
  return {
    'delivery.send': ({ delivery }) => deliver(deps, delivery),
    'delivery.post': ({ delivery }) => deliver(deps, delivery),
    'delivery.dead': async ({ delivery }) => {
      await deadLetterDelivery(db, delivery)
      log.error('delivery.dead', { job: delivery })
    },
    'delivery.sweep': async () => {
      const count = await sweepDeliveries(db, enqueue)
      if (count > 0) log.warn('delivery.requeued', { count })
    },
  } satisfies {
    'delivery.send': Worker<'delivery.send'>
    'delivery.post': Worker<'delivery.post'>
    'delivery.dead': Worker<'delivery.dead'>
    'delivery.sweep': Worker<'delivery.sweep'>
  }
}

/**
 * Makes one delivery. It is marked delivered only after the destination took it, so a crash in between repeats it under the same
 * id. Throws, to be tried again, when the destination did not take it.
 */
export async function deliver(deps: MailDeps, id: string): Promise<void> {
  const { db } = deps
  const delivery = await beginAttempt(db, id)
  if (!delivery) return
  try {
    await send(deps, delivery)
  } catch (error) {
    if (error instanceof Withheld) return markDelivery(db, id, { status: 'withheld', error: error.message })
    const fault = faultOf(error)
    if (isFinal(delivery, fault)) return markDelivery(db, id, { status: 'dead', error: fault })
    await markDelivery(db, id, { status: 'pending', error: fault })
    throw error
  }
  await markDelivery(db, id, { status: 'delivered' })
}

async function send(deps: MailDeps, delivery: Delivery): Promise<void> {
  if (delivery.destination === 'webhook') return post(deps, delivery)
  const write = deps.letters[delivery.event]
  if (!write) throw new TypeError(`There is no letter for ${delivery.event}`)
  const mail = await write(deps, delivery)
  const about = delivery.submission ? await deps.findSubmission(deps.db, delivery.submission) : undefined
  await deps.mail.send(about ? inThread(mail, about) : mail)
}

async function post({ db, env, secret, findSubmission }: MailDeps, delivery: Delivery): Promise<void> {
  const { id, event, createdAt, payload, submission } = delivery
  if (!env.LEADS_WEBHOOK_URL) throw new Withheld('no-webhook')
  const about = submission ? await findSubmission(db, submission) : undefined
  const facts = about ? { form: about.form, reference: about.reference, answers: about.answers } : (payload ?? {})
  await postEvent(env.LEADS_WEBHOOK_URL, { id, type: event, createdAt: createdAt.toISOString(), ...facts }, { secret })
}

/** The class of a fault, fit to be stored: `smtp-550`, `http-500`, `ECONNREFUSED`, `TimeoutError`. No word of an answer, no address. */
function faultOf(error: unknown): string {
  const { responseCode, code, cause, name } = error as {
    responseCode?: number
    code?: unknown
    cause?: { code?: unknown }
    name?: string
  }
  if (responseCode) return `smtp-${responseCode}`
  const word = [cause?.code, code].find((one) => typeof one === 'string') ?? name ?? typeof error
  return String(word).slice(0, 60)
}

/** A mail server that refuses a stranger's address for good is not asked again; the operator's mail is always tried to the end. */
function isFinal({ destination }: Delivery, fault: string): boolean {
  return destination !== 'operator' && destination !== 'webhook' && /^smtp-5\d\d$/.test(fault)
}
