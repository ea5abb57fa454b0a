import { lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPrivateAddress } from '#core/http/private-address.server.ts'

/** A picture as it may be served by us. */
export type Picture = { type: string; bytes: Buffer }

/** Bytes of a picture that are read; a larger one is none. */
export const pictureLimit = 512 * 1024

/** What a picture begins with. A drawing (SVG) can carry script, and is none of them. */
const kinds: [type: string, begins: RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavif/],
]

/** How hosts are found and reached; tests bring a host of their own. */
export type Reach = { find: typeof lookup; isAllowed: (address: string) => boolean; ca?: string; port?: number }

const publicly: Reach = { find: lookup, isAllowed: (address) => !isPrivateAddress(address) }

/**
 * The picture at an address that a stranger wrote: by https from a public host, at its usual port, without redirects, of a kind that
 * its bytes show, and not larger than `pictureLimit`; or written into the address itself. Undefined for everything else. Rejects when
 * the host does not answer.
 */
export async function fetchAvatar(text: string, signal: AbortSignal, reach = publicly): Promise<Picture | undefined> {
  const inside = /^data:image\/[\w.+-]+;base64,([\w+/=]+)$/.exec(text)
  if (inside) return pictureOf(Buffer.from(inside[1]!, 'base64'))
  const url = publicAddress(text)
  return url && pictureOf(await readPublic(url, { signal, reach, accept: 'image/*', limit: pictureLimit }))
}

/** Whether a picture may be looked for there. */
export const isPictureAddress = (text: string): boolean =>
  text.startsWith('data:image/') || publicAddress(text) !== undefined

/** An address that a stranger wrote, if we may look there: by https, of a named host, at its usual port. */
export function publicAddress(text: string): URL | undefined {
  if (!URL.canParse(text) || text.length > 2048) return undefined
  const url = new URL(text)
  const named = url.hostname.includes('.') && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return named && plain ? url : undefined
}

function pictureOf(bytes: Buffer | undefined): Picture | undefined {
  if (!bytes || bytes.length > pictureLimit) return undefined
  const head = bytes.subarray(0, 16).toString('latin1')
  const type = kinds.find(([, begins]) => begins.test(head))?.[0]
  return type ? { type, bytes } : undefined
}

type Asked = { signal: AbortSignal; accept: string; limit: number; reach?: Reach }

/**
 * The body of a plain 200 from a public host, without redirects; undefined for any other answer, and for one larger than `limit`
 * bytes. Rejects when the host does not answer, or when its name leads into our own network.
 */
export function readPublic(url: URL, { signal, accept, limit, reach = publicly }: Asked): Promise<Buffer | undefined> {
  const { ca, port } = reach
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>()
  const asked = request(url, {
    agent: false,
    ca,
    port,
    signal,
    headers: { accept, 'user-agent': 'Intaglio' },
    lookup: checkedLookup(reach),
  })
  function leave() {
    resolve(undefined)
    asked.destroy()
  }
  asked.on('error', reject)
  asked.on('response', (response) => {
    const parts: Buffer[] = []
    let size = 0
    if (response.statusCode !== 200) return leave()
    response.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > limit) leave()
    })
    response.on('error', reject)
    response.on('end', () => resolve(Buffer.concat(parts)))
  })
  asked.end()
  return promise
}

/** Looks up where a name leads at the very connection, so that it cannot lead elsewhere a moment later. */
function checkedLookup({ find, isAllowed }: Reach) {
  return ((host: string, options: object, done: (error: Error | null, address: unknown, family?: number) => void) =>
    find(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first, ...others] = found.filter(({ address }) => isAllowed(address))
      if (!first) return done(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '')
      if ((options as { all?: boolean }).all) return done(null, [first, ...others])
      return done(null, first.address, first.family)
    })) as typeof lookup
}
