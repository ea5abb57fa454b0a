import { brand } from '#content/brand.ts'
import { domainOf, leadsInside, namesHostByNumber } from '#core/http/mail-host.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Delivery } from '#mail/deliveries.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import type { Mail, Mailer } from '#mail/mail.server.ts'
import { findPerson, isKnown, type FindDeps } from './data-rights-person.server.ts'
import { dropRequest, findRequest, openLink } from './data-rights.server.ts'

type Deps = FindDeps & { secret: Secret; mail: Mailer; publicUrl: string; dnsServers?: string[] }

/**
 * The mail with the links to one's data, or why none is sent: nothing is stored, or no mail may go there. A request without a mail
 * is forgotten. An address on the suppression list gets it too: it answers what its owner has asked.
 */
export async function dataRightsMail(
  { db, stores, secret, mail, publicUrl, dnsServers }: Deps,
  { id, payload }: Pick<Delivery, 'id' | 'payload'>,
): Promise<Omit<Mail, 'from'> | { withheld: string }> {
  const request = await findRequest(db, String(payload?.request))
  if (!request) return { withheld: 'erased' }
  const refuse = async (withheld: string) => {
    await dropRequest(db, request)
    return { withheld }
  }
  if (!isKnown(await findPerson({ db, stores }, request.email))) return refuse('nothing-stored')
  if (namesHostByNumber(request.email)) return refuse('host-by-number')
  if (!mail.embedded && (await leadsInside(domainOf(request.email), { servers: dnsServers })))
    return refuse('private-host')
  const page = `${publicUrl}/privacy/your-data/${await openLink(db, secret, request)}`
  return {
    id,
    to: request.email,
    subject: `Your data at ${brand.name}`,
    ...layOutEmail({
      heading: 'What we store about this address',
      parts: [
        {
          paragraph:
            'We got a request on our site for what we store about this address. If it was yours, look at it here.',
        },
        { button: 'See and download it', href: page },
        { button: 'Erase it', href: `${page}/erase` },
        {
          paragraph:
            'Both links work for 24 hours. Opening them changes nothing: a button on the page does. If it was not you, do nothing.',
        },
      ],
      footer: 'You have this mail because your address was typed into the form for it.',
      footerLink: { label: 'That form', href: `${publicUrl}/privacy/your-data` },
    }),
  }
}

/** The mail that tells the operator what to delete from the mailbox after an erasure. It names references, and nobody. */
export function erasedMail(payload: Delivery['payload'], { id, from }: { id: string; from: string }): Mail {
  const references = ((payload?.references as string[] | undefined) ?? []).join('\n')
  return {
    id,
    from,
    to: brand.email,
    subject: 'Erased: delete the mails too',
    ...layOutEmail({
      heading: 'A person asked to be erased',
      parts: [
        {
          paragraph:
            'The database has forgotten these messages. Delete our mails about these messages, and every copy.',
        },
        { rows: [['References', references]] },
      ],
      footer: 'The privacy statement promises this within 30 days.',
    }),
  }
}
