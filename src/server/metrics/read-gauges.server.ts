import { sql } from 'drizzle-orm'
import { Gauge, Registry } from 'prom-client'
import { tokensSpent } from '#assistant/endpoint/chat-admission.server.ts'
import type { Provider } from '#assistant/providers/provider.server.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { countLate } from '#forms/store/lead.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { ServerState } from '#server/http/health.server.ts'
import type { Store } from '#server/postgres/store.server.ts'
import { jobsLate } from '#server/status/status-store.server.ts'
import type { StatusWatch } from '#server/status/status-watch.server.ts'

export type GaugeDeps = {
  db: Database
  env: Env
  gateway: Pick<Gateway, 'health'>
  provider: Pick<Provider, 'state'>
  state: ServerState
  status: StatusWatch
  /** Connections of each pool; absent where there is no store. */
  connections?: Store['connections'] | undefined
}

type Sample = [value: number, labels?: Record<string, string | number>]
type Put = (name: string, help: string, samples: readonly Sample[]) => void

const partStates = ['up', 'degraded', 'down', 'unknown'] as const
const nodeStates = ['ready', 'resting', 'refused'] as const

/** A sample for each state there is: 1 for the one it is in. */
const inState = (states: readonly string[], state: string, labels: Record<string, string | number>): Sample[] =>
  states.map((one) => [Number(one === state), { ...labels, state: one }])

/**
 * How everything is at this moment, as metrics. What the database does not answer is absent, and `intaglio_database_up` is 0: a figure
 * that nobody has read is not told.
 */
export async function readGauges(deps: GaugeDeps): Promise<Registry> {
  const registry = new Registry()
  const put: Put = (name, help, samples) => {
    const labelNames = Object.keys(samples[0]?.[1] ?? {})
    const gauge = new Gauge({ name: `intaglio_${name}`, help, labelNames, registers: [registry] })
    for (const [value, labels = {}] of samples) gauge.set(labels, value)
  }
  await putOwn(put, deps)
  const isUp = await putStored(put, deps.db).then(
    () => true,
    () => false,
  )
  put('database_up', '1 when the database answers.', [[Number(isUp)]])
  return registry
}

/** What the process itself knows. */
async function putOwn(put: Put, { env, gateway, provider, state, status, connections }: GaugeDeps) {
  const { parts } = await status.report()
  put('draining', '1 while the server ends and takes no new connections.', [[Number(state.draining)]])
  put('database_unsafe_settings', 'Settings of the database under which rows can be lost.', [[state.unsafe.length]])
  put('chat_breaker_open', '1 while the chat upstream is left alone after failures.', [
    [Number(provider.state() === 'open')],
  ])
  put('chat_tokens_budget', 'Tokens the model may use in a day.', [[env.CHAT_MODEL_BUDGET]])
  const nodes = gateway.health().flatMap(({ node, state: its }) => inState(nodeStates, its, { node }))
  put('chain_node', '1 for the state a node of RPC_URL is in, by its place there.', nodes)
  const looked = parts.flatMap(({ id, state: its }) => inState(partStates, its, { part: id }))
  put('part', '1 for the state that /status shows of a part.', looked)
  const pools = Object.entries(connections?.() ?? {})
  put(
    'database_connections',
    'Connections of a pool, by what they do.',
    pools.flatMap(([pool, { total, idle }]): Sample[] => [
      [idle, { pool, state: 'idle' }],
      [total - idle, { pool, state: 'busy' }],
    ]),
  )
  put(
    'database_waiting',
    'Queries that wait for a connection of a pool.',
    pools.map(([pool, { waiting }]): Sample => [waiting, { pool }]),
  )
}

type Jobs = { queue: string; state: string; count: number }
type Outbox = { status: string; count: number; oldest: number }

/** What is in the database. Rejects, and puts nothing, when it does not answer. */
async function putStored(put: Put, db: Database) {
  const [spent, late, lateAnswers, index, jobs, outbox] = await Promise.all([
    tokensSpent(db),
    jobsLate(db),
    countLate(db),
    indexState(db),
    db.execute<Jobs>(sql`
      select name as queue, state::text as state, count(*)::integer as count from pgboss.job
      where state <= 'active' group by name, state`),
    db.execute<Outbox>(sql`
      select status, count(*)::integer as count, extract(epoch from now() - min(created_at))::float8 as oldest
      from delivery where status in ('pending', 'dead') group by status`),
  ])
  const open = (status: string) => outbox.rows.find((row) => row.status === status)
  const { block, head, lookedAt, stopped } = index
  const age = lookedAt === null ? [] : [[Math.max(0, Date.now() / 1_000 - lookedAt)] as Sample]
  put('chat_tokens_spent', 'Tokens of the day that the model has used.', [[spent]])
  put('leads_late', 'Submissions whose answer is later than the site promises.', [[lateAnswers]])
  put('jobs_late_seconds', 'How long the oldest job waits past its time, without mail and webhook.', [[late.waits]])
  put(
    'jobs',
    'Jobs that are not done, by queue and state.',
    jobs.rows.map(({ queue, state, count }) => [count, { queue, state }]),
  )
  put(
    'outbox',
    'Mails and webhook posts that have not arrived, by what became of them.',
    ['pending', 'dead'].map((status) => [open(status)?.count ?? 0, { status }]),
  )
  put('outbox_oldest_seconds', 'Age of the oldest that is still to be sent.', [[open('pending')?.oldest ?? 0]])
  put('index_lag_blocks', 'Blocks of the chain that are not in the index yet.', [
    [Math.max(0, (head ?? 0) - (block ?? 0))],
  ])
  put('index_stopped', '1 when the index stands still until it is built anew.', [[Number(stopped)]])
  if (age.length > 0) put('index_look_age_seconds', 'Time since the index looked at the chain.', age)
}
