import { spendProof, type Proof } from '#core/admission/challenge.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Form } from '#forms/definition/define-form.ts'
import type { ParsedSubmission } from '#forms/definition/parse-submission.server.ts'
import { admitSubmission, mayMail } from '#forms/http/limits.server.ts'
import { auditPath, openAuditRequest } from '#leads/audit-request/audit-request.server.ts'
import { forms, type FormName } from '#leads/catalogue.ts'
import { newsletterConsent } from '#leads/newsletter/newsletter.server.ts'
import { createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import { hashVisitor } from '#privacy/visitor-hash.server.ts'
import { findByKey, insertSubmission, payloadHash, type Submission } from './store.server.ts'

/** What the visitor keeps: the id of the stored row, the reference to quote, and the page that tells how it goes on, if there is one. */
export type Receipt = { id: string; reference: string; link?: string }

/** What accepting a submission needs. */
export type AcceptDeps = { db: Database; enqueue: Enqueue; env: Env; secret: Secret }

/** A submission on its way in. `native` comes from a browser without JavaScript, which can prove no work. */
export type Arrival = ParsedSubmission & {
  form: FormName
  idempotencyKey: string | undefined
  address: string
  native: boolean
}

/**
 * Stores one submission and everything that follows from it in one transaction, and answers the receipt only after the commit.
 * The same idempotency key with the same answers gets the same receipt and stores nothing, also when both arrive at once.
 */
export async function acceptSubmission(deps: AcceptDeps, arrival: Arrival): Promise<Receipt> {
  const { db, enqueue, env, secret } = deps
  const { form, answers, idempotencyKey, native } = arrival
  const payloadSha256 = payloadHash(form, answers)

  const earlier = idempotencyKey ? await findByKey(db, idempotencyKey) : undefined
  // A retry of what is stored already costs nothing, and is answered whoever is over a limit meanwhile.
  if (earlier) return receiptAgain(deps, earlier, payloadSha256)
  const proof = proofOf(arrival)
  await admitSubmission(deps, { ...arrival, proof })
  const mailed =
    form !== 'audit-request' ||
    (await mayMail(deps, { subject: form, email: answers.email!, address: arrival.address }))

  const ipSha256 = form === 'newsletter' ? await hashVisitor(deps, arrival.address) : null
  return db.transaction(async (tx) => {
    const row = await insertSubmission(tx, {
      form,
      idempotencyKey: idempotencyKey ?? null,
      payloadSha256,
      answers,
      page: arrival.page ?? null,
      consent: form === 'newsletter' ? newsletterConsent : ((forms[form] as Form).words ?? null),
      ipSha256,
      status: arrival.trapped ? 'quarantined' : 'accepted',
    })
    // Another request with this key was faster: ours waited for its commit, and now sees what it stored.
    if (!row) return receiptAgain(deps, (await findByKey(tx, idempotencyKey!))!, payloadSha256)
    if (env.POW_DIFFICULTY > 0 && !native && !(await spendProof(tx, proof!))) throw fail('form.unproven')
    if (form === 'audit-request') await openAuditRequest(tx, { secret, row })
    if (row.status === 'accepted') await createDeliveries(tx, enqueue, deliveriesFor(row, env, { mailed }))
    return receiptOf(deps, row)
  })
}

function proofOf({ challenge, solution }: Arrival): Proof | undefined {
  return challenge && solution ? { challenge, solution } : undefined
}

/**
 * What has to leave the house because of a submission. The newsletter and the pledge reach the operator when they are confirmed;
 * the answers of a survey are counted and not read one by one, so they reach the webhook only. Not `mailed`: the person who was named
 * has had enough mail today.
 */
export function deliveriesFor(
  { id, form }: Pick<Submission, 'id' | 'form'>,
  env: Pick<Env, 'LEADS_WEBHOOK_URL'>,
  { mailed = true } = {},
): NewDelivery[] {
  if (form === 'newsletter' || form === 'pledge')
    return [{ event: `${form}.requested`, destination: 'opt-in', submission: id }]
  const announcements = announcementsOf({ id }, env)
  if (form === 'audit-request' && mailed)
    return [...announcements, { event: 'audit.received', destination: 'applicant', submission: id }]
  return form === 'survey' ? announcements.filter(({ destination }) => destination === 'webhook') : announcements
}

/** The mail to the operator and the event to the webhook, if one is configured. */
export function announcementsOf({ id }: Pick<Submission, 'id'>, env: Pick<Env, 'LEADS_WEBHOOK_URL'>): NewDelivery[] {
  const event = 'submission.received'
  const toOperator: NewDelivery = { event, destination: 'operator', submission: id }
  return env.LEADS_WEBHOOK_URL ? [toOperator, { event, destination: 'webhook', submission: id }] : [toOperator]
}

function receiptAgain(deps: Pick<AcceptDeps, 'secret'>, stored: Submission, payloadSha256: string): Receipt {
  if (stored.payloadSha256 !== payloadSha256) throw fail('form.conflict')
  return receiptOf(deps, stored)
}

function receiptOf({ secret }: Pick<AcceptDeps, 'secret'>, row: Submission): Receipt {
  const { id, reference, form } = row
  return form === 'audit-request' ? { id, reference, link: auditPath(secret, row) } : { id, reference }
}
