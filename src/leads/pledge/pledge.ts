import { period } from '#content/legal/document.ts'
import { retention } from '#content/legal/retention.ts'
import { z } from 'zod/mini'
import { pledgeNow } from '#content/pledge.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'
import { nameTrouble, plainName } from './pledge-name.ts'

/** What a signer can be, in the words of the wall. */
export const signers = [
  ['builder', 'Builder'],
  ['auditor', 'Auditor'],
  ['holder', 'Holder'],
  ['company', 'Company'],
  ['other', 'Something else'],
] as const

const longestLink = 200
const linkAsk = 'Enter an address that begins with https://, such as https://site.example, or leave this empty'
const changed = 'The pledge has changed since you opened this page. Read it once more, then sign'

/** A signature under the pledge. The hidden field carries which text was read: a later one is not signed by accident. */
export const pledge = defineForm({
  title: 'Pledge',
  schema: z.object({
    name: z.pipe(
      z.pipe(z.string('Enter your name'), z.transform(plainName)),
      z.string().check(
        z.check((context) => {
          const message = nameTrouble(context.value)
          if (message) context.issues.push({ code: 'custom', message, input: context.value })
        }),
      ),
    ),
    signer: z.enum(
      signers.map(([value]) => value),
      'Choose what you are',
    ),
    link: z.prefault(
      z.pipe(
        z.string().check(z.trim(), atMost(longestLink), z.refine(isLink, linkAsk)),
        z.transform((text) => (text === '' ? '' : new URL(text).href)),
      ),
      '',
    ),
    email: emailField('Enter an address that can receive mail, such as ada@mail.example'),
    text: z.literal(pledgeNow.sha256, changed),
  }),
  fields: {
    name: {
      label: 'Your name',
      hint: 'It is shown in public.',
      input: 'input',
      autoComplete: 'name',
    },
    signer: { label: 'What you are', hint: 'Shown beside your name.', input: 'select', options: signers },
    link: {
      label: 'Your page',
      hint: 'Its host is shown as a link.',
      input: 'input',
      type: 'url',
      autoComplete: 'url',
      optional: true,
    },
    email: {
      label: 'E-mail',
      hint: 'Never shown. Not needed with a wallet.',
      input: 'input',
      type: 'email',
      autoComplete: 'email',
    },
    text: { label: 'Text signed', input: 'hidden', value: pledgeNow.sha256 },
  },
  words: pledgeNow.sha256,
  record: {
    name: 'A signature under the pledge',
    besides:
      'which text you signed and when. With a wallet instead of the e-mail: the address of your account, the message and your signature',
    purpose:
      'To show name, page and kind on the public wall, with a wallet also account, message and signature, and to confirm that it is you.',
    basis: 'Your consent, which the mail or your wallet lets you take back.',
    kept: `not confirmed: ${period(retention.unconfirmedDays)}; confirmed, or signed with a wallet: until you withdraw`,
  },
  quiet: { most: 3, seconds: 3_600 },
  action: 'Sign the pledge',
  thanks:
    'Almost done. Open the mail we have sent you and confirm your name within 48 hours. An address gets one such mail a day: if you asked before, the earlier one counts.',
})

/** The answers of a signer with a wallet: no e-mail, and no field we have not asked for. */
export const walletAnswers = z.strictObject(z.omit(pledge.schema, { email: true }).shape)

/** Nothing, or a web address with a host: no other scheme, no password, no bare word. */
function isLink(text: string): boolean {
  if (text === '') return true
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && !username && !password && /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)
}
