import { spendProof, type Proof } from '#core/admission/challenge.server.ts'
import { mayMail } from '#core/admission/visitor-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { ParsedSubmission } from '#forms/definition/parse-submission.server.ts'
import { admitSubmission } from '#forms/http/limits.server.ts'
import type { ServedForm } from './served-form.server.ts'
import { openLead } from './lead.server.ts'
import { submissionAccount } from './tables.server.ts'
import { findByKey, insertSubmission, payloadHash, type Submission } from './store.server.ts'

/**
 * What the visitor keeps: the id of the stored row, the reference to quote, the page that tells how it goes on, and the key that asks for
 * an answer, where there are such.
 */
export type Receipt = { id: string; reference: string; link?: string; key?: string }

/** What accepting a submission needs. */
export type AcceptDeps = { db: Database; enqueue: Enqueue; env: Env; secret: Secret }

/** A submission on its way in. `native` comes from a browser without JavaScript, which can prove no work. */
export type Arrival = ParsedSubmission & {
  /** The name of the form, and the form. */
  name: string
  served: ServedForm
  idempotencyKey: string | undefined
  address: string
  native: boolean
  /** The account that is signed in where it comes from, with its checksum. */
  account?: string | undefined
}

/**
 * Stores one submission and everything that follows from it in one transaction, and answers the receipt only after the commit.
 * The same idempotency key with the same answers gets the same receipt and stores nothing, also when both arrive at the same time.
 */
export async function acceptSubmission(deps: AcceptDeps, arrival: Arrival): Promise<Receipt> {
  const { db, env } = deps
  const { name, served, answers, idempotencyKey, native } = arrival
  const payloadSha256 = payloadHash(name, answers)

  const earlier = idempotencyKey ? await findByKey(db, idempotencyKey) : undefined
  // A retry of a stored submission costs nothing, and is answered even to a visitor who is over a limit by now.
  if (earlier) return receiptAgain(deps, { stored: earlier, served, payloadSha256 })
  const proof = proofOf(arrival)
  await admitSubmission(deps, { ...arrival, form: served.form, proof })
  const mailed =
    !served.mailsSender || (await mayMail(deps, { subject: name, email: answers.email!, address: arrival.address }))

  const ipSha256 = (await served.hashVisitor?.(deps, arrival.address)) ?? null
  return db.transaction(async (tx) => {
    const row = await insertSubmission(tx, {
      form: name,
      idempotencyKey: idempotencyKey ?? null,
      payloadSha256,
      answers,
      page: arrival.page ?? null,
      consent: served.form.words ?? null,
      ipSha256,
      status: arrival.trapped ? 'quarantined' : 'accepted',
    })
    // Another request with this key was faster: ours waited for its commit, and now sees what it stored.
    if (!row) return receiptAgain(deps, { stored: (await findByKey(tx, idempotencyKey!))!, served, payloadSha256 })
    if (env.POW_DIFFICULTY > 0 && !native && !(await spendProof(tx, proof!))) throw fail('form.unproven')
    if (served.answered !== 'never') await openLead(tx, row, { isPromised: served.answered === 'promised' })
    if (served.keepsAccount && arrival.account)
      await tx.insert(submissionAccount).values({ submission: row.id, account: arrival.account })
    await served.onStored?.(tx, { secret: deps.secret, follows: arrival.follows }, row)
    if (row.status === 'accepted') await served.announce(tx, deps, row, { mailed })
    return receiptOf(deps, { stored: row, served })
  })
}

function proofOf({ challenge, solution }: Arrival): Proof | undefined {
  return challenge && solution ? { challenge, solution } : undefined
}

type Known = { stored: Submission; served: ServedForm }

function receiptAgain(deps: Pick<AcceptDeps, 'secret'>, known: Known & { payloadSha256: string }): Receipt {
  if (known.stored.payloadSha256 !== known.payloadSha256) throw fail('form.conflict')
  return receiptOf(deps, known)
}

function receiptOf({ secret }: Pick<AcceptDeps, 'secret'>, { stored, served }: Known): Receipt {
  const { id, reference } = stored
  const link = served.receiptLink?.(secret, stored)
  const key = served.receiptKey?.(secret, stored)
  return { id, reference, ...(link !== undefined && { link }), ...(key !== undefined && { key }) }
}
