import type { Context, Hono } from 'hono'
import { admit, askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { networkOf, networksOf } from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, readBody, readBytes, type Variables } from '#core/http/endpoint.server.ts'
import { refuseForeignOrigin } from '#core/http/same-origin.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import {
  keepPicture,
  keepPieces,
  keptList,
  keptMetadata,
  keptPieceFile,
  missingFiles,
  usualRoom,
} from './kept-pieces.server.ts'
import type { Publisher, Room } from './kept-pieces.server.ts'
import { ipfsIn } from '#tools/token/ipfs/ipfs-node.server.ts'
import { nameOn, pieceLimits, readNumber, readPlace } from './piece-limits.ts'

type Deps = AdmissionDeps & {
  db: Database
  secret: Secret
  env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'LIMIT_FACTOR' | 'POW_DIFFICULTY' | 'IPFS_API_URL' | 'IPFS_API_AUTHORIZATION'>
  /** How much is kept; tests have less of it. */
  room?: Room
}

type Asked = Context<{ Variables: Variables }>

/** What everybody publishes in a minute while all is well. */
const budget = { name: 'pieces', most: 2_000 }

/** Pictures of one network within an hour before its browser works for more; and publications. */
const prices = {
  picture: { name: 'pieces-picture', quiet: 1_200, seconds: 3_600, budget, first: 'nothing' },
  publish: { name: 'pieces-publish', quiet: 120, seconds: 3_600, budget, first: 'nothing' },
} as const

/** Answers that never change, and those that soon may. */
const forever = 'public, max-age=31536000, immutable'
const soon = 'public, max-age=30'

/** Markets, wallets and pages of others read it; opened by itself, a drawing runs nothing and loads nothing. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * Pieces of collections: `GET /keeping` says whether IPFS keeps them too, `POST /files` keeps a picture, `POST /missing` says which are not there yet, `POST /` publishes metadata. `GET
 * /files/:name` gives a picture, `GET /:place/:number` the metadata of a piece, and `GET /:place/list` what is published there. To be
 * mounted under `/pieces`.
 */
export function piecesEndpoint(deps: Deps): Hono<{ Variables: Variables }> {
  const { db, secret, env, room = usualRoom } = deps
  const calls = endpoint()
  const ipfs = ipfsIn(env)
  const sign = (who: string) => secret.sign('pieces', who)

  /** Lets a request through, and answers who publishes: the account that is signed in, if there is one. */
  async function begin(c: Asked, price: (typeof prices)[keyof typeof prices]) {
    refuseForeignOrigin(c, env)
    await admit(deps, price, askerOf(c))
    const account = await signedInAccount(deps, c)
    const address = c.get('clientAddress')
    const publisher: Publisher = {
      uploader: sign(account ?? networkOf(address)),
      network: sign(networksOf(address).at(-1)!.network),
    }
    return { account, keeping: { publisher, room, ...(ipfs && { ipfs }) } }
  }

  calls.post('/missing', async (c) => {
    await begin(c, prices.publish)
    const { names } = await readBody(c, { types: ['application/json'], limit: 200_000 })
    if (!Array.isArray(names) || names.length > pieceLimits.pieces) throw fail('request.malformed')
    const known = names.filter((name): name is string => typeof name === 'string' && /^[\da-f]{64}$/.test(name))
    return c.json({ missing: await missingFiles(db, known, { onIpfs: Boolean(ipfs) }) })
  })

  calls.post('/files', async (c) => {
    if (c.req.header('content-type') !== 'application/octet-stream') throw fail('request.type')
    const { keeping } = await begin(c, prices.picture)
    const bytes = await readBytes(c.req.raw, pieceLimits.picture)
    return c.json({ path: `/pieces/files/${await keepPicture(db, bytes, keeping)}` }, 201)
  })

  calls.post('/', async (c) => {
    const { account, keeping } = await begin(c, prices.publish)
    const body = await readBody(c, { types: ['application/json'], limit: pieceLimits.body })
    const pieces = readPieces(body.pieces)
    const place = body.place === undefined ? undefined : readPlace(String(body.place))
    if (!pieces || (body.place !== undefined && place?.is !== 'growing')) throw fail('request.malformed')
    if (place?.is === 'growing' && place.account !== account?.toLowerCase()) throw fail('sign-in.required')
    const named = nameOn(body.kind === 'erc1155' ? 'erc1155' : 'erc721')
    return c.json(await keepPieces(db, pieces, { ...keeping, nameOn: named, ...(place && { place }) }), 201)
  })

  calls.get('/keeping', (c) => c.json({ ipfs: Boolean(ipfs) }, 200, { 'Cache-Control': 'no-store' }))

  calls.get('/files/:name', async (c) => {
    const [, sha256] = /^([\da-f]{64})\.[a-z]{3,4}$/.exec(c.req.param('name')) ?? []
    const file = sha256 && (await keptPieceFile(db, sha256))
    if (!file || file.type === 'application/json') throw fail('request.not-found')
    return c.body(new Uint8Array(file.body), 200, { ...open, 'Content-Type': file.type, 'Cache-Control': forever })
  })

  calls.get('/:place/list', async (c) => {
    const place = readPlace(c.req.param('place'))
    const text = place && (await keptList(db, place.name))
    if (text === undefined || (place?.is === 'fixed' && text === '')) throw fail('request.not-found')
    const cache = place?.is === 'fixed' ? forever : 'no-store'
    return c.body(text, 200, { ...open, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cache })
  })

  calls.get('/:place/:number', async (c) => {
    const place = readPlace(c.req.param('place'))
    const number = readNumber(c.req.param('number'))
    const body = place && number !== undefined && (await keptMetadata(db, place.name, number))
    if (!body) return c.json(fail('request.not-found').toJSON(), 404, { ...open, 'Cache-Control': soon })
    return c.body(new Uint8Array(body), 200, { ...open, 'Content-Type': 'application/json', 'Cache-Control': forever })
  })
  return calls
}

/** The pieces in a request; undefined where they cannot be read. */
function readPieces(given: unknown): { number: number; metadata: string }[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > pieceLimits.pieces) return undefined
  const pieces = given.flatMap((one) => {
    const { number, metadata } = (one ?? {}) as Record<string, unknown>
    const sound = Number.isSafeInteger(number) && (number as number) >= 0 && typeof metadata === 'string'
    return sound ? [{ number: number as number, metadata: metadata as string }] : []
  })
  const numbers = new Set(pieces.map(({ number }) => number))
  return pieces.length === given.length && numbers.size === pieces.length ? pieces : undefined
}
