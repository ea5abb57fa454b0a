import { brand } from '#content/brand.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue, Worker } from '#core/database/jobs.server.ts'
import { domainOf, leadsInside, namesHostByNumber } from '#core/http/mail-host.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Log } from '#core/process/log.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { applicantMail } from '#leads/audit-request/audit-request-mail.server.ts'
import { auditStepsOf, renewAuditPath } from '#leads/audit-request/audit-request.server.ts'
import { leftEvent } from '#leads/newsletter/newsletter-leave.server.ts'
import { leftMail, optInMail, welcomeMail } from '#leads/newsletter/newsletter-mail.server.ts'
import { claimOptIn, findSubscriberOf, tokensOf } from '#leads/newsletter/newsletter.server.ts'
import { signedMail, signMail } from '#leads/pledge/pledge-mail.server.ts'
import { claimSignature, findSignatureOf, pledgeTokens } from '#leads/pledge/pledge.server.ts'
import { dataRightsMail, erasedMail } from '#privacy/data-rights-mail.server.ts'
import { forgetOld } from '#privacy/retention.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { beginAttempt, buryDelivery, settleDelivery, sweepDeliveries, type Delivery } from './deliveries.server.ts'
import type { Mailer } from './mail.server.ts'
import { operatorMail } from './operator-mail.server.ts'
import type { Destination } from './tables.server.ts'
import { postEvent } from './webhook.server.ts'

/** What the workers of the forms stand on. `dnsServers` replaces the resolvers of the machine, in tests. */
export type WorkerDeps = {
  db: Database
  enqueue: Enqueue
  env: Env
  secret: Secret
  log: Log
  mail: Mailer
  publicUrl: string
  dnsServers?: string[]
}

/** The jobs this folder does. */
export function formsWorkers(deps: WorkerDeps) {
  const { db, enqueue, log } = deps
  return {
    'delivery.send': ({ delivery }) => deliver(deps, delivery),
    'delivery.post': ({ delivery }) => deliver(deps, delivery),
    'delivery.dead': async ({ delivery }) => {
      await buryDelivery(db, delivery)
      log.error('delivery.dead', { job: delivery })
    },
    'delivery.sweep': async () => {
      const count = await sweepDeliveries(db, enqueue)
      if (count > 0) log.warn('delivery.requeued', { count })
    },
    'maintenance.daily': async () => forgetOld(db),
  } satisfies {
    'delivery.send': Worker<'delivery.send'>
    'delivery.post': Worker<'delivery.post'>
    'delivery.dead': Worker<'delivery.dead'>
    'delivery.sweep': Worker<'delivery.sweep'>
    'maintenance.daily': Worker<'maintenance.daily'>
  }
}

/** Why nothing is sent, on purpose. */
class Withheld extends Error {
  override name = 'Withheld'
}

/**
 * Makes one delivery. It is marked delivered only after the destination took it, so a crash in between repeats it under the same
 * id. Throws, to be tried again, when the destination did not take it.
 */
export async function deliver(deps: WorkerDeps, id: string): Promise<void> {
  const { db } = deps
  const attempt = await beginAttempt(db, id)
  if (!attempt) return
  const { delivery, submission } = attempt
  try {
    await routes[delivery.destination](deps, delivery, submission)
  } catch (error) {
    if (error instanceof Withheld) return settleDelivery(db, id, { status: 'withheld', error: error.message })
    const fault = faultOf(error)
    if (isFinal(delivery, fault)) return settleDelivery(db, id, { status: 'dead', error: fault })
    await settleDelivery(db, id, { status: 'pending', error: fault })
    throw error
  }
  await settleDelivery(db, id, { status: 'delivered' })
}

type Route = (deps: WorkerDeps, delivery: Delivery, submission: Submission | undefined) => Promise<void>

