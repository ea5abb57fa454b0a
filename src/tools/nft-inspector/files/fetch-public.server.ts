import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPrivateAddress } from '#core/http/private-address.server.ts'

/** Why a stranger's address was not read. `blocked`: its name leads into a network that is not public. */
export type FetchFault =
  | 'address'
  | 'port'
  | 'blocked'
  | 'no-host'
  | 'no-answer'
  | 'slow'
  | 'redirects'
  | 'redirect-away'
  | 'left-gateway'
  | 'compressed'
  | 'certificate'

/** What came back; `cut` when there was more than was read, `length` what the host said it would be. */
export type Fetched = {
  status: number
  type: string
  bytes: Buffer
  cut: boolean
  length?: number
  ms: number
  redirects: number
  host: string
}

/**
 * How hosts are found and reached; tests bring a host of their own, and a gateway of the operator's may be inside. `isFollowed` says
 * which redirects are followed; without it all that lead to what may be reached.
 */
export type Reach = {
  find: typeof lookup
  isAllowed: (address: string) => boolean
  isPort: (port: string) => boolean
  isFollowed?: (url: URL) => boolean
  ca?: string
}

/** The public internet: default ports only. A URL leaves its own default port out, so 80 by https is caught as well. */
export const publicReach: Reach = {
  find: lookup,
  isAllowed: (address) => !isPrivateAddress(address),
  isPort: (port) => port === '' || port === '80' || port === '443',
}

/** Redirects that are followed, each checked like the first address. */
const mostRedirects = 3

/** Milliseconds one file has, redirects included, however slowly it drips. */
const timeoutMs = 6_000

type Order = { limit: number; accept: string; signal: AbortSignal; reach?: Reach; timeoutMs?: number }

/** Marks what went wrong with one request. */
class Trouble extends Error {
  override name = 'Trouble'
  readonly fault: FetchFault

  constructor(fault: FetchFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Reads at most `limit` bytes from an address that a stranger wrote: by http or https, at the usual ports, of hosts whose name leads to
 * the public internet at the very connection. Sends no credentials, takes no compressed answer, and never throws: what went wrong is
 * its fault. Only `signal` makes it reject.
 */
export async function fetchPublic(text: string, order: Order): Promise<Fetched | { fault: FetchFault; ms: number }> {
  const begun = performance.now()
  const spent = () => Math.round(performance.now() - begun)
  const time = AbortSignal.timeout(order.timeoutMs ?? timeoutMs)
  const signal = AbortSignal.any([order.signal, time])
  const reach = order.reach ?? publicReach
  try {
    let url = checkedUrl(text, reach)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await readOnce(url, { ...order, signal, reach })
      if (!('location' in answer)) return { ...answer, ms: spent(), redirects, host: url.hostname }
      url = checkedUrl(answer.location, reach, url)
    }
    return { fault: 'redirects', ms: spent() }
  } catch (error) {
    order.signal.throwIfAborted()
    return { fault: time.aborted ? 'slow' : faultOf(error), ms: spent() }
  }
}

function checkedUrl(text: string, reach: Reach, from?: URL): URL {
  if (text.length > 2_048 || !URL.canParse(text, from)) throw new Trouble(from ? 'redirect-away' : 'address')
  const url = new URL(text, from)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password) throw new Trouble(from ? 'redirect-away' : 'address')
  if (from && reach.isFollowed?.(url) === false) throw new Trouble('left-gateway')
  if (!reach.isPort(url.port)) throw new Trouble('port')
  // Node asks no name server about an address that is written out, so nothing else would look at it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !reach.isAllowed(host)) throw new Trouble('blocked')
  return url
}

type Answer = Omit<Fetched, 'ms' | 'redirects' | 'host'> | { location: string }

function readOnce(url: URL, { limit, accept, signal, reach }: Order & { reach: Reach }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    agent: false,
    ca: reach.ca,
    signal,
    headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Intaglio' },
    lookup: checkedLookup(reach),
  })
  // A request that was ended by us still tells of it.
  asked.on('error', reject)
  const leave = (answer: Answer) => {
    resolve(answer)
    asked.destroy()
  }
  asked.on('response', (response) => {
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) return leave({ location: headers.location })
    if (!/^(identity)?$/.test(headers['content-encoding'] ?? '')) {
      reject(new Trouble('compressed'))
      return asked.destroy()
    }
    collect(response, limit, (bytes, cut) =>
      leave({ status, type: typeOf(response), bytes, cut, ...lengthOf(response) }),
    )
    response.on('error', reject)
  })
  asked.end()
  return promise
}

function collect(response: IncomingMessage, limit: number, done: (bytes: Buffer, cut: boolean) => void) {
  const parts: Buffer[] = []
  let size = 0
  response.on('data', (part: Buffer) => {
    size += part.length
    parts.push(part)
    if (size > limit) done(Buffer.concat(parts).subarray(0, limit), true)
  })
  response.on('end', () => done(Buffer.concat(parts), false))
}

const typeOf = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

function lengthOf({ headers }: IncomingMessage): { length?: number } {
  const length = Number(headers['content-length'])
  return Number.isSafeInteger(length) && headers['content-length'] !== undefined ? { length } : {}
}

/** Looks up where a name leads at the very connection, so that it cannot lead elsewhere a moment later. */
function checkedLookup({ find, isAllowed }: Reach) {
  return ((host: string, options: object, done: (error: Error | null, address: unknown, family?: number) => void) =>
    find(host, { ...options, all: true }, (error, found) => {
      if (error) return done(new Trouble('no-host'), '')
      const [first, ...others] = found.filter(({ address }) => isAllowed(address))
      if (!first) return done(new Trouble('blocked'), '')
      if ((options as { all?: boolean }).all) return done(null, [first, ...others])
      return done(null, first.address, first.family)
    })) as typeof lookup
}

function faultOf(error: unknown): FetchFault {
  if (error instanceof Trouble) return error.fault
  const { code = '' } = error as { code?: string }
  return /CERT|SELF_SIGNED|TLS|SSL|ALTNAME/.test(code) ? 'certificate' : 'no-answer'
}
