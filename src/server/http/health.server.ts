import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Provider } from '#assistant/providers/provider.server.ts'
import { chainOf, hasLocalChain } from '#chain/catalogue.ts'
import { explorerOf } from '#chain/chain-links.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#core/database/database.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { wordsFile } from './site-index.server.ts'
import type { Site } from './site.server.ts'

/** What the server says about itself: the composition root changes it, `/api/ready` reads it. */
export type ServerState = {
  /** `ready`: database open, migrated and safe, workers at work. `away`: it did not open, and is tried again. */
  store: 'starting' | 'away' | 'ready'
  /** The local chain; absent where nodes are configured. `missing`: it cannot be started on this machine. */
  chain?: 'starting' | 'ready' | 'restarting' | 'missing'
  /** A signal was received: balancers must send nothing more. */
  draining: boolean
  /** Settings of the database under which rows can be lost; empty unless ALLOW_UNSAFE_DATABASE is set. */
  unsafe: string[]
}

type Deps = {
  provider: Provider
  db: Database
  env: Env
  gateway: Gateway
  secret: Secret
  site: Site
  state: ServerState
}

/** `GET /health`: alive. `GET /ready`: able to serve. `GET /config`: what the browser may know. */
export function healthEndpoints(deps: Deps) {
  const { db, env, secret, site, state } = deps
  return endpoint()
    .get('/health', async (c) => {
      c.header('Cache-Control', 'no-store')
      if (!isOperator(secret, c)) return c.json({ alive: true })
      return c.json({ alive: true, ...(await healthDetail(deps)) })
    })
    .get('/ready', async (c) => {
      c.header('Cache-Control', 'no-store')
      const reason = await notReady(db, state)
      if (!reason) return c.json({ ready: true })
      c.header('Retry-After', '5')
      return c.json({ ready: false, reason }, 503)
    })
    .get('/config', (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json({ ...publicConfig(env), assistantIndex: wordsFile(site)?.path })
    })
}

/** The bearer token that opens the health detail. */
export const healthToken = (secret: Secret): string => secret.sign('operator', 'health')

/** Whether a request has that token. */
export function isOperator(secret: Secret, c: Context): boolean {
  const [, token = ''] = c.req.header('authorization')?.match(/^Bearer (\S+)$/i) ?? []
  return secret.verify('operator', 'health', token)
}

/** The named subset of the environment that the browser may know. */
export function publicConfig(env: Env) {
  return {
    publicUrl: publicUrlOf(env),
    chatId: env.CHAT_ID,
    eventCode: env.EVENT_CODE ?? brand.eventCode,
    chainId: env.CHAIN_ID,
    explorerUrl: explorerOf(env, chainOf(env.CHAIN_ID)),
    demoWallet: hasLocalChain(env),
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID,
    walletConnectRelayUrl: env.WALLETCONNECT_PROJECT_ID && env.WALLETCONNECT_RELAY_URL,
    powDifficulty: env.POW_DIFFICULTY,
    safeAppHosts: env.SAFE_APP_HOSTS,
    schedulingUrl: env.SCHEDULING_URL ?? brand.schedulingUrl,
    mail: env.SMTP_URL ? ('smtp' as const) : ('outbox' as const),
  }
}

async function notReady(db: Database, { store, draining }: ServerState) {
  if (draining) return 'draining'
  if (store !== 'ready') return store === 'away' ? 'database' : 'starting'
  return db.execute(sql`select 1`).then(
    () => undefined,
    () => 'database',
  )
}

async function healthDetail({ provider, db, gateway, state: { store, chain, draining, unsafe } }: Deps) {
  const rows = <row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    db.execute<row>(query).then(
      (result) => result.rows,
      () => undefined,
    )
  const [engine] = (await rows<{ version: string }>(sql`select current_setting('server_version') as version`)) ?? []
  return {
    store,
    draining,
    chat: { answerer: provider.name, breaker: provider.state() },
    chain: { id: gateway.chain.id, local: chain, nodes: gateway.health() },
    index: await indexState(db).catch(() => undefined),
    database: engine ? { version: engine.version, unsafe } : 'away',
    jobs: await rows(
      sql`select name, state, count(*)::integer as count from pgboss.job group by name, state order by 1, 2`,
    ),
    deliveries: await rows(sql`select status, count(*)::integer as count from delivery group by status order by 1`),
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    node: process.version,
  }
}