const routes: Record<Destination, Route> = {
  operator: async ({ env, mail }, { id, event, createdAt, payload }, submission) => {
    const addressed = { id, from: senderOf(env) }
    if (event === 'lead.erased') return mail.send(erasedMail(payload, addressed))
    if (event === leftEvent) return mail.send(leftMail(stored(submission), { ...addressed, leftAt: createdAt }))
    return mail.send(operatorMail(stored(submission), addressed))
  },

  webhook: async ({ env, secret }, { id, event, createdAt, payload }, submission) => {
    if (!env.LEADS_WEBHOOK_URL) throw new Withheld('no-webhook')
    const facts = submission
      ? { form: submission.form, reference: submission.reference, answers: submission.answers }
      : (payload ?? {})
    await postEvent(
      env.LEADS_WEBHOOK_URL,
      { id, type: event, createdAt: createdAt.toISOString(), ...facts },
      { secret },
    )
  },

  'opt-in': async (deps, { id }, submission) => {
    const { db, env, secret, mail, publicUrl } = deps
    const to = stored(submission).answers.email!
    await checkMailable(deps, to)
    if (submission!.form === 'pledge') {
      const signature = await claimSignature(db, { secret, submission: submission! })
      if (typeof signature === 'string') throw new Withheld(signature)
      const { confirm: confirmToken, withdraw: withdrawToken } = pledgeTokens(secret, signature.nonce!)
      return mail.send(signMail({ id, from: senderOf(env), to, publicUrl, confirmToken, withdrawToken }))
    }
    const claim = await claimOptIn(db, { secret, submission: submission!, delivery: id })
    if (typeof claim === 'string') throw new Withheld(claim)
    const tokens = tokensOf(secret, claim)
    await mail.send(
      optInMail({
        id,
        from: senderOf(env),
        to,
        publicUrl,
        confirmToken: tokens.confirm,
        unsubscribeToken: tokens.unsubscribe,
      }),
    )
  },

  welcome: async (deps, { id }, submission) => {
    const { db, env, secret, mail, publicUrl } = deps
    if (submission?.form === 'pledge') {
      const signature = await findSignatureOf(db, submission.id)
      if (signature?.status !== 'confirmed') throw new Withheld('not-signed')
      const to = submission.answers.email!
      await checkMailable(deps, to)
      const { withdraw: withdrawToken } = pledgeTokens(secret, signature.nonce!)
      const { publicId } = signature
      return mail.send(signedMail({ id, from: senderOf(env), to, publicUrl, publicId, withdrawToken }))
    }
    const subscriber = await findSubscriberOf(db, stored(submission).id)
    if (subscriber?.status !== 'confirmed') throw new Withheld('not-subscribed')
    await checkMailable(deps, subscriber.email)
    const { unsubscribe } = tokensOf(secret, subscriber)
    await mail.send(
      welcomeMail({ id, from: senderOf(env), to: subscriber.email, publicUrl, unsubscribeToken: unsubscribe }),
    )
  },

  applicant: async (deps, { id, payload }, submission) => {
    const { db, env, secret, mail, publicUrl } = deps
    const row = stored(submission)
    await checkMailable(deps, row.answers.email!)
    const steps = await auditStepsOf(db, [row.id])
    const step = steps.find((each) => each.id === payload?.step) ?? steps[0]!
    const page = `${publicUrl}${await renewAuditPath(db, { secret, row })}`
    await mail.send(applicantMail({ id, from: senderOf(env), page, submission: row, step }))
  },

  'data-rights': async (deps, delivery) => {
    const letter = await dataRightsMail(deps, delivery)
    if ('withheld' in letter) throw new Withheld(letter.withheld)
    await deps.mail.send({ ...letter, from: senderOf(deps.env) })
  },
}

/** The sender of all mail. */
export function senderOf(env: Pick<Env, 'MAIL_FROM'>): string {
  return env.MAIL_FROM ?? `${brand.name} <${brand.email}>`
}

function stored(submission: Submission | undefined): Submission {
  if (!submission) throw new Withheld('erased')
  return submission
}

async function checkMailable({ db, secret, mail, dnsServers }: WorkerDeps, email: string) {
  if (namesHostByNumber(email)) throw new Withheld('host-by-number')
  if (await isSuppressed(db, secret, email)) throw new Withheld('suppressed')
  // The outbox sends nothing anywhere, and a laptop without a network should not wait for a name server.
  if (!mail.embedded && (await leadsInside(domainOf(email), { servers: dnsServers })))
    throw new Withheld('private-host')
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
