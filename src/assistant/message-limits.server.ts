import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'
import { hitLimits, networkOf } from '#core/rate-limit.server.ts'
import type { Secret } from '#core/secret.server.ts'

const day = 24 * 60 * 60

const rules = {
  /** Messages from one network. */
  message: { most: 20, seconds: 60 },
  /** Feedback, erasing and exports from one network. */
  other: { most: 60, seconds: 600 },
  /** Everything together, from everybody. */
  everyone: { most: 3_000, seconds: 60 },
} as const

/** What counting stands on. */
export type LimitDeps = {
  db: Database
  secret: Secret
  env: Pick<Env, 'LIMIT_FACTOR' | 'CHAT_MODEL_BUDGET'>
}

/**
 * Counts one request by the network it comes from. Throws `request.too-many` when that is one too many, and `server.unavailable`
 * when it cannot be found out: a check that fails lets nobody through.
 */
export async function limitNetwork(
  { db, secret, env }: LimitDeps,
  rule: 'message' | 'other',
  address: string,
): Promise<void> {
  const limits = Object.entries({ [rule]: networkOf(address), everyone: 'all' }).map(([name, who]) => {
    const { most, seconds } = rules[name as keyof typeof rules]
    return { key: `chat-${name}.${secret.sign('limit', who)}`, most: most * env.LIMIT_FACTOR, seconds }
  })
  const wait = await hitLimits(db, limits).catch((error: unknown) => {
    throw fail('server.unavailable').because(error)
  })
  if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
}

/** One visitor's share of what the model may spend in a day. */
const visitorsShare = 1 / 20

/**
 * Takes tokens from the budget of the day, which all servers and visitors share. Answers false when it is spent, by everybody or by
 * this visitor; then the pages answer alone.
 */
export async function spendTokens(
  { db, secret, env }: LimitDeps,
  { visitor, tokens }: { visitor: string; tokens: number },
): Promise<boolean> {
  const most = env.CHAT_MODEL_BUDGET
  const wait = await hitLimits(db, [
    { key: 'chat-tokens.all', most, seconds: day, weight: tokens },
    { key: `chat-tokens.${secret.sign('limit', visitor)}`, most: most * visitorsShare, seconds: day, weight: tokens },
  ])
  return wait === undefined
}
