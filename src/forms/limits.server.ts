import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { hitLimits, networkOf, type Limit } from '#core/rate-limit.server.ts'
import type { Secret } from '#core/secret.server.ts'
import { domainOf } from './mail-host.server.ts'

const minute = 60
const hour = 60 * minute

/** How often something may happen, by whom. Every number is multiplied by LIMIT_FACTOR. */
const rules = {
  /** Any request to a form, also a refused one. */
  request: { most: 60, seconds: 10 * minute },
  /** Stored submissions from one network. */
  submission: { most: 20, seconds: hour },
  /** Stored submissions without a proof of work, which a browser without JavaScript cannot make. */
  native: { most: 5, seconds: hour },
  /** Requests for an opt-in mail from one network. */
  newsletter: { most: 3, seconds: hour },
  /** Answers to the survey from one network: a household or a class, but no crowd. */
  survey: { most: 10, seconds: 24 * hour },
  /** Requests for the mail that confirms a signature, from one network. */
  pledge: { most: 3, seconds: hour },
  /** Names signed with a wallet from one network: a key costs nothing. */
  'pledge-wallet': { most: 5, seconds: hour },
  /** Submissions that name one e-mail address, wherever they come from. */
  email: { most: 5, seconds: hour },
  /** Requests for a mail about what is stored, from one network. */
  'data-rights': { most: 5, seconds: hour },
  /** Such requests that name one e-mail address, wherever they come from. */
  'data-rights-email': { most: 3, seconds: 24 * hour },
  challenge: { most: 60, seconds: 10 * minute },
  /** Looking at the wall or at results. */
  read: { most: 300, seconds: 10 * minute },
  /** Confirming and unsubscribing. */
  token: { most: 60, seconds: 10 * minute },
  /** Everything together, from everybody. */
  everyone: { most: 1_200, seconds: minute },
} as const satisfies Record<string, Omit<Limit, 'key'>>

/** The name of a rule. */
export type LimitName = keyof typeof rules

/** What counting stands on. */
export type LimitDeps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> }

/**
 * Counts one hit for each rule, on the network of a visitor or on an e-mail address. Throws `request.too-many` when one of them is
 * exceeded, and `server.unavailable` when that cannot be found out: a check that fails lets nobody through.
 */
export async function enforceLimits(
  { db, secret, env }: LimitDeps,
  hits: Partial<Record<LimitName, string>>,
): Promise<void> {
  const limits = Object.entries(hits).map(([name, who]): Limit => {
    const { most, seconds } = rules[name as LimitName]
    return { key: `${name}.${secret.sign('limit', who)}`, most: most * env.LIMIT_FACTOR, seconds }
  })
  const wait = await hitLimits(db, limits).catch((error: unknown) => {
    throw error instanceof AppError ? error : fail('server.unavailable').because(error)
  })
  if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
}

/** The rules that count every request to a form, also a refused one. */
export function anyRequest(address: string): Partial<Record<LimitName, string>> {
  return { ...byNetwork(address, 'request'), everyone: 'all' }
}

/** The rules that count on where a request comes from. */
export function byNetwork(address: string, ...names: LimitName[]): Partial<Record<LimitName, string>> {
  return Object.fromEntries(names.map((name) => [name, networkOf(address)]))
}

/** The rule that counts on an e-mail address, if there is one; the case of its letters makes no other person of it. */
export function byEmail(email: string | undefined): Partial<Record<LimitName, string>> {
  return email ? { email: `${email.slice(0, email.lastIndexOf('@')).toLowerCase()}@${domainOf(email)}` } : {}
}
