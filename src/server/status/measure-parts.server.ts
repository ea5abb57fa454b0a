import { sql } from 'drizzle-orm'
import type { Provider } from '#assistant/providers/provider.server.ts'
import { chosenKind } from '#assistant/providers/catalogue.server.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { ServerState } from '#server/http/health.server.ts'
import { parts, type Part } from './parts.ts'
import { mailHost, reachHost, webHost } from './reach-host.server.ts'
import type { Measured, Round } from './shares.ts'
import { jobsLate, mailWaits } from './status-store.server.ts'

export type MeasureDeps = {
  db: Database
  env: Env
  gateway: Pick<Gateway, 'rpc' | 'health'>
  state: ServerState
  /** Longest delay of the server's own loop since the last look, in milliseconds. */
  loopDelay: () => number
  /** The breaker of what the operator has chosen to answer the chat. */
  chat: () => ReturnType<Provider['state']>
}

/** Milliseconds a part has to answer. */
const timeout = 3_000

/** From here on a part is `degraded`, and where two are given `down`: milliseconds, seconds for what waits, and blocks. */
const bounds = {
  loop: 250,
  query: 500,
  rpc: 2_000,
  looked: [60, 600],
  blocks: 50,
  jobs: [120, 900],
  mail: 600,
} as const

/** The parts that are in use here: nothing is asked of a host that the operator has not named. */
export function partsInUse({ env, state }: Pick<MeasureDeps, 'env' | 'state'>): Part[] {
  const absent: Partial<Record<Part, boolean>> = {
    chain: state.chain === 'missing',
    index: state.chain === 'missing',
    chat: !chosenKind(env),
  }
  return parts.filter((part) => !absent[part])
}

/** Looks at every part in use, at the same time. Never rejects. */
export async function measureParts(deps: MeasureDeps): Promise<Round['found']> {
  const found = await Promise.all(
    partsInUse(deps).map(async (part): Promise<[Part, Measured]> => [part, await measurePart(deps, part)]),
  )
  return Object.fromEntries(found)
}

async function measurePart(deps: MeasureDeps, part: Part): Promise<Measured> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('It took too long.')), timeout)
  return Promise.race([looks[part](deps), late])
    .then(
      ({ state, latencyMs }) => ({ state, latencyMs: latencyMs === undefined ? undefined : whole(latencyMs) }),
      (): Measured => ({ state: 'down' }),
    )
    .finally(() => clearTimeout(timer))
}

/** Fits the column; half a year in milliseconds is as bad as a year. */
const whole = (ms: number) => Math.min(2_000_000_000, Math.max(0, Math.round(ms)))

type Look = (deps: MeasureDeps) => Promise<Measured>

const looks: Readonly<Record<Part, Look>> = {
  server: async ({ loopDelay }) => {
    const latencyMs = loopDelay()
    return { state: latencyMs > bounds.loop ? 'degraded' : 'up', latencyMs }
  },
  database: async ({ db }) => {
    const latencyMs = await timed(() => db.execute(sql`select 1`))
    return { state: latencyMs > bounds.query ? 'degraded' : 'up', latencyMs }
  },
  chain: async ({ gateway }) => {
    const latencyMs = await timed(() => gateway.rpc('eth_blockNumber', [], AbortSignal.timeout(timeout)))
    const isWhole = gateway.health().every(({ state }) => state === 'ready')
    return { state: isWhole && latencyMs <= bounds.rpc ? 'up' : 'degraded', latencyMs }
  },
  index: async ({ db }) => {
    const { lookedAt, head, block, stopped } = await indexState(db)
    const looked = lookedAt === null ? Infinity : Date.now() / 1_000 - lookedAt
    const [late, lost] = bounds.looked
    if (stopped || looked > lost) return { state: 'down', latencyMs: lookedAt === null ? undefined : looked * 1_000 }
    const isBehind = looked > late || (head ?? 0) - (block ?? 0) > bounds.blocks
    return { state: isBehind ? 'degraded' : 'up', latencyMs: looked * 1_000 }
  },
  jobs: async ({ db }) => {
    const { waits, silent } = await jobsLate(db)
    // A server that was away has a job of every five minutes to make up for, and does within a minute.
    const latest = Math.max(waits, process.uptime() > 900 ? silent : 0)
    const [late, lost] = bounds.jobs
    return { state: latest > lost ? 'down' : latest > late ? 'degraded' : 'up', latencyMs: Math.max(0, latest) * 1_000 }
  },
  mail: async ({ db, env }) => {
    const took = env.SMTP_URL ? await timed(() => reachHost(mailHost(env.SMTP_URL!), timeout)) : 0
    const waits = await mailWaits(db)
    return { state: waits > bounds.mail ? 'degraded' : 'up', latencyMs: Math.max(took, waits * 1_000) }
  },
  chat: async ({ env, chat }) => {
    const latencyMs = await timed(() => reachHost(webHost(env[chosenKind(env)!.variable]!), timeout))
    return { state: chat() === 'open' ? 'degraded' : 'up', latencyMs }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
