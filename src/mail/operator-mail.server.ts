import { brand } from '#content/brand.ts'
import { moment } from '#core/time/moment.ts'
import { layOutEmail } from './email-layout.server.ts'
import type { Mail } from './mail.server.ts'

/** What the operator gets of a submission: the title of its form, and its answers as a person reads them. */
type Told = {
  title: string
  reference: string
  rows: readonly (readonly [label: string, value: string])[]
  email: string | undefined
  receivedAt: Date
  page: string | null
  /** Where an answer to the mail goes, and what it does there; to the visitor otherwise. */
  answering?: { replyTo?: string | undefined; footer: string }
}

/** The mail that tells the operator of a submission. Its subject holds no word of the visitor; an answer goes to the visitor. */
export function operatorMail(
  { title, reference, rows, email, receivedAt, page, answering }: Told,
  { id, from }: { id: string; from: string },
): Mail {
  return {
    id,
    from,
    to: brand.email,
    replyTo: answering?.replyTo ?? email,
    subject: `${title} ${reference}`,
    ...layOutEmail({
      heading: `${title} ${reference}`,
      parts: [
        { rows },
        {
          rows: [
            ['Received', moment(receivedAt)],
            ['Sent from', page ?? 'not known'],
            ['Reference', reference],
          ],
        },
      ],
      footer:
        answering?.footer ??
        (email ? 'Answer this mail to write to the visitor.' : 'The visitor left no address to answer to.'),
    }),
  }
}
