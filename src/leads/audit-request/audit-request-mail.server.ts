import { brand } from '#content/brand.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import type { Mail } from '#mail/mail.server.ts'
import { quoteRows } from './audit-quote.ts'
import type { AuditStep } from './audit-request.server.ts'
import { auditStates } from './audit-states.ts'

type Facts = { id: string; from: string; page: string; submission: Submission; step: AuditStep }

/** The mail that tells an applicant of a step, with the link to the page of the request. It holds no word the applicant typed. */
export function applicantMail({ id, from, page, submission, step }: Facts): Mail {
  const { reference, answers } = submission
  const { label, next } = auditStates[step.state]
  const first = step.state === 'received'
  return {
    id,
    from,
    to: answers.email!,
    replyTo: brand.email,
    subject: first ? `Your audit request ${reference}` : `Audit request ${reference}: ${label}`,
    ...layOutEmail({
      heading: first ? 'Your request is stored' : `${reference}: ${label}`,
      parts: [
        ...(step.note ? [{ paragraph: step.note }] : []),
        {
          rows: [
            ['Reference', reference],
            ['State', label],
            ...(step.quote ? quoteRows(step.quote) : []),
            ['Next', next],
          ],
        },
        { button: step.quote ? 'Accept or decline the quote' : 'Follow your request', href: page },
        {
          paragraph:
            'Anyone with this link can read what you sent, answer a quote and withdraw the request. If you did not ask for an audit, withdraw it there.',
        },
      ],
      footer: `You have this mail because an audit was requested with your address. Answer it to write to us.`,
    }),
  }
}

/** The mail that tells the company what an applicant said to its quote. An answer to it goes to the applicant. */
export function answerMail({ id, from, page, submission, step }: Facts): Mail {
  const { reference, answers } = submission
  const { label, next } = auditStates[step.state]
  return {
    id,
    from,
    to: brand.email,
    replyTo: answers.email,
    subject: `Audit request ${reference}: ${label}`,
    ...layOutEmail({
      heading: `${reference}: ${label}`,
      parts: [
        {
          rows: [
            ['Reference', reference],
            ['Next', next],
          ],
        },
        { button: 'Open the request', href: page },
      ],
      footer: 'You have this mail because an applicant answered a quote. Answer it to write to the applicant.',
    }),
  }
}
