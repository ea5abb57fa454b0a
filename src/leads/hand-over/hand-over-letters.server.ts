import { brand } from '#content/brand.ts'
import { readableAnswers } from '#forms/definition/readable-answers.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import { checkMailable, senderOf, subjectOf, Withheld, type WithLetters } from '#mail/letters.server.ts'
import { operatorMail } from '#mail/operator-mail.server.ts'
import { beginningOf, findAnswer, replyToken } from './hand-over.server.ts'
import { handOver } from './hand-over.ts'
import { replyAddress, replyThread } from './reply-address.ts'

/** The mails of a conversation with a person: the question to the operator, and the answer to the visitor. */
export const handOverLetters: WithLetters['letters'] = {
  async 'hand-over.received'({ db, env, secret }, delivery) {
    const row = await subjectOf(delivery, (id) => findSubmission(db, id))
    const begun = await beginningOf(db, row)
    const token = replyToken(secret, row)
    const own = readableAnswers(handOver, row.answers)
    const command = `npm run ops -- chat reply ${row.reference} --text "…"`
    const footer = env.CHAT_REPLY_ADDRESS
      ? `Answer this mail, or run ${command}. The visitor sees it in the chat and gets it by mail.`
      : `Answer this mail to write to the visitor. With ${command} the answer is shown in the chat too.`
    const mail = operatorMail(
      {
        ...row,
        title: handOver.title,
        rows: begun ? [...own, ['Goes on with', begun]] : own,
        email: row.answers.email,
        answering: { replyTo: env.CHAT_REPLY_ADDRESS && replyAddress(env.CHAT_REPLY_ADDRESS, token), footer },
      },
      { id: delivery.id, from: senderOf(env) },
    )
    return { ...mail, thread: replyThread(token) }
  },

  // It holds no word that was typed by the visitor: the address may be a stranger's.
  async 'hand-over.answered'(deps, delivery) {
    const { db, env } = deps
    const { reference, answers } = await subjectOf(delivery, (id) => findSubmission(db, id))
    const told = typeof delivery.payload?.answer === 'string' && (await findAnswer(db, delivery.payload.answer))
    if (!told) throw new Withheld('erased')
    await checkMailable(deps, answers.email!)
    return {
      id: delivery.id,
      from: senderOf(env),
      to: answers.email!,
      replyTo: brand.email,
      subject: `Answer to your question ${reference}`,
      ...layOutEmail({
        heading: 'Your question has an answer',
        parts: [
          ...told.answer.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
          {
            rows: [
              ['Answered by', told.name],
              ['Reference', reference],
            ],
          },
        ],
        footer:
          'You have this mail because a question in our chat was sent with your address. Answer it, or go on in the chat.',
      }),
    }
  },
}
