import { brand } from '#content/brand.ts'
import { moment } from '#core/time/moment.ts'
import { leaveHeaders } from '#forms/http/mail-links.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import type { Mail } from '#mail/mail.server.ts'

type Addressed = { id: string; from: string; to: string; publicUrl: string; unsubscribeToken: string }

const headersOf = ({ publicUrl, unsubscribeToken }: Addressed) =>
  leaveHeaders(`${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}`)

const leavePage = ({ publicUrl, unsubscribeToken }: Addressed) =>
  `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`

/** The mail that asks whether this address really wants the newsletter. It holds no word that a visitor typed. */
export function optInMail(mail: Addressed & { confirmToken: string }): Mail {
  const { id, from, to, publicUrl, confirmToken } = mail
  return {
    id,
    from,
    to,
    subject: `Confirm your address for the ${brand.name} newsletter`,
    headers: headersOf(mail),
    ...layOutEmail({
      heading: 'Confirm your address with one click',
      parts: [
        {
          paragraph: `Someone asked for the ${brand.name} newsletter with this address. If it was you, confirm it below.`,
        },
        { button: 'Confirm my address', href: `${publicUrl}/newsletter/confirm?token=${confirmToken}` },
        {
          paragraph:
            'The link works once, for 48 hours. If it was not you, do nothing: without the click you are not on the list.',
        },
      ],
      footer: 'You have this mail because your address was typed into our newsletter form.',
      footerLink: { label: 'This was not me, take me off', href: leavePage(mail) },
    }),
  }
}

/** The mail that says that the address is confirmed, and how to leave. */
export function welcomeMail(mail: Addressed): Mail {
  const { id, from, to, publicUrl } = mail
  return {
    id,
    from,
    to,
    subject: `You are on the ${brand.name} newsletter`,
    headers: headersOf(mail),
    ...layOutEmail({
      heading: 'You are on the list',
      parts: [
        {
          paragraph:
            'Thank you for confirming your address. We write when there is something worth reading, and never share your address.',
        },
        { button: 'Read what we wrote so far', href: `${publicUrl}/blog` },
      ],
      footer: 'You have this mail because you confirmed your address.',
      footerLink: { label: 'Leave the newsletter', href: leavePage(mail) },
    }),
  }
}

/** The mail that tells the operator who has left, so that they are taken off every other list too. */
export function leftMail(
  { reference, answers }: Pick<Submission, 'reference' | 'answers'>,
  { id, from, leftAt }: { id: string; from: string; leftAt: Date },
): Mail {
  return {
    id,
    from,
    to: brand.email,
    subject: `Newsletter ${reference}: left`,
    ...layOutEmail({
      heading: 'A subscriber has left the newsletter',
      parts: [
        { paragraph: 'Take this address off every list that you keep elsewhere. It is already off the list here.' },
        {
          rows: [
            ['E-mail', answers.email!],
            ['Left', moment(leftAt)],
            ['Reference', reference],
          ],
        },
      ],
      footer: 'npm run ops -- newsletter list shows every address with its state.',
    }),
  }
}
