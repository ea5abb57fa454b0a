import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { feedbackEndpoint } from '#assistant/endpoint/feedback-endpoint.server.ts'
import { webhookEndpoint } from '#assistant/endpoint/webhook-endpoint.server.ts'
import { answererOf } from '#assistant/providers/answerers.server.ts'
import { addressPage } from '#chain/explorer/address-page.server.ts'
import { transactionPage, type Framed } from '#chain/explorer/transaction-page.server.ts'
import { resolveNameEndpoint } from '#chain/names/resolve-name-endpoint.server.ts'
import type { AskNode } from '#chain/rpc/ask-node.server.ts'
import { rpcEndpoint } from '#chain/rpc/rpc-endpoint.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { rpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
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
import { markup } from '#core/text/html.server.ts'
import type { Mailer } from '#mail/mail.server.ts'
import { mountFeatures } from '#server/features.server.ts'
import { samplesFrom } from '#server/local-chain/prepare-local-chain.server.ts'
import { blogEndpoints } from '#site/blog/page/endpoint.server.ts'
import { positionProofPage } from '#tools/liquidity-lock/proof/position-proof-page.server.ts'
import { mintEndpoints } from '#tools/mint/relay/endpoint.server.ts'
import { inspectionEndpoints } from '#tools/nft-inspector/inspection/inspections-endpoint.server.ts'
import { proofEndpoints } from '#tools/token-lock/proof/proof-endpoint.server.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { tokenPage } from '#tools/token/page/token-page.server.ts'
import { verifyEndpoint } from '#tools/token/source/verify-endpoint.server.ts'
import { framedPage } from '#ui/pages/frame.server.ts'
import { pageHead } from '#ui/pages/page-parts.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { demoFundEndpoint } from '#wallet/demo/demo-fund.server.ts'
import { signInEndpoints } from '#wallet/session/endpoint.server.ts'
import { allowConnections, connectionsOf } from './connections.server.ts'
import { cspReportEndpoint } from './csp-report.server.ts'
import { healthEndpoints, publicConfig, type ServerState } from './health.server.ts'
import type { BlogKeeper } from './keep-blog.server.ts'
import { requestLog } from './request-log.server.ts'
import { searchPage } from './search-page.server.ts'
import { securityHeaders, withSecurityHeaders } from './security-headers.server.ts'
import { wordsOfSite } from './site-words.server.ts'
import type { Site } from './site.server.ts'
import { answerFile, answerMissing, answerMoved, findFile, type Asked } from './static.server.ts'

/** What the whole server is made of. */
export type AppDeps = {
  /** Keeps the blog as the hosted store has it; absent where there is none. */
  blog?: BlogKeeper | undefined
  db: Database
  enqueue: Enqueue
  env: Env
  /** The way to the chain. */
  gateway: Gateway
  /** The local chain itself, which may be told more; absent where nodes are configured. */
  askLocal?: AskNode
  log: Log
  mail: Mailer
  secret: Secret
  site: Site
  state: ServerState
}

type AppEnv = { Variables: Variables }

/** The whole server as a value: `app.request('/')` answers without a socket. */
export function createApp(deps: AppDeps) {
  const { env, log, state } = deps
  const site = allowConnections(deps.site, connectionsOf(env))
  // In one step: no request finds a part of the old site and a part of the new one.
  deps.blog?.onFresh((fresh) => void Object.assign(site, allowConnections(fresh, connectionsOf(env))))
  const addressOf = clientAddress(env.TRUST_PROXY)
  const pages = pagesOf(site)
  const common = securityHeaders(publicUrlOf(env))
  const app = new Hono<AppEnv>()

  app.onError((error, c) => answerError(error, c))
  app.use(requestLog(log), withSecurityHeaders(publicUrlOf(env)), async (c, next) => {
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
    // Whoever keeps a connection open while we drain has to open the next one elsewhere.
    if (state.draining) c.res.headers.set('Connection', 'close')
  })
  app.use(async (c, next) => {
    // PostgreSQL has no text with it: no address of ours can name anything by it.
    if (/%00/.test(new URL(c.req.url).pathname)) throw fail('request.not-found')
    await next()
  })
  app.use('/api/*', async (c, next) => {
    if (!isReading(c)) refuseForeignOrigin(c, env)
    if (Number(c.req.header('content-length') ?? 0) > bodyLimit) throw fail('request.too-large', { limit: bodyLimit })
    await next()
  })

  app.get('/gitex-global-nft', (c) => c.redirect(`/mint?code=${encodeURIComponent(publicConfig(env).eventCode)}`))
  const words = wordsOfSite(site)
  const answerer = answererOf({ ...deps, words: () => words().browser })
  app.route('/api', healthEndpoints({ ...deps, answerer, site }))
  app.route('/api', cspReportEndpoint(deps))
  mountFeatures(app, { ...deps, ...pages, askNode: deps.gateway.ask, publicUrl: publicUrlOf(env) })
  app.route('/webhook', webhookEndpoint({ ...deps, answerer }))
  app.route('/api/chat', feedbackEndpoint(deps))
  app.route('/api/siwe', signInEndpoints({ ...deps, askNode: deps.gateway.ask }))
  app.route('/api', resolveNameEndpoint({ ...deps, askNode: deps.gateway.ask }))
  app.route('/api/mint', mintEndpoints({ ...deps, askNode: deps.gateway.ask }))
  if (deps.askLocal)
    app.route(
      '/api/demo',
      demoFundEndpoint({
        ...deps,
        askLocal: deps.askLocal,
        askNode: deps.gateway.ask,
        giveSamples: samplesFrom({ askLocal: deps.askLocal, log, publicUrl: publicUrlOf(env) }),
      }),
    )
  app.route(
    '/api/blog',
    blogEndpoints({ ...deps, refresh: deps.blog?.refresh, framed: (page) => framedPage(pages, page) }),
  )
  app.route('/', searchPage({ ...deps, ...pages, site, words }))
  const limits = rpcLimits(deps)
  app.route('/rpc', rpcEndpoint({ ...deps, limits }))
  const framed = framedBy(pages)
  app.route('/', proofEndpoints({ ...deps, ...pages, limits, publicUrl: publicUrlOf(env) }))
  app.route('/liquidity-locking', positionProofPage({ ...deps, limits, framed, publicUrl: publicUrlOf(env) }))
  app.route('/', inspectionEndpoints({ ...deps, ...pages }))
  app.route('/tx', transactionPage({ ...deps, limits, framed }))
  app.route('/address', addressPage({ ...deps, limits, framed, contracts: contractAddresses }))
  const read = (path: string) => site.files.get(path)?.bodies.identity
  const findVariant = variantFinder(read)
  app.route('/api/tokens', verifyEndpoint({ ...deps, limits, findVariant, read }))
  app.route('/meme-token', tokenPage({ ...deps, limits, framed, findVariant, publicUrl: publicUrlOf(env) }))

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

/** Pages of folders that know no forms, in the same frame as those of the forms. */
const framedBy =
  (pages: ReturnType<typeof pagesOf>): Framed =>
  ({ title, lead, seed, body, status, head }) => {
    const main = markup`${pageHead({ heading: title, lead, seed })}${body}`
    return framedPage(pages, { title, main, status, head })
  }

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

/** The methods an address answers that is no file, when it was asked with another one. */
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
