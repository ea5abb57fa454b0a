import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'
import { hitLimits, networkOf } from '#core/rate-limit.server.ts'
import type { Secret } from '#core/secret.server.ts'

const rules = {
  /** Messages and signatures from one network. */
  sign: { most: 60, seconds: 600 },
  /** Messages and signatures for one account. Several networks' worth: no stranger alone keeps an account out. */
  account: { most: 300, seconds: 600 },
  /** Asking who is signed in, and signing out, from one network. */
  session: { most: 600, seconds: 600 },
  /** Everything together, from everybody. */
  everyone: { most: 3_000, seconds: 60 },
} as const

/** What counting stands on. */
export type LimitDeps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> }

/**
 * Counts one request by the network it comes from. Throws `request.too-many` when that is one too many, and `server.unavailable`
 * when it cannot be found out: a check that fails lets nobody through.
 */
export function limitNetwork(deps: LimitDeps, rule: 'sign' | 'session', address: string): Promise<void> {
  return count(deps, { [rule]: networkOf(address), everyone: 'all' })
}

/** Counts one request on the account it names. Throws as `limitNetwork` does. */
export function limitAccount(deps: LimitDeps, account: string): Promise<void> {
  return count(deps, { account })
}

async function count({ db, secret, env }: LimitDeps, hits: Partial<Record<keyof typeof rules, string>>) {
  const limits = Object.entries(hits).map(([name, who]) => {
    const { most, seconds } = rules[name as keyof typeof rules]
    return { key: `sign-in-${name}.${secret.sign('limit', who)}`, most: most * env.LIMIT_FACTOR, seconds }
  })
  const wait = await hitLimits(db, limits).catch((error: unknown) => {
    throw fail('server.unavailable').because(error)
  })
  if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
}
