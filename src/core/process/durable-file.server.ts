import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

type Content = string | Uint8Array | AsyncIterable<string>
type Options = {
  /** Rights of the file; it is its owner's alone when nothing is said. */
  mode?: number
  /** A file that is there already stays as it is, and the write fails with the code EEXIST. */
  once?: boolean
}

/**
 * Writes a whole file: when it resolves, `content` is on the disk, and after a power cut at any moment before, the file is as it
 * was. Its folder must exist. Any number of processes may write the same file at the same time.
 */
export async function writeDurably(path: string, content: Content, { mode = 0o600, once }: Options = {}) {
  const fresh = `${path}.${randomUUID()}.new`
  try {
    await using file = await open(fresh, 'wx', mode)
    await file.writeFile(content)
    await file.sync()
    // A link is made whole or not at all, and only by the first.
    await (once ? link(fresh, path) : rename(fresh, path))
  } finally {
    await rm(fresh, { force: true })
  }
  await syncFolder(dirname(path))
  await removeLeft(path)
}

/** A new file for a stream of any length: all of it is on the disk when the stream is closed. Its name is to be given by `renameDurably`. */
export const newFile = (path: string): WriteStream => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Gives a file or a folder another name, in one step that a power cut does not undo. What it holds must be on the disk already. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** PostgreSQL, which root starts as another user, has to pass the folders above its own. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700

/** Makes a folder, and those above it that are missing, so that a power cut takes none of them away. */
export async function makeFolder(path: string, mode = folderMode): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  for (let at = resolve(path); ; at = dirname(at)) {
    await syncFolder(dirname(at))
    if (at === resolve(first)) return
  }
}

/** Puts a folder with everything below it on the disk, including files that other programs wrote. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncTree(join(path, entry.name))
    else if (entry.isFile()) await sync(join(path, entry.name))
  }
  await sync(path)
}

/** Puts the names in a folder on the disk: a file is there for good when its name is. */
export const syncFolder = (path: string): Promise<void> => sync(path)

async function sync(path: string) {
  await using opened = await open(path, 'r')
  await opened.sync()
}

/** Milliseconds: a write takes seconds, and what is older was left by a process that was killed. */
const leftAfter = 600_000

async function removeLeft(path: string) {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.new')) continue
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > leftAfter) await rm(join(folder, name), { force: true })
  }
}
