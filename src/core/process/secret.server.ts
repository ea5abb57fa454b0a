import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, writeDurably } from './durable-file.server.ts'

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
  /** Whether `signature` is ours, for this purpose and text; takes the same time for every wrong one. */
  verify(purpose: Purpose, text: string, signature: string): boolean
  /** The key of one purpose, in base64url, for those who need it: a webhook's receiver, the operator. */
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
 * together on the same directory agree on one. Throws one sentence when the file holds no secret: anyone who knows that
 * it is empty could sign in our name.
 */
export async function loadSecret({ SECRET, directory }: { SECRET?: string; directory: string }): Promise<Secret> {
  if (SECRET) return openSecret(SECRET)
  const path = join(directory, 'secret')
  const kept = await readKept(path)
  if (kept !== undefined) return openSecret(kept)
  await makeFolder(directory)
  await writeDurably(path, `${randomToken()}\n`, { once: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return openSecret((await readKept(path))!)
}

/** The secret in the file; undefined when there is no file. */
async function readKept(path: string): Promise<string | undefined> {
  let kept: string
  try {
    kept = (await readFile(path, 'utf8')).trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(`${path} cannot be read (${code}): it has to be a file that the user of this server may read.`, {
      cause: error,
    })
  }
  const wayBack = 'restore it from a backup, or delete it; a new one ends the links in earlier mails.'
  if (kept === '') throw new Error(`${path} is empty: ${wayBack}`)
  if (kept.length < 32) throw new Error(`${path} has fewer than 32 characters: ${wayBack}`)
  // A file system fills a torn file with zeros, which anyone can guess.
  if (/\p{Cc}/u.test(kept)) throw new Error(`${path} is damaged: ${wayBack}`)
  return kept
}
