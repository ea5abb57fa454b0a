import { domainOf } from '#core/http/mail-host.server.ts'
import { admit, type AdmissionDeps, type Asker, type Price } from './admission.server.ts'
import { byNetwork, enforceLimits, limitsWait, type LimitDeps, type Rule } from './rate-limit.server.ts'

const day = 86_400

/** Everything that is written here, by everybody, in a minute. */
export const budget = { name: 'everyone', most: 1_200 }

/** What no proof can be shown for: a browser without script, and pages. A hall full of visitors has one network. */
const rules = {
  /** Looking at the wall or at results. */
  read: { most: 6_000, seconds: 600 },
  /** Links of mails, and what their buttons do. */
  token: { most: 6_000, seconds: 600 },
} as const

/** Counts a call of a page with script, which costs nothing until a network makes many of them. Throws as `admit` does. */
export function admitCall(
  deps: AdmissionDeps,
  call: Pick<Price, 'name' | 'quiet' | 'seconds'>,
  asker: Asker,
): Promise<void> {
  return admit(deps, { ...call, first: 'nothing', budget }, asker)
}

/** Counts what pages ask. Throws as `enforceLimits` does. */
export function limitPages(deps: LimitDeps, name: keyof typeof rules, address: string): Promise<void> {
  return enforceLimits(deps, byNetwork({ name, ...rules[name] }, address))
}

/**
 * Whether one more mail about `subject` goes to an address that was typed: three a day for a network that asks, ten for all. Where it
 * does not, the answer to the asker is the same, and the person has the mails of that day, whose links still work: neither
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
