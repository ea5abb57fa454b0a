import type { Refusal } from '#core/errors.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import { fileLimit } from './list-file.ts'

/** The host of a list has not answered, or not with the file. */
export class ListUnreachable extends Error {
  override name = 'ListUnreachable'
}

/** This server has removed the list; the message says why, and how it comes back. */
export class ListGone extends ListUnreachable {
  override name = 'ListGone'
}

/** Milliseconds a file may take, and pauses before it is asked for again. */
const timeoutMs = 10_000
const pauses = [500, 2_000]

/**
 * One file of a list. `url` is the address of its folder, with a slash at the end. Pages may speak with their own host only: files of
 * another come through our server, which passes on nothing but files of lists. Throws `ListUnreachable`, and `ListGone`
 * where it was removed here.
 */
export async function fetchListFile(url: string, name: string): Promise<Uint8Array> {
  const file = new URL(name, url)
  // What this machine published is here, also where the site has got another port since.
  const isOurs = file.origin === location.origin || isLoopbackName(file.hostname)
  const address = isOurs ? `${location.origin}${file.pathname}` : `/claims/relay?url=${encodeURIComponent(file.href)}`
  for (let tries = 0; ; tries++) {
    const bytes = await attempt(address).catch((error: unknown) => {
      if (error instanceof ListGone) throw error
    })
    if (bytes) return bytes
    if (tries === pauses.length) throw new ListUnreachable(`The host of the list does not serve ${name}.`)
    await new Promise((ready) => setTimeout(ready, pauses[tries]))
  }
}

async function attempt(address: string): Promise<Uint8Array | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 410) throw new ListGone(((await response.json()) as Refusal).message)
  if (!response.ok) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length <= fileLimit ? bytes : undefined
}

/** Where a list is, as its campaign says it: the folder, and the hash of `list.json` if it is named. Undefined: it says nothing of the kind. */
export function readListUrl(metadataURI: string): { folder: string; hash?: `0x${string}` } | undefined {
  const [address = '', hash = ''] = metadataURI.split('#')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const fits = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
  if (!fits || url.search || !url.pathname.endsWith('/list.json')) return undefined
  return {
    folder: url.href.slice(0, -'list.json'.length),
    ...(/^0x[\da-f]{64}$/.test(hash) && { hash: hash as `0x${string}` }),
  }
}
