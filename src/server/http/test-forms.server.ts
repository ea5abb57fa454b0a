import { providerOf } from '#assistant/providers/choose-provider.server.ts'
import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import { readEnv, type Env } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { openMailer } from '#mail/mail.server.ts'
import { deliver } from '#mail/workers.server.ts'
import { known, mailDeps, mountFeatures, type FeatureDeps, type FeatureJobDeps } from '#server/features.server.ts'
import { openStatus } from '#server/status/status-watch.server.ts'
import { indexOfSite } from './site-index.server.ts'
import { emptySite } from './site.server.ts'
import type { FieldView, Form } from '#forms/definition/define-form.ts'
import type { SitePage } from '#ui/pages/page-shell.server.ts'

/** The forms on a database of their own, as the server would mount them, for tests. Jobs are queued but nobody works on them. */
export async function testForms(
  variables: Record<string, string> = {},
  { pages = {}, frame, dnsServers }: { pages?: Record<string, SitePage>; frame?: SitePage; dnsServers?: string[] } = {},
) {
  const database = await testDatabase()
  const { db, url } = database
  const { boss, enqueue } = await openJobs(url)
  const env: Env = readEnv({ POW_DIFFICULTY: '0', LIMIT_FACTOR: '1000', ...variables })
  const lines: string[] = []
  const failures: unknown[] = []
  // Where no test puts a chain there is none.
  const node = { rpc: (() => Promise.reject(new Error('no node'))) as NodeRpc }
  const secret = openSecret('a secret that only tests use, 32+')
  const log = openLog((line) => lines.push(line))
  const gateway = openGateway({ chain: chainOf(env.CHAIN_ID), nodes: [] })
  const state = { store: 'ready' as const, draining: false, unsafe: [] }
  const index = indexOfSite(emptySite('http://localhost:3000'))
  const deps = mailDeps({
    db,
    enqueue,
    env,
    secret,
    log,
    mail: openMailer({ db, env }),
    publicUrl: env.PUBLIC_URL ?? 'http://localhost:3000',
    frame: () => frame,
    page: (path: string) => pages[path],
    dnsServers,
    nodeRpc: (...asked: Parameters<NodeRpc>) => node.rpc(...asked),
    gateway,
    status: openStatus({ db, workDb: db, env, gateway, log, state }),
    provider: providerOf({ env, db, log, secret, index, facts: () => ({}) }),
    read: () => undefined,
    ...known,
  } satisfies FeatureJobDeps & FeatureDeps & Record<string, unknown>)
  let address = '203.0.113.1'
  let isFromHere = true
  const app = endpoint().use(async (c, next) => {
    refuseForeignOrigin(c, env)
    c.set('clientAddress', address)
    c.set('fromHere', isFromHere)
    await next()
    if (c.get('failure')) failures.push(c.get('failure'))
  })
  mountFeatures(app, deps)

  return {
    ...deps,
    boss,
    url,
    pool: database.pool,
    app,
    lines,
    /** The chain, as far as these endpoints ask it. */
    node,
    /** What went wrong underneath, request by request, as the log gets it. */
    failures,
    /** Where the next requests come from. */
    comeFrom: (from: string) => {
      address = from
      isFromHere = false
    },
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    /** Makes every pending delivery once, and answers what became of each: its error, or undefined. */
    deliverAll: async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from delivery where status = 'pending' order by created_at, destination`,
      )
      return Promise.all(rows.map(({ id }) => deliver(deps, id).catch((error: unknown) => error)))
    },
    query: async <row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await database.pool.query<row>(text, values)).rows,
    [Symbol.asyncDispose]: async () => {
      await boss.stop({ graceful: false })
      await database.pool.end()
    },
  }
}

/** Answers that a form accepts, as far as its fields tell: of each choice the first, and `word` for free text. */
export function goodAnswers({ fields }: Form, word = 'Ada Lovelace'): Record<string, string> {
  const answered = Object.entries(fields).filter(([, { optional, input }]) => optional !== true || input === 'hidden')
  return Object.fromEntries(answered.map(([name, view]) => [name, answerTo(view, word)]))
}

function answerTo({ input, type, value, options }: FieldView, word: string): string {
  if (input === 'hidden') return value ?? ''
  if (options) return options.find(([choice]) => choice !== '')![0]
  if (type === 'email') return `${word.replaceAll(' ', '.')}@example.com`
  return type === 'url' ? `https://example.com/${word.replaceAll(' ', '-')}` : word
}

/** A contact message that is accepted. */
export const goodContact = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'project',
  message: 'We would like an audit of our vault.',
}

/** A booking that is read; whether its time is open is another question. */
export const goodBooking = {
  slot: '2030-01-07T10:15Z',
  zone: 'Europe/London',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'project',
}

/** Answers to the survey that are accepted. */
export const goodSurvey = {
  role: 'builder',
  checks: 'address,source',
  loss: 'no',
  proof: '4',
  guarantee: 'freeze',
  shown: 'owner',
  trust: 'Nobody can change it.',
}
