import type { Refusal } from '#core/errors.ts'
import { fail } from '#core/errors.ts'
import type { BuiltList } from './build-list.ts'
import { hashOf, headName } from './list-file.ts'

/** A list as it travels: the length of its head in four bytes, the head, the body. */
export function packList({ head, body }: BuiltList): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(head)
  const packed = new Uint8Array(4 + text.length + body.length)
  new DataView(packed.buffer).setUint32(0, text.length)
  packed.set(text, 4)
  packed.set(body, 4 + text.length)
  return packed
}

/** The address of a list in `folder`, which ends with a slash, bound to the bytes of its head. */
export function listAddress(folder: string, head: string): string {
  return `${folder}${headName}#${hashOf(new TextEncoder().encode(head))}`
}

/** Milliseconds that sending five megabytes may take. */
const timeoutMs = 120_000

/** Where a list is published, or the sentence that says why it is not. */
export type Published = { address: string } | { complaint: string }

/** Publishes a list on this server. Answers its address as a campaign names it, or why it was not taken. Never rejects. */
export async function publish(list: BuiltList): Promise<Published> {
  const published = await send(list)
  if ('address' in published) return published
  const { code, message } = published.refusal
  return {
    complaint:
      code === 'request.too-large'
        ? 'This site keeps lists of up to 120,000 entries. Publish this one on a host of your own.'
        : message,
  }
}

async function send(list: BuiltList): Promise<{ address: string } | { refusal: Refusal }> {
  try {
    const response = await fetch('/claims/lists', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: packList(list),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const said = (await response.json()) as { path?: string } & Refusal
    if (!response.ok || !said.path) return { refusal: said }
    const folder = new URL(said.path, location.href).href.slice(0, -headName.length)
    return { address: listAddress(folder, list.head) }
  } catch {
    return { refusal: fail('server.unreachable').toJSON() }
  }
}
