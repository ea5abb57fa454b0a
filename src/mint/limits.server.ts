import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { hitLimits, networkOf, type Limit } from '#core/rate-limit.server.ts'
import type { Secret } from '#core/secret.server.ts'

const minutes = 60

/** How often something may happen; a hall full of visitors has one network. Every number is multiplied by LIMIT_FACTOR. */
const rules = {
  /** Reading whole lists, from one network. */
  'mint-look': { most: 600, seconds: 10 * minutes },
  /** Asking for the place of a code, from one network: typed ones, and guessed ones. */
  'mint-place': { most: 600, seconds: 10 * minutes },
  /** Vouchers and mints that are paid for, from one network and for one account. */
  'mint-voucher': { most: 600, seconds: 10 * minutes },
  'mint-relay': { most: 600, seconds: 10 * minutes },
  'mint-account': { most: 20, seconds: 10 * minutes },
  /** All of these, from everybody. */
  'mint-everyone': { most: 12_000, seconds: minutes },
} as const satisfies Record<string, Omit<Limit, 'key'>>

/** What is counted on the network of a visitor. */
export type MintLimit = 'mint-look' | 'mint-place' | 'mint-voucher' | 'mint-relay'

/** What counting stands on. */
export type LimitDeps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> }

/**
 * Counts one hit on the network of a visitor, and on an account where one is named. Throws `request.too-many`, and
 * `server.unavailable` when nobody can count: a check that fails lets nobody through.
 */
export async function limitMint(
  { db, secret, env }: LimitDeps,
  name: MintLimit,
  { address, account }: { address: string; account?: string },
): Promise<void> {
  const counted: [keyof typeof rules, string][] = [
    [name, networkOf(address)],
    ['mint-everyone', 'all'],
  ]
  if (account) counted.push(['mint-account', `${name} ${account}`])
  const limits = counted.map(([rule, who]): Limit => {
    const { most, seconds } = rules[rule]
    return { key: `${rule}.${secret.sign('limit', who)}`, most: most * env.LIMIT_FACTOR, seconds }
  })
  const wait = await hitLimits(db, limits).catch((error: unknown) => {
    throw error instanceof AppError ? error : fail('server.unavailable').because(error)
  })
  if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
}
