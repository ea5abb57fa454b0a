import { lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type ClientRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isInsideName, isPrivateAddress } from '#core/http/private-address.server.ts'

/** A node that gave no answer. `code` says why, and nothing of what or where; `arrived` is false when the request surely did not. */
export class NodeTrouble extends Error {
  override name = 'NodeTrouble'
  readonly code: string
  readonly arrived: boolean
  /** Milliseconds the node asked to be left alone. */
  readonly rest: number | undefined

  constructor(code: string, { arrived = true, rest }: { arrived?: boolean; rest?: number } = {}) {
    super(`A node gave no answer: ${code}`)
    this.code = code
    this.arrived = arrived
    this.rest = rest
  }
}

/** Bytes of an answer that are read, where nothing else is said. */
export const answerLimit = 1_000_000

type Posted = { status: number; text: string; retryAfter: string | undefined }
type Options = { timeout: number; fresh?: boolean; headers?: Record<string, string>; limit?: number | undefined }

const agents = { keepAlive: true, maxSockets: 256, maxFreeSockets: 16, timeout: 30_000 }
const http = new HttpAgent(agents)
const https = new HttpsAgent(agents)

/**
 * Posts JSON and answers status and text. Redirects are not followed. Throws `NodeTrouble`; its code is `too-large` when the answer
 * was cut off at `limit`. `fresh` opens a connection of its own, so that a broken old one cannot leave in doubt what arrived.
 */
export async function postJson(url: URL, body: string, options: Options): Promise<Posted> {
  try {
    return await postOnce(url, body, options)
  } catch (error) {
    // The other side may close an idle connection just as we use it again: that says nothing about the node.
    if (!options.fresh && error instanceof NodeTrouble && error.code === 'stale')
      return postOnce(url, body, { ...options, fresh: true })
    throw error
  }
}

function postOnce(
  url: URL,
  body: string,
  { timeout, fresh = false, headers = {}, limit = answerLimit }: Options,
): Promise<Posted> {
  const secure = url.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<Posted>()
  let sent = false
  const request: ClientRequest = (secure ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    agent: fresh ? false : secure ? https : http,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Intaglio',
    },
    lookup: isInsideName(url.hostname) ? lookup : lookupPublic,
    signal: AbortSignal.timeout(timeout),
  })
  request.on('socket', (socket) => {
    if (!socket.connecting) sent = true
    else socket.once(secure ? 'secureConnect' : 'connect', () => (sent = true))
  })
  request.on('error', (error: NodeJS.ErrnoException) => {
    if (error.name === 'AbortError') return reject(new NodeTrouble('timeout', { arrived: sent }))
    const stale = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    reject(new NodeTrouble(stale ? 'stale' : (error.code ?? 'connection'), { arrived: sent }))
  })
  request.on('response', (response) => {
    const parts: Buffer[] = []
    let size = 0
    response.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size <= limit) return
      reject(new NodeTrouble('too-large'))
      request.destroy()
    })
    response.on('error', () => reject(new NodeTrouble('cut-off')))
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        text: Buffer.concat(parts).toString(),
        retryAfter: response.headers['retry-after'],
      }),
    )
  })
  request.end(body)
  return promise
}

// A public name has to lead to a public address, at every connection: its owner cannot send us into our own network.
const lookupPublic: typeof lookup = ((
  host: string,
  options: object,
  done: (error: Error | null, address: unknown, family?: number) => void,
) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const safe = found.filter(({ address }) => !isPrivateAddress(address))
    if (safe.length === 0) return done(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '')
    if ((options as { all?: boolean }).all) return done(null, safe)
    return done(null, safe[0]!.address, safe[0]!.family)
  })) as typeof lookup
