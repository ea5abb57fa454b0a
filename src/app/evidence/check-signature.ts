import { fetchBytes, sha256Of } from './fetch-bytes.ts'
import type { Outcome } from './outcome.ts'
import { servedEvidence, servedFiles, servedSignatures, type Signatures } from './served.ts'

const owners: Record<Signatures['key'], string> = {
  release: 'the release key of this site. Compare its fingerprint with the one that we publish elsewhere',
  demonstration:
    'a demonstration key that everyone can make. It shows that the lists are whole, and not who wrote them',
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Verifies the signatures over the rows and the files with WebCrypto. Rejects when a file does not arrive. */
export async function checkSignature(): Promise<Outcome> {
  const signed = JSON.parse(new TextDecoder().decode(await fetchBytes(servedSignatures))) as Signatures
  const publicKey = bytesOf(signed.publicKey)
  const key = await crypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify']).catch(() => undefined)
  if (!key)
    return {
      holds: 'unknown',
      words: 'This browser does not verify Ed25519 signatures. Use a newer one, or another program.',
    }
  const rows = await fetchBytes(servedEvidence)
  const verify = async (path: string, bytes: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.verify('Ed25519', key, bytesOf(signed.signatures[path] ?? ''), bytes)
  const fits = [await verify(servedEvidence, rows), await verify(servedFiles, await fetchBytes(servedFiles))]
  const fingerprint = await sha256Of(publicKey, 'hex')
  if (fits.includes(false) || fingerprint !== signed.fingerprint)
    return {
      holds: 'no',
      words: 'A signature does not fit. The list was changed after it was signed: do not rely on it.',
    }
  return {
    holds: 'yes',
    words: `Both signatures fit. SHA-256 of the rows: ${await sha256Of(rows, 'hex')}. The lists are signed by ${owners[signed.key]}. Fingerprint of the key: ${fingerprint}.`,
  }
}
