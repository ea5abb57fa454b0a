import { hitLimits, networkOf } from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { fail } from '#core/errors.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** What calls may weigh together within a minute, from one network and from everybody; `share` is what a server takes of it at a time. */
const rules = {
  rpc: { most: 3_000, share: 100 },
  'rpc-everyone': { most: 60_000, share: 2_000 },
} as const
const seconds = 60

/** The most networks that are remembered. */
const mostKeys = 10_000

type Rule = keyof typeof rules
type Deps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> }

/** What this server may still spend of a limit, until when by its own clock, and what it took while the database was away. */
type Pool = { left: number; until: number; alone: number; refused?: boolean; filling?: Promise<void> }

/** Counts the weight of calls from an address. Throws `RpcRefusal` with status 429 and the seconds to wait when it is too much. */
export type RpcLimits = (address: string, weight: number) => Promise<void>

/** Counts what a page or an answer of ours asks the chain for a visitor. Throws `request.too-many` with the seconds to wait. */
export async function weigh(limits: RpcLimits, visitor: string, weight: number): Promise<void> {
  await limits(visitor, weight).catch((error: unknown) => {
    throw error instanceof RpcRefusal ? fail('request.too-many', { seconds: Number(error.data?.seconds) }) : error
  })
}

/**
 * Limits shared by every server through the database, which is asked once for a whole share of calls and not for each. While it is
 * away every server counts by itself: reading the chain does not depend on it.
 */
export function rpcLimits({ db, secret, env }: Deps): RpcLimits {
  const pools = new Map<string, Pool>()
  const poolOf = (key: string) => {
    const known = pools.get(key)
    if (known && known.until > performance.now()) return known
    pools.delete(key)
    const pool: Pool = { left: 0, until: performance.now() + seconds * 1_000, alone: 0 }
    pools.set(key, pool)
    // The oldest goes first; it has the least time left.
    for (const oldest of pools.keys()) if (pools.size > mostKeys) pools.delete(oldest)
    return pool
  }
  const fill = async (pool: Pool, rule: Rule, key: string, weight: number) => {
    const { most, share } = rules[rule]
    const asked = Math.max(share, weight)
    const limit = { key, most: most * env.LIMIT_FACTOR, seconds, weight: asked }
    const wait = await hitLimits(db, [limit]).catch(() => {
      pool.alone += asked
      return pool.alone > limit.most ? (pool.until - performance.now()) / 1_000 : undefined
    })
    if (wait === undefined) pool.left += asked
    else Object.assign(pool, { refused: true, until: performance.now() + wait * 1_000 })
  }
  const spend = async (rule: Rule, who: string, weight: number) => {
    const key = `${rule}.${secret.sign('limit', who)}`
    const pool = poolOf(key)
    while (pool.left < weight && !pool.refused) {
      pool.filling ??= fill(pool, rule, key, weight).finally(() => (pool.filling = undefined))
      await pool.filling
    }
    if (pool.left < weight) throw tooMuch(pool)
    pool.left -= weight
  }
  return async (address, weight) => {
    await spend('rpc', networkOf(address), weight)
    await spend('rpc-everyone', 'all', weight)
  }
}

function tooMuch({ until }: Pool): RpcRefusal {
  const wait = Math.max(1, Math.ceil((until - performance.now()) / 1_000))
  const message = `Too many calls. Wait ${wait} seconds and try again.`
  return new RpcRefusal(codes.tooMuch, message, { status: 429, data: { seconds: wait } })
}
