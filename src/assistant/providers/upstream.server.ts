import { lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isLoopbackName } from '#core/http/loopback.ts'
import { isPrivateAddress } from '#core/http/private-address.server.ts'

/** An upstream that was not asked, or whose answer is not read; `code` says why, fit for a log. */
export class UpstreamRefused extends Error {
  override name = 'UpstreamRefused'
  readonly code: string

  constructor(code: string) {
    super(`The upstream is not used: ${code}`)
    this.code = code
  }
}

/** One call of an upstream. `allowPrivate`: it may be in a private network. */
export type UpstreamCall = {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  allowPrivate: boolean
}

// Connections are kept: the way to the upstream is not made anew for each message.
const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/**
 * Posts JSON to an upstream and answers what comes back, decompressed as it is read. Redirects are not followed, addresses are checked
 * when the connection is made, and the answer's headers are left behind but its type. Throws `UpstreamRefused`, what the connection
 * fails with, or what `signal` was aborted with.
 */
export async function postUpstream(call: UpstreamCall): Promise<Response> {
  const { hostname } = new URL(call.url)
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) && !mayConnect(bare, { hostname, ...call })) throw new UpstreamRefused('private-address')
  const answer = await ask(call, hostname).catch((error: NodeJS.ErrnoException & { reused?: boolean }) => {
    // A kept connection may have been closed by the other side just now: then nothing was read, and it is asked once more.
    if (error.reused && error.code === 'ECONNRESET' && !call.signal.aborted) return ask(call, hostname)
    throw error
  })
  const status = answer.statusCode ?? 502
  if (status < 200 || (status >= 300 && status < 400)) {
    answer.destroy()
    throw new UpstreamRefused(status < 200 ? 'status' : 'redirect')
  }
  const headers = { 'content-type': answer.headers['content-type'] ?? '' }
  if (status === 204 || status === 205) {
    answer.destroy()
    return new Response(null, { status: 204, headers })
  }
  return new Response(Readable.toWeb(decompressed(answer)) as ReadableStream<Uint8Array>, {
    status: Math.min(status, 599),
    headers,
  })
}

function ask({ url, headers, body, signal, allowPrivate }: UpstreamCall, hostname: string): Promise<IncomingMessage> {
  const target = new URL(url)
  const isHttps = target.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const sent = (isHttps ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      agent: agents[isHttps ? 'https:' : 'http:'],
      signal,
      lookup: guardedLookup({ hostname, allowPrivate }),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
        'user-agent': 'Intaglio',
      },
    })
    sent.once('response', resolve)
    sent.once('error', (error) => {
      reject(signal.aborted ? signal.reason : Object.assign(error, { reused: sent.reusedSocket }))
    })
    sent.end(body)
  })
}

/** Every address of the name is checked, by the very look-up the connection uses: no second answer can differ from the first. */
function guardedLookup(allowed: { hostname: string; allowPrivate: boolean }): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (!addresses.every(({ address }) => mayConnect(address, allowed)))
        return done(new UpstreamRefused('private-address') as NodeJS.ErrnoException, [])
      return options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

/** This machine may be named as such; that a public name leads into a private network, only the operator can allow. */
function mayConnect(address: string, { hostname, allowPrivate }: { hostname: string; allowPrivate: boolean }): boolean {
  return allowPrivate || isLoopbackName(hostname) || !isPrivateAddress(address)
}

/** We ask for no compression. A compressed answer is read all the same, and its length counted after decompression. */
function decompressed(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return answer
  const open = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    encoding
  ]
  if (!open) {
    answer.destroy()
    throw new UpstreamRefused('encoding')
  }
  const plain = open()
  answer.once('error', (error) => plain.destroy(error))
  plain.once('close', () => answer.destroy())
  return answer.pipe(plain)
}
