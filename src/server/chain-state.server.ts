import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The file of a chain's state below its directory: what `anvil_dumpState` answers, which is compressed and carries a checksum. */
const fileOf = (directory: string) => join(directory, 'state.gz')

/**
 * The state that was saved, in hex as the chain takes it; undefined when there is none. A file that is not whole is set aside,
 * not deleted, and `onDamaged` is given its new name.
 */
export async function readState(directory: string, onDamaged: (kept: string) => void): Promise<string | undefined> {
  const bytes = await readFile(fileOf(directory)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  if (isWhole(bytes)) return `0x${bytes.toString('hex')}`
  onDamaged(await setStateAside(directory))
  return undefined
}

/** Replaces the saved state: the old one is there until the new one is on the disk, whole. Throws on anything but a whole state. */
export async function writeState(directory: string, hex: string): Promise<void> {
  const bytes = Buffer.from(hex.slice(2), 'hex')
  if (!isWhole(bytes)) throw new TypeError('The chain gave no state.')
  const fresh = `${fileOf(directory)}.new`
  const file = await open(fresh, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(fresh, fileOf(directory))
}

/** Gives the saved state a name under which nothing overwrites it, and answers that name. */
export async function setStateAside(directory: string): Promise<string> {
  const kept = `${fileOf(directory)}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(fileOf(directory), kept)
  return kept
}

function isWhole(bytes: Buffer): boolean {
  try {
    const state: unknown = JSON.parse(gunzipSync(bytes).toString())
    return typeof state === 'object' && state !== null && 'accounts' in state && 'blocks' in state
  } catch {
    return false
  }
}
