import { brand } from '#content/brand.ts'
import type { Form } from '#forms/definition/define-form.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { forms } from '#leads/catalogue.ts'
import { setLetter } from './letterhead.server.ts'
import type { Mail } from './mail.server.ts'

/** The answers of a submission as a person reads them: labels of the form, and the words of a choice instead of its value. */
export function readableAnswers(submission: Pick<Submission, 'form' | 'answers'>): [label: string, value: string][] {
  const form: Form = forms[submission.form]
  return Object.entries(form.fields).map(([name, field]) => {
    const value = submission.answers[name] ?? ''
    const chosen = field.input === 'checkbox' ? value.split(',') : [value]
    const words = chosen.map((one) => field.options?.find(([option]) => option === one)?.[1] ?? one)
    return [field.label, words.join('\n')]
  })
}

/** A moment as the operator's mails write it. */
export const shownTime = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The mail that tells the operator of a submission. Its subject holds no word of the visitor; an answer goes to the visitor. */
export function operatorMail(submission: Submission, { id, from }: { id: string; from: string }): Mail {
  const { title } = forms[submission.form]
  return {
    id,
    from,
    to: brand.email,
    replyTo: submission.answers.email,
    subject: `${title} ${submission.reference}`,
    ...setLetter({
      heading: `${title} ${submission.reference}`,
      parts: [
        { rows: readableAnswers(submission) },
        {
          rows: [
            ['Received', shownTime(submission.receivedAt)],
            ['Sent from', submission.page ?? 'not known'],
            ['Reference', submission.reference],
          ],
        },
      ],
      footer: submission.answers.email
        ? 'Answer this mail to write to the visitor.'
        : 'The visitor left no address to answer to.',
    }),
  }
}
