import { brand } from '#content/brand.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import type { Mail } from '#mail/mail.server.ts'

type Addressed = { id: string; from: string; to: string; publicUrl: string; withdrawToken: string }

const withdrawPage = ({ publicUrl, withdrawToken }: Addressed) => `${publicUrl}/pledge/withdraw?token=${withdrawToken}`

/** The mail that asks the owner of an address whether they signed the pledge. It holds no word that a visitor typed. */
export function signMail(mail: Addressed & { confirmToken: string }): Mail {
  const { id, from, to, publicUrl, confirmToken } = mail
  return {
    id,
    from,
    to,
    subject: `Confirm your name under the ${brand.name} pledge`,
    ...layOutEmail({
      heading: 'Confirm your name with one click',
      parts: [
        {
          paragraph: `The ${brand.name} pledge was signed with this address. If it was you, look at the name and confirm it. Then it is shown in public; this address never is.`,
        },
        { button: 'Look at it and confirm', href: `${publicUrl}/pledge/confirm?token=${confirmToken}` },
        {
          paragraph:
            'The link works once, for 48 hours. If it was not you, do nothing: without the click nothing is shown.',
        },
      ],
      footer: 'You have this mail because your address was typed into the form of our pledge.',
      footerLink: { label: 'This was not me, delete it', href: withdrawPage(mail) },
    }),
  }
}

/** The mail that leads to the certificate of a confirmed signature, and out again, whenever that is wanted. */
export function signedMail(mail: Addressed & { publicId: string }): Mail {
  const { id, from, to, publicUrl, publicId } = mail
  return {
    id,
    from,
    to,
    subject: `Your name is under the ${brand.name} pledge`,
    ...layOutEmail({
      heading: 'Your name is on the wall',
      parts: [
        { paragraph: 'Thank you for signing. This page shows your certificate; you may give its address to anyone.' },
        { button: 'Open the certificate', href: `${publicUrl}/pledge/${publicId}` },
        {
          paragraph:
            'Keep this mail: the link below takes your name off the wall and deletes it, at any time. To change your name, sign once more with this address.',
        },
      ],
      footer: 'You have this mail because you confirmed your name.',
      footerLink: { label: 'Withdraw my name', href: withdrawPage(mail) },
    }),
  }
}
