import type { HostedStore } from './hosted-source.server.ts'

/** Bytes of one picture at most: the first screen of a page is a tenth of it. */
export const mostBytes = 600_000

/** Twice the width at which drawings and pictures are shown: the store makes it so, as WebP, and never larger than it was given. */
const form = 'w=1088&fit=max&fm=webp&q=80'

/**
 * Fetches a picture from where the hosted store keeps its files, without the token: they need none. Throws when it does not answer in
 * time, answers anything but a file, leads elsewhere, or sends more than `mostBytes`.
 */
export async function fetchPicture(
  { projectId, dataset, apiUrl = 'https://cdn.sanity.io', timeoutMs = 15_000 }: HostedStore,
  asset: string,
): Promise<Uint8Array> {
  const place = [projectId, dataset, asset].map(encodeURIComponent).join('/')
  const address = `${apiUrl}/images/${place}?${form}`
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok || !response.body) throw new Error(`answers ${response.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > mostBytes) throw new Error(`has more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
