import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openJobs } from '#core/database/jobs.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import { CommandError } from '#core/process/command.server.ts'
import { writeDurably } from '#core/process/durable-file.server.ts'
import { copyIn, copyOut } from './copy-rows.server.ts'
import { counter, readSections, type Head, type Manifest, type Section, type Table } from './sections.server.ts'
import { damaged } from './seal-stream.server.ts'
import { copyFrom, copyTo, queueVersion, sameText, tablesOf } from './tables.server.ts'

/** What came out of a backup, once it was proved. */
export type Loaded = { head: Head; manifest: Manifest; rows: number; files: { name: string; bytes: Buffer }[] }

/** What hears the parts of a backup in their order. */
type Listener = {
  head?: (head: Head) => Promise<void>
  table?: (table: Table) => Promise<void>
  rows?: (bytes: Buffer) => Promise<void>
  tableEnd?: () => Promise<void>
}

/**
 * Reads a whole backup, and compares what is in it with what was counted when it was made. Throws one sentence at the first thing that
 * differs. Small files are kept in memory, rows are not.
 */
export async function readBackup(path: string, key: string | undefined, listener: Listener = {}): Promise<Loaded> {
  let head: Head | undefined
  let manifest: Manifest | undefined
  let rowsOf: { name: string; count: ReturnType<typeof counter> } | undefined
  let file: { name: string; pieces: Buffer[] } | undefined
  const tables: Manifest['tables'] = []
  const files: Loaded['files'] = []
  const close = async () => {
    if (rowsOf) {
      await listener.tableEnd?.()
      tables.push({ name: rowsOf.name, ...rowsOf.count.counted() })
    }
    if (file) files.push({ name: file.name, bytes: Buffer.concat(file.pieces) })
    rowsOf = file = undefined
  }
  const each = async (section: Section) => {
    if (section.kind === 'rows') {
      if (!rowsOf) throw damaged()
      rowsOf.count.add(section.bytes)
      return listener.rows?.(section.bytes)
    }
    if (section.kind === 'bytes') return void file?.pieces.push(section.bytes)
    await close()
    if (section.kind === 'head') {
      head = section.of
      return listener.head?.(head)
    }
    if (!head) throw damaged()
    if (section.kind === 'manifest') manifest = section.of
    if (section.kind === 'file') file = { name: section.of.name, pieces: [] }
    if (section.kind !== 'table') return
    rowsOf = { name: section.of.name, count: counter() }
    return listener.table?.(section.of)
  }
  await readSections(path, { key, each }).catch((error: unknown) => {
    throw fileTrouble(path, error)
  })
  if (!head || !manifest) throw damaged()
  compareTables(manifest, tables)
  for (const { name, sha256 } of manifest.files) {
    const found = files.find((one) => one.name === name)
    if (!found || createHash('sha256').update(found.bytes).digest('hex') !== sha256)
      throw new CommandError(`The backup does not hold ${name} as it was. Take another backup.`)
  }
  return { head, manifest, files, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
}

/** Throws a sentence that names the first table which is not as it was counted. */
function compareTables(manifest: Manifest, tables: Manifest['tables']) {
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = tables.find((table) => table.name === name)
    if (found?.rows === rows && found.sha256 === sha256) continue
    const has = found ? `has ${found.rows} rows` : 'is missing'
    throw new CommandError(
      found?.rows === rows
        ? `The rows of ${name} are not those that were backed up. Take another backup.`
        : `The table ${name} ${has}, and ${rows} were backed up. Take another backup.`,
    )
  }
}

