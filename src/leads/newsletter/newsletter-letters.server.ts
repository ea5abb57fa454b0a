import { findSubmission } from '#forms/store/store.server.ts'
import { checkMailable, senderOf, subjectOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { leftEvent } from './newsletter-leave.server.ts'
import { leftMail, optInMail, welcomeMail } from './newsletter-mail.server.ts'
import { claimOptIn, findSubscriberOf, tokensOf } from './newsletter.server.ts'

/** The mails of the newsletter, by their event. */
export const newsletterLetters: WithLetters['letters'] = {
  'newsletter.requested': async (deps, delivery) => {
    const { db, env, secret, publicUrl } = deps
    const submission = await subjectOf(delivery, (id) => findSubmission(db, id))
    const to = submission.answers.email!
    await checkMailable(deps, to)
    const claim = await claimOptIn(db, { secret, submission, delivery: delivery.id })
    if (typeof claim === 'string') throw new Withheld(claim)
    const { confirm: confirmToken, unsubscribe: unsubscribeToken } = tokensOf(secret, claim)
    return optInMail({ id: delivery.id, from: senderOf(env), to, publicUrl, confirmToken, unsubscribeToken })
  },

  'newsletter.confirmed': async (deps, delivery) => {
    const { db, env, secret, publicUrl } = deps
    const submission = await subjectOf(delivery, (id) => findSubmission(db, id))
    const subscriber = await findSubscriberOf(db, submission.id)
    if (subscriber?.status !== 'confirmed') throw new Withheld('not-subscribed')
    const to = subscriber.email
    await checkMailable(deps, to)
    const { unsubscribe: unsubscribeToken } = tokensOf(secret, subscriber)
    return welcomeMail({ id: delivery.id, from: senderOf(env), to, publicUrl, unsubscribeToken })
  },

  [leftEvent]: async ({ db, env }, delivery) => {
    const submission = await subjectOf(delivery, (id) => findSubmission(db, id))
    return leftMail(submission, { id: delivery.id, from: senderOf(env), leftAt: delivery.createdAt })
  },
}
