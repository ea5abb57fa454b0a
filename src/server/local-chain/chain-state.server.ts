import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { renameDurably, writeDurably } from '#core/process/durable-file.server.ts'

/** The file of a chain's state below its directory: what `anvil_dumpState` answers, which is compressed and carries a checksum. */
const fileOf = (directory: string) => join(directory, 'state.gz')

/** The state that the last start read, whole: a way back when the newest one is damaged. */
const earlierOf = (directory: string) => join(directory, 'state.gz.last-start')

/** What a chain that begins anew has put out of its own way: the damaged state, and the one its last start read, if there was one. */
export type SetAside = { damaged: string; earlier?: string }

const unzip = promisify(gunzip)

/**
 * The state that was saved, in hex as the chain takes it; undefined when there is none. A file that is not whole is set aside,
 * not deleted, and `onDamaged` hears where it is.
 */
export async function readState(directory: string, onDamaged: (kept: SetAside) => void): Promise<string | undefined> {
  const bytes = await readFile(fileOf(directory)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  if (await isWhole(bytes)) return `0x${bytes.toString('hex')}`
  onDamaged(await setStateAside(directory))
  return undefined
}

/** Replaces the saved state: the old one is there until the new one is on the disk, whole. Throws on anything but a whole state. */
export async function writeState(directory: string, hex: string): Promise<void> {
  const bytes = Buffer.from(hex.slice(2), 'hex')
  if (!(await isWhole(bytes))) throw new TypeError('The chain gave no state.')
  await writeDurably(fileOf(directory), bytes)
}

/** Keeps the state that this start has read, whole, until the next start. */
export async function keepAsEarlier(directory: string, hex: string): Promise<void> {
  await writeDurably(earlierOf(directory), Buffer.from(hex.slice(2), 'hex'))
}

/** Gives the saved state, and the one of the last start, names under which nothing overwrites them. */
export async function setStateAside(directory: string): Promise<SetAside> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const kept = { damaged: `${fileOf(directory)}.damaged-${time}`, earlier: `${fileOf(directory)}.earlier-${time}` }
  await renameDurably(fileOf(directory), kept.damaged)
  const hasEarlier = await renameDurably(earlierOf(directory), kept.earlier).then(
    () => true,
    () => false,
  )
  return hasEarlier ? kept : { damaged: kept.damaged }
}

// Unpacked beside the main thread, and not parsed: the checksum says that it is what anvil wrote, and it is written at each block.
async function isWhole(bytes: Buffer): Promise<boolean> {
  const state = await unzip(bytes).catch(() => Buffer.alloc(0))
  return state.includes('"accounts":') && state.includes('"blocks":')
}
