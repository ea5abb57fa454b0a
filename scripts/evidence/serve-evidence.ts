import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { evidenceFile, evidenceSchema } from '#app/evidence/evidence.server.ts'
import { servedEvidence, servedFiles, servedSignatures, type Signatures } from '#app/evidence/served.ts'
import { isInternal } from '#server/http/static.server.ts'
import type { SiteFile } from '#server/http/site-manifest.ts'
import { fingerprintOf, signManifest } from '#server/ops/manifest-signature.server.ts'

const root = join(import.meta.dirname, '../..')

/** Addresses that the server answers by leading elsewhere, although a file is there. */
const redirected: readonly string[] = ['/gitex-global-nft']

/** Before the 32 bytes of a private Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key of a build that was given none. Everyone can make it: what it signs is whole, and no more than that. */
function demonstrationKey(): string {
  const seed = createHash('sha256').update('Intaglio: a key for demonstration, which is no secret').digest()
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  return String(key.export({ format: 'pem', type: 'pkcs8' }))
}

/** Writes the evidence as it is in the repository, and its schema, among the files of the site. */
export async function writeEvidence(directory: string): Promise<void> {
  const text = await readFile(join(root, evidenceFile), 'utf8')
  evidenceSchema.parse(JSON.parse(text))
  await writeFile(join(directory, servedEvidence.slice(1)), text)
  const schema = { title: 'Evidence', ...z.toJSONSchema(evidenceSchema) }
  await writeFile(join(directory, 'evidence.schema.json'), `${JSON.stringify(schema, undefined, 2)}\n`)
}

/**
 * Writes the list of all files that the site serves with their hashes, and the signatures over this list and the evidence. Answers the
 * names of both files. `renewed`: paths that a hosted blog writes anew, which no list can know.
 */
export async function writeSigned(
  directory: string,
  { files, keyFile, renewed = [] }: { files: readonly SiteFile[]; keyFile?: string | undefined; renewed?: string[] },
): Promise<string[]> {
  const apart = new Set([...redirected, ...renewed])
  const listed = files.filter(({ path }) => !isInternal(path) && !apart.has(path))
  const list = JSON.stringify({ files: Object.fromEntries(listed.map(({ path, sha256 }) => [path, sha256])) })
  await writeFile(join(directory, servedFiles.slice(1)), list)
  const key = keyFile ? await readFile(keyFile, 'utf8') : demonstrationKey()
  const sign = async (path: string) => signManifest(await readFile(join(directory, path.slice(1))), key)
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const signatures: Signatures = {
    algorithm: 'Ed25519',
    key: keyFile ? 'release' : 'demonstration',
    publicKey: publicKey.toString('base64'),
    fingerprint: fingerprintOf(key),
    signatures: { [servedEvidence]: await sign(servedEvidence), [servedFiles]: await sign(servedFiles) },
  }
  await writeFile(join(directory, servedSignatures.slice(1)), `${JSON.stringify(signatures, undefined, 2)}\n`)
  return [servedFiles, servedSignatures].map((path) => path.slice(1))
}
