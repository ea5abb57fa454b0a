import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The right to use a directory, until it is released. */
export type DirectoryOwner = { release(): void }

/** Another process holds the directory: the message is the whole explanation. */
export class DirectoryTaken extends Error {
  override name = 'DirectoryTaken'
}

/**
 * Takes `directory` for this process until `release`, or throws `DirectoryTaken`. The lock is the operating system's own,
 * on a file (through SQLite, which Node carries and which knows every system's way): it ends with the process however that
 * dies, so there is no stale state, and no process number that another process may have by now.
 */
export function ownDirectory(directory: string): DirectoryOwner {
  // Started by root, PostgreSQL runs as another user, who has to pass the folders above its data directory.
  mkdirSync(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const lock = new DatabaseSync(join(directory, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== 5) throw error
    throw new DirectoryTaken(
      `Another Intaglio server is using ${directory}: stop that one first, or give this one a DATA_DIR of its own.`,
    )
  }
  return { release: () => void (lock.isOpen && lock.close()) }
}