/** What a file system says, as a sentence. */
export function fileTrouble(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_ZSTD') || code?.startsWith('ZSTD') || error instanceof SyntaxError) return damaged()
  if (!syscall || (!(error as NodeJS.ErrnoException).path && code !== 'ENOSPC' && code !== 'EISDIR')) return error
  const says: Record<string, string> = {
    ENOENT: `There is no file ${path}.`,
    EISDIR: `${path} is a folder: name a file in it.`,
    EACCES: `${path} may not be read or written by this user.`,
    EROFS: `${path} is on a disk that nothing can be written to.`,
    ENOSPC: `The disk of ${path} is full. Nothing was kept of this try; earlier backups are as they were.`,
  }
  return new CommandError(says[code ?? ''] ?? `${path} cannot be used (${code}).`)
}

/**
 * Puts a backup into the new, empty database at `url`: makes the tables as its release had them, loads every row, reads all of them again
 * and compares, and only then commits and migrates on to this release.
 */
export async function loadBackup(path: string, key: string | undefined, url: string): Promise<Loaded> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: 'intaglio-restore',
  })
  client.on('error', () => undefined)
  let rows: ReturnType<typeof copyIn> | undefined
  const expected = new Map<string, Table>()
  try {
    const loaded = await readBackup(path, key, {
      async head(head) {
        await makeTables(head, url)
        await client.connect()
        await client.query(sameText)
        await client.query('begin')
        if (head.queue !== null && (await queueVersion(client)) !== head.queue)
          throw new CommandError(
            `The job queue in this backup has another version than in this release. Restore it with release ${head.release}, then upgrade.`,
          )
        const tables = await tablesOf(client)
        await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
        for (const table of tables) expected.set(table.name, table)
      },
      async table(table) {
        const columns = new Set(expected.get(table.name)?.columns)
        if (!table.columns.every((column) => columns.has(column)))
          throw new CommandError(
            `The backup has a table ${table.name} that is different or missing in this release. Restore it with the release that made it.`,
          )
        rows = copyIn(client, copyFrom(table))
      },
      rows: (bytes) => rows!.write(bytes),
      tableEnd: () => rows!.end(),
    })
    await proveTables(client, loaded.manifest, expected)
    for (const { name, value, called } of loaded.manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [name, value, called])
    await client.query('commit')
    await client.query('analyze')
    await migrate(url)
    return loaded
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads all tables as they are in the database, and compares them with what was counted in the backup. */
async function proveTables(client: Client, manifest: Manifest, made: Map<string, Table>) {
  const found: Manifest['tables'] = []
  for (const { name } of manifest.tables) {
    const { add, counted } = counter()
    for await (const bytes of copyOut(client, copyTo(made.get(name)!))) add(bytes)
    found.push({ name, ...counted() })
  }
  compareTables(manifest, found)
}

const migrationsHere = join(import.meta.dirname, '../../../db/migrations')

/** Reads a whole backup before anything is made for it. Throws one sentence when it is not good, or not for this release. */
export const checkBackup = (path: string, key: string | undefined): Promise<Loaded> =>
  readBackup(path, key, { head: knowMigrations })

/** Throws one sentence when this release does not have the migrations of a backup. */
async function knowMigrations({ migrations, release }: Head) {
  const here = new Set(await readdir(migrationsHere))
  for (const { name, sha256 } of migrations) {
    if (!here.has(name))
      throw new CommandError(
        `This backup was made by release ${release} with the migration ${name}, which this release does not have. Restore it with that release or a newer one.`,
      )
    const text = await readFile(join(migrationsHere, name))
    if (createHash('sha256').update(text).digest('hex') !== sha256)
      throw new CommandError(
        `This backup was made with another text of the migration ${name}. Restore it with the release that made it (${release}).`,
      )
  }
}

/** Migrates as far as the database of the backup was. */
async function makeTables(head: Head, url: string) {
  await knowMigrations(head)
  const scratch = await mkdtemp(join(tmpdir(), 'intaglio-migrations-'))
  try {
    for (const { name } of head.migrations)
      await writeDurably(join(scratch, name), await readFile(join(migrationsHere, name)))
    await migrate(url, scratch)
    if (head.queue !== null) await (await openJobs(url)).boss.stop({ graceful: false })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
