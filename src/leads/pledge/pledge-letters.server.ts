import { findSubmission } from '#forms/store/store.server.ts'
import { checkMailable, senderOf, subjectOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { signedMail, signMail } from './pledge-mail.server.ts'
import { claimSignature, findSignatureOf, pledgeTokens } from './pledge.server.ts'

/** The mails of the pledge, by their event. */
export const pledgeLetters: WithLetters['letters'] = {
  'pledge.requested': async (deps, delivery) => {
    const { db, env, secret, publicUrl } = deps
    const submission = await subjectOf(delivery, (id) => findSubmission(db, id))
    const to = submission.answers.email!
    await checkMailable(deps, to)
    const signature = await claimSignature(db, { secret, submission })
    if (typeof signature === 'string') throw new Withheld(signature)
    const { confirm: confirmToken, withdraw: withdrawToken } = pledgeTokens(secret, signature.nonce!)
    return signMail({ id: delivery.id, from: senderOf(env), to, publicUrl, confirmToken, withdrawToken })
  },

  'pledge.confirmed': async (deps, delivery) => {
    const { db, env, secret, publicUrl } = deps
    const submission = await subjectOf(delivery, (id) => findSubmission(db, id))
    const signature = await findSignatureOf(db, submission.id)
    if (signature?.status !== 'confirmed') throw new Withheld('not-signed')
    const to = submission.answers.email!
    await checkMailable(deps, to)
    const { withdraw: withdrawToken } = pledgeTokens(secret, signature.nonce!)
    const { publicId } = signature
    return signedMail({ id: delivery.id, from: senderOf(env), to, publicUrl, publicId, withdrawToken })
  },
}
