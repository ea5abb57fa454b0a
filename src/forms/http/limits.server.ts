import { admit, admitProven, type AdmissionDeps, type Asker, type Price } from '#core/admission/admission.server.ts'
import { byNetwork, enforceLimits, limitsWait, type LimitDeps, type Rule } from '#core/admission/rate-limit.server.ts'
import { domainOf } from '#core/http/mail-host.server.ts'
import type { FormName } from '#leads/catalogue.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Everything that is written here, by everybody. */
const budget = { name: 'everyone', most: 1_200 }

/** Submissions of each form from one network before they cost more than the first. A hall sends more, and works for it. */
const quiet: Record<FormName, { quiet: number; seconds: number }> = {
  'audit-request': { quiet: 20, seconds: hour },
  contact: { quiet: 20, seconds: hour },
  'hand-over': { quiet: 20, seconds: hour },
  newsletter: { quiet: 3, seconds: hour },
  pledge: { quiet: 3, seconds: hour },
  survey: { quiet: 10, seconds: day },
}

/** Calls that cost nothing until a network makes many of them. */
const calls = {
  /** Requests for a mail about what is stored. */
  'data-rights': { quiet: 60, seconds: hour },
  /** Messages for a wallet to sign, and their signatures. */
  'pledge-wallet': { quiet: 600, seconds: 10 * minute },
  /** Names signed with a wallet: a key costs nothing. */
  'pledge-name': { quiet: 5, seconds: hour },
} as const

/** What no proof can be shown for: a browser without script, and pages. A hall full of visitors has one network. */
const rules = {
  /** Looking at the wall or at results. */
  read: { most: 6_000, seconds: 10 * minute },
  /** Links of mails, and what their buttons do. */
  token: { most: 6_000, seconds: 10 * minute },
  /** The form about one's data, sent without a proof. */
  'data-rights-plain': { most: 60, seconds: hour },
} as const

/** The price of a submission; a challenge of a form is solved for it. */
export function priceOf(form: FormName): Price {
  return { name: form, first: 'proof', budget, ...quiet[form] }
}

/** Milliseconds after asking for its challenge in which nobody fills in a form. */
export const fillTime = 2_000

/**
 * Counts a submission. One without script cannot work for more than its network has for nothing; any other shows a proof of work,
 * which the caller spends. Throws as `admitProven` and `enforceLimits` do.
 */
export function admitSubmission(
  deps: AdmissionDeps,
  { form, native, address, proof }: Asker & { form: FormName; native: boolean },
): Promise<void> {
  if (!native) return admitProven(deps, priceOf(form), { address, proof, ripe: fillTime })
  const { quiet: most, seconds } = quiet[form]
  return enforceLimits(deps, byNetwork({ name: `native-${form}`, most, seconds }, address))
}

/** Counts a call of a page with script. Throws as `admit` does. */
export function admitCall(deps: AdmissionDeps, name: keyof typeof calls, asker: Asker): Promise<void> {
  return admit(deps, { name, first: 'nothing', budget, ...calls[name] }, asker)
}

/** Counts what pages ask. Throws as `enforceLimits` does. */
export function limitPages(deps: LimitDeps, name: keyof typeof rules, address: string): Promise<void> {
  return enforceLimits(deps, byNetwork({ name, ...rules[name] }, address))
}

/**
 * Whether one more mail about `subject` goes to an address that was typed: three a day for a network that asks, ten for all. Where it
 * does not, the answer to whoever asked is the same, and the person has the mails of that day, whose links work all the while: neither
 * a flood of mails nor a lock.
 */
export async function mayMail(
  deps: LimitDeps,
  { subject, email, address }: { subject: string; email: string; address: string },
): Promise<boolean> {
  const who = personOf(email)
  const each = (network: Rule & { who: string }) => ({ ...network, who: `${network.who} ${who}` })
  const wait = await limitsWait(deps, [
    ...byNetwork({ name: `${subject}-mail`, most: 3, seconds: day }, address).map(each),
    { name: `${subject}-mails`, most: 10, seconds: day, who },
  ])
  return wait === undefined
}

/** The case of its letters makes no other person of an address. */
function personOf(email: string): string {
  return `${email.slice(0, email.lastIndexOf('@')).toLowerCase()}@${domainOf(email)}`
}
