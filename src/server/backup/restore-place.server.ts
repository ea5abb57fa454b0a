import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { hasLocalChain } from '#chain/catalogue.ts'
import { meaningOf } from '#core/database/database.server.ts'
import { CommandError } from '#core/process/command.server.ts'
import { makeFolder, renameDurably, writeDurably } from '#core/process/durable-file.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { startLocalChain } from '#server/local-chain/local-chain.server.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { ownDirectory } from '#server/start/directory-owner.server.ts'
import { checkBackup, fileTrouble, loadBackup, type Loaded } from './load-backup.server.ts'

type Drilled = Loaded & { seconds: number }

/**
 * Restores a backup into a PostgreSQL and a chain of their own, in a new folder below `at`, and deletes them. Every row was then loaded,
 * read again and compared, and the chain knows the block that it had. Nothing of the running product is touched.
 */
export async function drill(path: string, key: string | undefined, at = tmpdir()): Promise<Drilled> {
  const since = performance.now()
  await checkBackup(path, key)
  const scratch = await mkdtemp(join(resolve(at), 'intaglio-drill-')).catch((error: unknown) => {
    throw fileTrouble(at, error)
  })
  try {
    // Started by root, PostgreSQL runs as another user.
    await chmod(scratch, 0o711)
    await using postgres = await startPostgres({ directory: join(scratch, 'postgres') })
    const loaded = await loadBackup(path, key, postgres.url)
    await proveChain(loaded, join(scratch, 'chain'))
    return { ...loaded, seconds: (performance.now() - since) / 1_000 }
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function proveChain({ files, manifest }: Loaded, directory: string) {
  const ofChain = files.filter(({ name }) => name.startsWith('chain/'))
  if (!ofChain.some(({ name }) => name === 'chain/state.gz')) return
  await mkdir(directory, { mode: 0o700 })
  for (const { name, bytes } of ofChain) await writeDurably(join(dirname(directory), name), bytes)
  let isAside = false
  await using chain = await startLocalChain({
    directory,
    onEvent: (event) => (isAside ||= event.endsWith('set-aside')),
  })
  const { block } = manifest
  const ask = anvilRpc(Number(new URL(chain.url()!).port))
  const found =
    block && ((await ask('eth_getBlockByNumber', `0x${block.number.toString(16)}`, false)) as { hash: string })
  if (isAside || found?.hash !== block?.hash)
    throw new CommandError('The embedded chain does not start from its state in the backup. Take another backup.')
}

/** What a restore has put in its place, and the names under which what was there before is kept. */
export type Restored = Loaded & { kept: string[] }

/**
 * Restores a backup in the place of the product, which must not run. Rows go into a database beside the one in use; the two change names
 * when all is proved, in one transaction. What was there before stays, under a name with `before`.
 */
export async function restore(path: string, key: string | undefined, env: Env): Promise<Restored> {
  const { DATABASE_URL, DATA_DIR, SECRET } = env
  await checkBackup(path, key)
  await makeFolder(DATA_DIR)
  const chain = hasLocalChain(env) ? ownDirectory(join(DATA_DIR, 'chain')) : undefined
  try {
    const postgres = DATABASE_URL ? undefined : await startPostgres({ directory: join(DATA_DIR, 'postgres') })
    try {
      const stamp = new Date().toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')
      const { loaded, kept } = await besideAndSwap(DATABASE_URL ?? postgres!.url, stamp, (url) =>
        loadBackup(path, key, url),
      )
      const wanted = loaded.files.filter(({ name }) => (name === 'secret' ? !SECRET : chain !== undefined))
      for (const { name, bytes } of wanted) kept.push(...(await putFile(join(DATA_DIR, name), bytes, stamp)))
      return { ...loaded, kept }
    } finally {
      await postgres?.stop()
    }
  } finally {
    chain?.release()
  }
}

async function putFile(path: string, bytes: Buffer, stamp: string): Promise<string[]> {
  const before = `${path}.before-${stamp}`
  const had = await renameDurably(path, before).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  await writeDurably(path, bytes)
  // What root restores has to be readable by the user whom the folder belongs to.
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(dirname(path))
    await chown(path, uid, gid)
  }
  return had ? [before] : []
}

async function besideAndSwap(url: string, stamp: string, load: (url: string) => Promise<Loaded>) {
  const name = decodeURIComponent(new URL(url.replace(/@[^/]*\//, '@host/')).pathname.slice(1))
  const [fresh, before] = [`${name}_restored_${randomBytes(4).toString('hex')}`, `${name}_before_${stamp}`]
  const admin = new Client({ connectionString: inDatabase(url, 'postgres'), connectionTimeoutMillis: 3_000 })
  admin.on('error', () => undefined)
  const say = (statement: string) => admin.query(statement)
  const word = (text: string) => admin.escapeIdentifier(text)
  try {
    await admin.connect().catch((error: unknown) => {
      throw meaningOf(error)
    })
    const { rows } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name])
    if (rows.length > 0) throw inUse()
    await say(`create database ${word(fresh)}`)
    try {
      const loaded = await load(inDatabase(url, fresh))
      const wasEmpty = await isEmpty(url)
      await say('begin')
      await say(`alter database ${word(name)} rename to ${word(before)}`)
      await say(`alter database ${word(fresh)} rename to ${word(name)}`)
      await say('commit')
      if (wasEmpty) await say(`drop database ${word(before)}`)
      return { loaded, kept: wasEmpty ? [] : [`database ${before}`] }
    } catch (error) {
      await say('rollback')
      await say(`drop database if exists ${word(fresh)} with (force)`)
      throw error
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '55006') throw inUse()
    if (code === '42501')
      throw new CommandError(
        'The login of DATABASE_URL may not make a database beside its own, which a restore needs. Give it CREATEDB for this command.',
      )
    throw error
  } finally {
    await admin.end().catch(() => undefined)
  }
}

const inUse = () => new CommandError('Servers still use the database. Stop all of them, then restore.')

/** The same server, another database. */
const inDatabase = (url: string, name: string) =>
  url.replace(/^([^?]*\/)[^/?]*/, (_, before) => `${before}${encodeURIComponent(name)}`)

async function isEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`)
    return rows.length === 0
  } finally {
    await client.end()
  }
}
