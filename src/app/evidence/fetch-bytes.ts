/** Milliseconds that one file may take. */
const timeoutMs = 20_000

/** A file of this site as its server sends it now, past the cache. Rejects with its status when it is not there. */
export async function fetchBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** SHA-256 of some bytes, in hexadecimal or base64url. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>, form: 'hex' | 'base64url'): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  if (form === 'hex') return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
