import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a signature is for. A signature made for one purpose is worth nothing for another. */
export type Purpose =
  | 'challenge'
  | 'newsletter'
  | 'unsubscribe'
  | 'webhook'
  | 'suppression'
  | 'address'
  | 'operator'
  | (string & {})

/** Signs text with keys that only this product's servers have. */
export type Secret = {
  /** The signature of `text` for this purpose, in base64url. */
  sign(purpose: Purpose, text: string): string
  /** Whether `signature` is ours, for this purpose and text; takes the same time whatever is wrong with it. */
  verify(purpose: Purpose, text: string, signature: string): boolean
  /** The key of one purpose, in base64url, for whom it has to be told to: a webhook's receiver, the operator. */
  key(purpose: Purpose): string
}

/** Derives one key per purpose from `root`, which must have at least 32 characters. */
export function openSecret(root: string): Secret {
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', root, 'intaglio', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const digest = (purpose: string, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest()
  return {
    sign: (purpose, text) => digest(purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const expected = digest(purpose, text)
      const given = Buffer.from(signature, 'base64url')
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        // Base64url has several spellings of the same bytes; only ours counts, so a signature is one string.
        signature === expected.toString('base64url')
      )
    },
    key: (purpose) => keyOf(purpose).toString('base64url'),
  }
}

/** An unguessable token of 256 bits, in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The configured secret, or one that is made once and kept in `directory`, readable by its owner alone. Servers that start
 * together on the same directory agree on one.
 */
export async function loadSecret({ SECRET, directory }: { SECRET?: string; directory: string }): Promise<Secret> {
  if (SECRET) return openSecret(SECRET)
  const path = join(directory, 'secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return openSecret(kept.trim())
  await mkdir(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const fresh = join(directory, `secret.${randomToken()}`)
  await writeFile(fresh, `${randomToken()}\n`, { mode: 0o600, flush: true })
  // A link is made whole or not at all, and only by the first.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return openSecret((await readFile(path, 'utf8')).trim())
}
