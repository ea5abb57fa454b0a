import type { Hono } from 'hono'
import { hasLocalChain } from '#chain/catalogue.ts'
import { publicAddress, readPublic, type Reach } from '#chain/names/fetch-avatar.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { enforceLimits, networkOf, networksOf } from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { fileLimit } from '#tools/claim-list/list-file.ts'
import { findSample } from '#tools/claim/sample/find-sample.server.ts'
import { sampleFile } from '#tools/claim/sample/sample-list.ts'
import { readSampleName } from '#tools/claim/sample/sample-names.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { keptFile } from '#tools/claim-list/kept-file.server.ts'
import { keepList, listLimit, sayWhyGone } from './kept-lists.server.ts'
import { usualRoom, type Room } from './list-room.server.ts'

type Deps = {
  db: Database
  secret: Secret
  env: Pick<Env, 'CHAIN_ID' | 'RPC_URL' | 'LIMIT_FACTOR' | 'PUBLIC_URL' | 'PORT'>
  /** The way to the chain. */
  nodeRpc: NodeRpc
  /** How hosts of lists are reached; tests bring one of their own. */
  reach?: Reach
  /** How much is kept; tests have less of it. */
  room?: Room
}

/** Lists of one account or network within an hour, and files through the relay within ten minutes: a list of a million has four thousand. */
const rules = {
  list: { name: 'claims-list', most: 12, seconds: 3600 },
  relay: { name: 'claims-relay', most: 12_000, seconds: 600 },
} as const

/** Milliseconds the host of a list has. */
const timeoutMs = 8_000

/** Answers that never change. */
const forever = 'public, max-age=31536000, immutable'
const binary = 'application/octet-stream'

/**
 * `POST /lists` keeps a list, `GET /lists/:id/:file` gives a file of it, `GET /relay?url=` fetches one from a host elsewhere, since
 * pages may speak with their own host only. `GET /sample?account=` names the campaign to try, if there is one. To be mounted under
 * `/claims`.
 */
export function claimsEndpoint(deps: Deps): Hono<{ Variables: Variables }> {
  const { db, secret, env, nodeRpc, reach, room = usualRoom } = deps
  const enforce = (name: keyof typeof rules, who: string) => enforceLimits(deps, [{ ...rules[name], who }])
  const rpc: Rpc = (method, params) => nodeRpc(method, params, AbortSignal.timeout(timeoutMs))
  const calls = endpoint()

  calls.post('/lists', async (c) => {
    refuseForeignOrigin(c, env)
    if (c.req.header('content-type') !== binary) throw fail('request.type')
    // A hall has one network address: signed-in visitors are counted by their account.
    const address = c.get('clientAddress')
    const who = (await signedInAccount(deps, c)) ?? networkOf(address)
    await enforce('list', who)
    const bytes = await readBytes(c.req.raw, listLimit)
    const head = bytes.length > 4 ? bytes.readUInt32BE(0) : Infinity
    if (head > fileLimit || bytes.length < 4 + head) throw fail('request.malformed')
    const list = { head: bytes.toString('utf8', 4, 4 + head), body: bytes.subarray(4 + head) }
    const [uploader, network] = [who, networksOf(address).at(-1)!.network].map((one) => secret.sign('claim-list', one))
    const id = await keepList(db, list, { publisher: { uploader: uploader!, network: network! }, room })
    return c.json({ path: `/claims/lists/${id}/list.json` }, 201)
  })

  calls.get('/lists/:id/:file', async (c) => {
    const { id, file: name } = c.req.param()
    const sample = hasLocalChain(env) ? readSampleName(id) : undefined
    const file = sample ? sampleFile(sample.account, name) : await keptFile(db, id, name)
    if (!file) await sayWhyGone(db, id)
    if (!file) throw fail('request.not-found')
    return c.body(new Uint8Array(file), 200, { 'Content-Type': typeOf(name), 'Cache-Control': forever })
  })

  calls.get('/sample', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!hasLocalChain(env)) return c.json({ sample: null })
    await enforce('relay', networkOf(c.get('clientAddress')))
    const sample = await findSample(rpc, checkedAddress(c.req.query('account'))).catch((error: unknown) => {
      throw fail('chain.silent').because(error)
    })
    return c.json({ sample: sample ?? null })
  })

  calls.get('/relay', async (c) => {
    const url = publicAddress(c.req.query('url') ?? '')
    if (!url || url.search || !/\/(list\.json|[ps]\d{1,5}\.bin)$/.test(url.pathname)) throw fail('request.not-found')
    await enforce('relay', networkOf(c.get('clientAddress')))
    const asked = { signal: AbortSignal.timeout(timeoutMs), accept: '*/*', limit: fileLimit, ...(reach && { reach }) }
    const bytes = await readPublic(url, asked).catch((error: unknown) => c.set('failure', error))
    if (!bytes) return c.text('The host of the list does not serve this file.\n', 502, { 'Cache-Control': 'no-store' })
    // A stranger wrote these: they are served as bytes, never as a type that runs.
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': binary, 'Cache-Control': 'private, max-age=300' })
  })
  return calls
}

const typeOf = (file: string) => (file.endsWith('.json') ? 'application/json' : binary)
