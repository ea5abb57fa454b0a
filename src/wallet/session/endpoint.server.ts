import type { Context, Hono } from 'hono'
import type { Hex } from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { cookiesOf, type Cookies } from '#core/http/cookies.server.ts'
import { endpoint, readBody, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { randomToken } from '#core/process/secret.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { checkMessage, readMessage, refuse } from './check-message.server.ts'
import { admitSignIn } from './limits.server.ts'
import { issueMessage, messageLife, returnAttempt, sha256, takeAttempt, useMessage } from './message.server.ts'
import { accountOf, closeSession, openSession, sessionLife } from './session.server.ts'
import { failSignIn } from './errors.ts'

/** What signing in needs. */
export type SignInDeps = AdmissionDeps & {
  env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'CHAIN_ID'>
  nodeRpc: NodeRpc
}

type SignInContext = Context<{ Variables: Variables }>

/** Bytes the body of a call may have, and hexadecimal digits a signature: room for a wallet that has yet to be deployed. */
const bodyLimit = 8 * 1024
const signatureLimit = 7_000

/** `/message`, `/verify`, `/session` and `/logout`, to be mounted under `/api/siwe`. */
export function signInEndpoints(deps: SignInDeps): Hono<{ Variables: Variables }> {
  const cookies = cookiesOf(deps.env)
  const app = endpoint()
  app.use(async (c, next) => {
    refuseForeignOrigin(c, deps.env)
    // Another page of our own domain has no business here either, and a reading request of it carries no Origin.
    if (c.req.header('sec-fetch-site') === 'same-site') throw fail('request.foreign-origin')
    c.header('Cache-Control', 'no-store')
    await next()
  })
  return app
    .get('/message', async (c) => c.json({ message: await giveMessage(deps, cookies, c) }))
    .post('/verify', async (c) => c.json({ address: await signIn(deps, cookies, c) }))
    .get('/session', async (c) => {
      await admitSignIn(deps, 'sign-in-session', askerOf(c))
      // Nobody is an answer: a browser would write a refusal into the console of every visitor who connects.
      return c.json({ address: (await accountOf(deps.db, cookies.read(c, 'session'))) ?? null })
    })
    .post('/logout', async (c) => {
      await admitSignIn(deps, 'sign-in-session', askerOf(c))
      await readNothing(c)
      const token = cookies.read(c, 'session')
      if (token) await closeSession(deps.db, token)
      cookies.drop(c, 'session')
      return c.json({ address: null })
    })
}

async function giveMessage(deps: SignInDeps, cookies: Cookies, c: SignInContext): Promise<string> {
  const address = checkedAddress(c.req.query('address'))
  if (!address) throw fail('address.invalid')
  const { CHAIN_ID: chainId } = deps.env
  if (c.req.query('chainId') !== String(chainId)) throw failSignIn('sign-in.chain', { chainId })
  await admitSignIn(deps, 'sign-in', askerOf(c))
  // A second tab shares the cookie of the first: its message must not make the other's worthless.
  const visitor = cookies.read(c, 'visitor') ?? randomToken()
  const message = await issueMessage(deps.db, { address, chainId, origin: publicUrlOf(deps.env), visitor })
  cookies.put(c, 'visitor', visitor, messageLife / 1000)
  return message
}

/** Everything that costs nothing first, then the signature, then one transaction: a chain that does not answer uses nothing up. */
async function signIn(deps: SignInDeps, cookies: Cookies, c: SignInContext): Promise<string> {
  const { db, env, nodeRpc } = deps
  const { text, signature } = signedBody(await readJson(c))
  const message = readMessage(text)
  const { address, nonce } = message
  await admitSignIn(deps, 'sign-in-verify', askerOf(c))
  const visitor = cookies.read(c, 'visitor')
  if (!visitor) throw refuse('visitor')
  const issued = await takeAttempt(db, { nonce, visitor })
  if (!issued) throw refuse('unknown')
  if (issued.messageSha256 !== sha256(text)) throw refuse('changed')
  const expected = { origin: publicUrlOf(env), chainId: env.CHAIN_ID, nonce, now: issued.now, nodeRpc }
  await checkMessage(message, signature, expected).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'sign-in.unchecked') await returnAttempt(db, nonce)
    throw error
  })
  const token = await db.transaction(async (tx) => {
    if (!(await useMessage(tx, nonce))) throw refuse('used')
    return openSession(tx, { address, earlier: cookies.read(c, 'session') })
  })
  cookies.put(c, 'session', token, sessionLife)
  cookies.drop(c, 'visitor')
  return address
}

function signedBody({ message, signature, ...others }: Record<string, unknown>): { text: string; signature: Hex } {
  const isHex = typeof signature === 'string' && /^0x(?:[\da-fA-F]{2})+$/.test(signature)
  if (typeof message !== 'string' || !isHex || Object.keys(others).length > 0) throw fail('request.malformed')
  if (signature.length > signatureLimit) throw fail('request.too-large', { limit: signatureLimit })
  return { text: message, signature: signature as Hex }
}

/** A plain form can be sent from anywhere without being asked; JSON cannot. */
function readJson(c: SignInContext): Promise<Record<string, unknown>> {
  return readBody(c, { limit: bodyLimit, types: ['application/json'] })
}

/** The body of a call that needs none: nothing at all, or JSON. A plain form, even an empty one, has its type and is refused. */
async function readNothing(c: SignInContext): Promise<void> {
  const [type, length] = [c.req.header('content-type'), c.req.header('content-length')]
  if (type !== undefined && !(length === '0' && type.startsWith('application/json'))) return void (await readJson(c))
  if ((await readBytes(c.req.raw, bodyLimit)).length > 0) throw fail('request.type')
}
