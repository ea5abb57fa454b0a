import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { providerOf } from '#assistant/providers/choose-provider.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { networkOf } from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import { clientAddress, isFromHere } from '#core/http/client-address.server.ts'
import { answerError, bodyLimit, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import { servingVisitor } from '#core/http/visitor.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Log } from '#core/process/log.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Mailer } from '#mail/mail.server.ts'
import { mountFeatures } from '#server/features.server.ts'
import { allowFraming, leadFramesToSafe } from '#server/frames/framing.server.ts'
import { samplesFrom } from '#server/local-chain/prepare-local-chain.server.ts'
import { openMetrics } from '#server/metrics/metrics-endpoint.server.ts'
import type { Store } from '#server/postgres/store.server.ts'
import { openStatus, type StatusWatch } from '#server/status/status-watch.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { allowConnections, connectionsOf } from './connections.server.ts'
import { cspReportEndpoint } from './csp-report.server.ts'
import { healthEndpoints, publicConfig, type ServerState } from './health.server.ts'
import type { BlogRefresher } from './refresh-blog.server.ts'
import { requestLog } from './request-log.server.ts'
import { searchPage } from './search-page.server.ts'
import { securityHeaders, withSecurityHeaders } from './security-headers.server.ts'
import { factsOfSite, indexOfSite } from './site-index.server.ts'
import type { Site } from './site.server.ts'
import { answerFile, answerMissing, answerMoved, findFile, type Asked } from './static.server.ts'

/** What the whole server is made of. */
export type AppDeps = {
  /** Keeps the blog as the hosted store has it; absent where there is none. */
  blog?: BlogRefresher | undefined
  db: Database
  enqueue: Enqueue
  env: Env
  /** The way to the chain. */
  gateway: Gateway
  /** The local chain itself, which takes more calls than the gateway; absent where nodes are configured. */
  localRpc?: NodeRpc
  log: Log
  mail: Mailer
  secret: Secret
  site: Site
  state: ServerState
  /** How the pools of the database are; for metrics alone. */
  connections?: Store['connections']
  /** Looks at the parts of the site; absent: nobody looks, and the page says so. */
  status?: StatusWatch
}

type AppEnv = { Variables: Variables }

/** The whole server as a value: `app.request('/')` answers without a socket. */
export function createApp(deps: AppDeps) {
  const { env, log, state } = deps
  const opened = (built: Site) => allowFraming(allowConnections(built, connectionsOf(env)), env.SAFE_APP_HOSTS)
  const site = opened(deps.site)
  // In one step: no request finds a part of the old site and a part of the new one.
  deps.blog?.onFresh((fresh) => void Object.assign(site, opened(fresh)))
  const addressOf = clientAddress(env.TRUST_PROXY)
  const pages = pagesOf(site)
  const common = securityHeaders(publicUrlOf(env))
  const app = new Hono<AppEnv>()

  app.onError((error, c) => answerError(error, c))
  const metrics = openMetrics()
  app.use(metrics.counts, requestLog(log), withSecurityHeaders(publicUrlOf(env)), async (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const socket = incoming?.socket.remoteAddress
    const address = addressOf(socket, c.req.header('x-forwarded-for'))
    c.set('clientAddress', address)
    c.set(
      'fromHere',
      isFromHere(socket, (name) => c.req.header(name)),
    )
    await servingVisitor(networkOf(address), next)
    if (isBareRefusal(c)) c.res = await asPage(c, site)
    // A client with an open connection has to open its next one elsewhere while we drain.
    if (state.draining) c.res.headers.set('Connection', 'close')
  })
  app.use(async (c, next) => {
    // PostgreSQL has no text with it: no address of ours can name anything by it.
    if (/%00/.test(new URL(c.req.url).pathname)) throw fail('request.not-found')
    await next()
  })
  app.use(leadFramesToSafe(site, { hosts: env.SAFE_APP_HOSTS, common }))
  app.use('/api/*', async (c, next) => {
    if (!isReading(c)) refuseForeignOrigin(c, env)
    if (Number(c.req.header('content-length') ?? 0) > bodyLimit) throw fail('request.too-large', { limit: bodyLimit })
    await next()
  })

  app.get('/gitex-global-nft', (c) => c.redirect(`/mint?code=${encodeURIComponent(publicConfig(env).eventCode)}`))
  const index = indexOfSite(site)
  const provider = providerOf({ ...deps, index, facts: factsOfSite(site) })
  const status = deps.status ?? openStatus({ ...deps, workDb: deps.db })
  status.watchChat(provider.state)
  app.route('/api', healthEndpoints({ ...deps, provider, site }))
  app.route('/', metrics.endpoint({ ...deps, provider, status }))
  app.route('/api', cspReportEndpoint(deps))
  mountFeatures(app, {
    ...deps,
    ...pages,
    provider,
    status,
    nodeRpc: deps.gateway.rpc,
    giveSamples: deps.localRpc && samplesFrom({ localRpc: deps.localRpc, log, publicUrl: publicUrlOf(env) }),
    publicUrl: publicUrlOf(env),
    read: (path) => site.files.get(path)?.bodies.identity,
    refresh: deps.blog?.refresh,
  })
  app.route('/', searchPage({ ...deps, ...pages, site, index }))

  app.notFound((c) => {
    const asked = askedOf(c)
    const { path, search } = asked
    const reads = isReading(c)
    const found = findFile(site, path)
    if (found && reads) {
      if ('movedTo' in found) return answerMoved(found.movedTo, search)
      c.set('route', path)
      c.set('complete', true)
      return answerFile(found.file, asked, { ...common, 'X-Request-Id': c.get('requestId') })
    }
    const methods = found ? ['GET', 'HEAD'] : methodsOf(app, path)
    if (methods.length > 0) {
      c.header('Allow', methods.join(', '))
      throw fail('request.method')
    }
    if (!reads || path === '/api' || path.startsWith('/api/')) throw fail('request.not-found')
    return answerMissing(site, asked)
  })
  return app
}

const isReading = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

const pagesOf = (site: Site) => ({ page: (path: string) => site.page(path), frame: () => site.page('/frame') })

function askedOf(c: Context): Asked {
  const { pathname: path, search } = new URL(c.req.url)
  return { path, search, header: (name) => c.req.header(name) }
}

/** A person who opens an address that the server writes itself is not to be met by JSON. */
function isBareRefusal(c: Context): boolean {
  if (c.res.status < 400 || !isReading(c) || /^\/api(\/|$)/.test(askedOf(c).path)) return false
  return Boolean(c.res.headers.get('content-type')?.startsWith('application/json'))
}

async function asPage(c: Context, site: Site): Promise<Response> {
  const { status, headers } = c.res
  if (status === 404) return answerMissing(site, askedOf(c))
  const { message } = (await c.res.json()) as { message: string }
  const retryAfter = headers.get('retry-after')
  return refusedPage(pagesOf(site), { status, message, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
}

/** The methods an address answers that is not a file, when it was asked with another one. */
export function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const methods = app.routes
    .filter(({ method, path: pattern }) => method !== 'ALL' && patternMatches(pattern, path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(methods)]
}

function patternMatches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
}
