import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import { timeWords } from '#core/time/time-words.ts'
import { leaveHeaders } from '#forms/http/mail-links.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import {
  checkMailable,
  senderOf,
  Withheld,
  type LetterDeps,
  type WithLetters,
  type WriteLetter,
} from '#mail/letters.server.ts'
import type { NextDate } from '#tools/dashboard/account-report.ts'
import { dueEvent } from './remind.server.ts'
import { askedEvent, findReminder, tokensOf } from './reminders.server.ts'

/** Dates that one letter lists; the page of the account has the others. */
const mostDates = 30

/** The letter that asks whether an address is its reader's. It repeats nothing that was typed but the account. */
const askLetter: WriteLetter = async (deps, delivery) => {
  const { reader, from, tokens, unsubscribe } = await readerOf(deps, delivery, 'pending')
  return {
    id: delivery.id,
    from,
    to: reader.email,
    subject: `Confirm your address for the dates of an account`,
    headers: leaveHeaders(unsubscribe.post),
    ...layOutEmail({
      heading: 'A mail before each date of an account',
      parts: [
        {
          paragraph: `Someone asked on our site for a mail a day before each unlock and deadline of this account. If it was you, confirm your address.`,
        },
        { rows: [['Account', reader.account]] },
        { button: 'Confirm my address', href: `${deps.publicUrl}/dashboard/mail/confirm?token=${tokens.confirm}` },
        {
          paragraph: `The link works for ${retention.unconfirmedDays} days. If it was not you, do nothing: this is the only mail we send before you confirm.`,
        },
      ],
      footer: 'You have this mail because your address was typed on the page of an account.',
      footerLink: { label: 'This was not me, forget my address', href: unsubscribe.page },
    }),
  }
}

/** The letter about dates that are a day away. */
const dueLetter: WriteLetter = async (deps, delivery) => {
  const { reader, from, unsubscribe } = await readerOf(deps, delivery, 'confirmed')
  const { publicUrl } = deps
  const dates = delivery.payload?.dates as NextDate[]
  const [first] = dates as [NextDate]
  const more = dates.length - mostDates
  return {
    id: delivery.id,
    from,
    to: reader.email,
    subject: `${timeWords(first.at)}: ${dates.length === 1 ? 'a date' : `the first of ${dates.length} dates`} of your account`,
    headers: leaveHeaders(unsubscribe.post),
    ...layOutEmail({
      heading: dates.length === 1 ? 'A date of your account comes up' : 'Dates of your account come up',
      parts: [
        {
          rows: dates
            .slice(0, mostDates)
            .map(({ at, what, path }) => [timeWords(at), `${unlinked(what)}\n${publicUrl}${path}`] as const),
        },
        ...(more > 0 ? [{ paragraph: `${more} more dates are on the page of the account.` }] : []),
        { button: 'See the account', href: `${publicUrl}/dashboard?account=${reader.account}` },
        {
          paragraph: `This is what ${brand.name} read from the chain. A lock or campaign may change after this mail: its page says what is true now.`,
        },
        { rows: [['Account', reader.account]] },
      ],
      footer: 'You have this mail because you asked for the dates of this account.',
      footerLink: { label: 'Send me no more of them', href: unsubscribe.page },
    }),
  }
}

/** Names of tokens are anybody's words: no mail program may make a link of them. */
const unlinked = (text: string) =>
  text.slice(0, 200).replace(/(?<=\S)[./@](?=\S)/g, (sign) => ({ '.': '\u2024', '/': '\u2215', '@': '\uff20' })[sign]!)

async function readerOf(deps: LetterDeps, { payload }: Parameters<WriteLetter>[1], status: 'pending' | 'confirmed') {
  const { db, env, secret, publicUrl } = deps
  const reader = await findReminder(db, String(payload?.reminder))
  if (reader?.status !== status) throw new Withheld('not-wanted')
  await checkMailable(deps, reader.email)
  const tokens = tokensOf(secret, reader)
  const unsubscribe = {
    post: `${publicUrl}/api/reminders/unsubscribe?token=${tokens.unsubscribe}`,
    page: `${publicUrl}/dashboard/mail/unsubscribe?token=${tokens.unsubscribe}`,
  }
  return { reader, from: senderOf(env), tokens, unsubscribe }
}

/** The letters of reminders, by their event. */
export const reminderLetters: WithLetters['letters'] = { [askedEvent]: askLetter, [dueEvent]: dueLetter }
