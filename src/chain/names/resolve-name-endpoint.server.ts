import type { Hono } from 'hono'
import type { Address } from 'viem'
import { ethereum } from '#chain/catalogue.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { admit, askerOf, type AdmissionDeps, type Price } from '#core/admission/admission.server.ts'
import { byNetwork, enforceLimits } from '#core/admission/rate-limit.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { fetchAvatar, isPictureAddress, type Picture } from './fetch-avatar.server.ts'
import { keepPictures } from './kept-pictures.server.ts'
import { resolveAddress, resolveName, resolvePicture } from './resolve-name.server.ts'
import { failName } from './errors.ts'

/** What names are resolved with. */
export type NameDeps = AdmissionDeps & {
  env: Pick<Env, 'CHAIN_ID'>
  nodeRpc: NodeRpc
  /** Fetches a picture from where its owner says. */
  fetchFrom?: typeof fetchAvatar
}

/** The name of an account as it is answered, and where we serve its picture. */
export type NamedAccount = { name: string | null; avatar: string | null }

/** Milliseconds all questions about one name may take. */
const timeoutMs = 10_000

/** The most names that are remembered, and for how long in milliseconds, also that there is none. */
const remembered = { most: 5_000, life: 10 * 60_000 }

/** Questions of one network in ten minutes, before it works for more. */
const price: Price = {
  name: 'name',
  quiet: 300,
  seconds: 600,
  budget: { name: 'name-everyone', most: 3_000 },
  first: 'nothing',
}

/** Pictures for one network: a picture on a page can show no proof. */
const pictureRule = { name: 'avatar', most: 3_000, seconds: 600 } as const

/**
 * `GET /resolve-name?address=0x…`, `?name=…` for the way back, and `GET /avatar/0x…`, to be mounted under `/api`. Names are Ethereum's: on any other
 * chain nobody has one.
 */
export function resolveNameEndpoint(deps: NameDeps): Hono<{ Variables: Variables }> {
  const named = deps.env.CHAIN_ID === ethereum.id ? remember((address) => lookUp(deps.nodeRpc, address)) : nobody
  const pictures = keepPictures((text) => picture(text, deps.fetchFrom))
  const calls = endpoint()
  calls.get('/resolve-name', async (c) => {
    const name = c.req.query('name')
    if (name !== undefined) {
      await admit(deps, price, askerOf(c))
      const found = deps.env.CHAIN_ID === ethereum.id ? await lookUpAddress(deps.nodeRpc, name.trim()) : null
      c.header('Cache-Control', 'no-store')
      return c.json(found ?? { name: null, address: null })
    }
    const address = checkedAddress(c.req.query('address'))
    if (!address) throw fail('address.invalid')
    await admit(deps, price, askerOf(c))
    const { name: shown, picture: shownPicture } = await named(address)
    const answer: NamedAccount = { name: shown, avatar: shownPicture ? `/api/avatar/${address}` : null }
    c.header('Cache-Control', `private, max-age=${remembered.life / 1000}`)
    return c.json(answer)
  })
  calls.get('/avatar/:address', async (c) => {
    const address = checkedAddress(c.req.param('address'))
    if (!address) throw fail('address.invalid')
    await enforceLimits(deps, byNetwork(pictureRule, c.get('clientAddress')))
    const { picture: text } = await named(address)
    const found = text ? await pictures(text) : undefined
    if (!found) return c.text('There is no picture of this account.\n', 404, { 'Cache-Control': 'no-store' })
    // A stranger drew this: it is served as a picture only, also to a visitor who opens it by itself.
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': found.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `private, max-age=${remembered.life / 1000}`,
    })
  })
  return calls
}

/** What is known of an account; `picture` is where its owner says that it is. */
type Named = { name: string | null; picture?: string }

const nobody = (): Promise<Named> => Promise.resolve({ name: null })

async function lookUp(nodeRpc: NodeRpc, address: Address): Promise<Named> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const name = await resolveName(nodeRpc, address, signal)
    const text = name ? await resolvePicture(nodeRpc, name, signal) : undefined
    return { name, picture: text && isPictureAddress(text) ? text : undefined }
  } catch (error) {
    throw failName('name.unresolved').because(error)
  }
}

/** The picture of an account, if its host answers. A failure is not remembered: a later call fetches it again. */
function picture(text: string, fetchFrom = fetchAvatar): Promise<Picture | undefined> {
  return fetchFrom(text, AbortSignal.timeout(timeoutMs / 2)).catch(() => undefined)
}

function lookUpAddress(nodeRpc: NodeRpc, name: string) {
  return resolveAddress(nodeRpc, name, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    throw failName('name.unresolved').because(error)
  })
}

/** Asks once for all who want to know at the same time, and again when the answer is old. A failure is forgotten immediately. */
function remember<what>(look: (address: Address) => Promise<what>) {
  const known = new Map<Address, { name: Promise<what>; until: number }>()
  return (address: Address) => {
    const entry = known.get(address)
    if (entry && entry.until > performance.now()) return entry.name
    known.delete(address)
    const name = look(address)
    const fresh = { name, until: performance.now() + remembered.life }
    known.set(address, fresh)
    name.catch(() => known.get(address) === fresh && known.delete(address))
    // The oldest goes first.
    for (const oldest of known.keys()) if (known.size > remembered.most) known.delete(oldest)
    return name
  }
}
