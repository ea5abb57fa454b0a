import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '#core/database/migrate.server.ts'
import { readReleases, type Release } from '../../scripts/release/check-release.ts'
import { rows } from './rows.ts'

export const root = join(import.meta.dirname, '../..')
export const migrations = join(root, 'db/migrations')

export const releases = await readReleases(root)

/** Files of today's migrations, up to and with the one that is named. */
export async function migrationsUntil(last: string): Promise<string[]> {
  return (await readdir(migrations)).filter((file) => file.endsWith('.sql') && file <= last).toSorted()
}

/** Lays the database of a release by its migrations, with the rows of each before the next one is applied. */
export async function layAsOf(url: string, { migration }: Pick<Release, 'migration'>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-release-'))
  for (const file of await migrationsUntil(migration)) {
    await copyFile(join(migrations, file), join(folder, file))
    await migrate(url, folder)
    await insertRows(url, [file])
  }
  await rm(folder, { recursive: true })
}

/** Puts the rows of a release into tables that its own code made. What a column took that is gone since stays out. */
export async function fillAsOf(url: string, { migration }: Pick<Release, 'migration'>): Promise<void> {
  const files = await migrationsUntil(migration)
  const isOutboxOfThen = migration === '0004-outbox.sql'
  await insertRows(
    url,
    files.filter((file) => isOutboxOfThen || file !== '0004-outbox.sql'),
  )
}

async function insertRows(url: string, files: string[]): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    for (const file of files) if (rows[file]) await client.query(rows[file])
  } finally {
    await client.end()
  }
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30 })

/** Writes the source of a commit into `folder`, on the packages that are installed now. False where this copy has no such commit. */
export async function checkOut(commit: string, folder: string): Promise<boolean> {
  const { status, stdout } = git('archive', commit)
  if (status !== 0) return false
  await mkdir(folder, { recursive: true })
  if (spawnSync('tar', ['-x', '-C', folder], { input: stdout }).status !== 0) return false
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return true
}
