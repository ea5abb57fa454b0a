import { access, constants } from 'node:fs/promises'
import { chainOf } from '#chain/catalogue.ts'
import { makeFolder } from '#core/process/durable-file.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { loadSecret, type Secret } from '#core/process/secret.server.ts'
import { postgresBinaries } from '#server/postgres/postgres-binaries.server.ts'

/**
 * What a start is refused for before it builds, opens or listens: a chain nobody knows, a database that is neither installed nor
 * named, a `DATA_DIR` that cannot be used, a signing secret that is none. Throws one sentence; else answers the secret, which the
 * first start makes.
 */
export async function checkStart({ CHAIN_ID, DATABASE_URL, DATA_DIR, SECRET }: Env): Promise<Secret> {
  chainOf(CHAIN_ID)
  if (!DATABASE_URL) await postgresBinaries()
  await makeDataFolder(DATA_DIR)
  return loadSecret({ SECRET, directory: DATA_DIR })
}

async function makeDataFolder(path: string) {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new Error(`DATA_DIR: ${path} is a file or lies below one: name a folder.`, { cause: error })
    throw new Error(`DATA_DIR: ${path} cannot be used (${code}): name a folder that this user may write to.`, {
      cause: error,
    })
  }
}
