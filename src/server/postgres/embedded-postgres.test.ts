import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { DirectoryTaken, ownDirectory } from '#server/start/directory-owner.server.ts'
import { runningPostgres, startPostgres } from './embedded-postgres.server.ts'
import { linkLibraries } from './postgres-binaries.server.ts'

const parent = await mkdtemp(join(tmpdir(), 'intaglio-embedded-'))
const directory = join(parent, 'postgres')
const postgres = await startPostgres({ directory })

afterAll(async () => {
  await postgres.stop()
  await rm(parent, { recursive: true })
})

const ask = async (url: string, query: string) => {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

test('it is safe: what is acknowledged is on disk', async () => {
  const rows = await ask(
    postgres.url,
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name",
  )

  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
})

test('nobody gets in but one login with its password, from this machine', async () => {
  const secret = join(directory, 'password')
  const wrong = postgres.url.replace(/:[0-9a-f]{64}@/, ':wrong@')

  expect((await stat(secret)).mode & 0o777).toBe(0o600)
  expect((await readFile(secret, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/)
  expect((await readFile(join(postgres.data, 'pg_hba.conf'), 'utf8')).trim()).toBe(
    'local all intaglio scram-sha-256\nhost all intaglio 127.0.0.1/32 scram-sha-256',
  )
  await expect(ask(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await expect(ask(postgres.url.replace('intaglio:', 'postgres:'), 'select 1')).rejects.toMatchObject({ code: '28000' })
  expect(await ask(postgres.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
})

test('it has no port: its socket is as private as its data', async () => {
  expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect((await stat(postgres.data)).mode & 0o777).toBe(0o700)
  expect((await stat(join(postgres.data, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700)
})

test('where the path is too long for a socket, it listens on 127.0.0.1 and no other address', async () => {
  const far = join(parent, 'a-directory-with-a-very-long-name-'.repeat(4), 'postgres')
  await using other = await startPostgres({ directory: far })

  expect(new URL(other.url).hostname).toBe('127.0.0.1')
  expect(await ask(other.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await runningPostgres(far)).toBe(other.url)
})

test('its log repeats nothing a visitor wrote', async () => {
  await ask(postgres.url, "create table person (email text primary key); insert into person values ('ada@example.com')")
  await expect(ask(postgres.url, "insert into person values ('ada@example.com')")).rejects.toThrow(/duplicate/)

  const log = await readFile(join(directory, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key value')
  expect(log).not.toContain('ada@')
})

test('a process that knows the directory finds the running server, and cannot start a second one', async () => {
  expect(await runningPostgres(directory)).toBe(postgres.url)
  await expect(startPostgres({ directory })).rejects.toThrow(DirectoryTaken)
})

test('a directory is free again when its owner lets go, and another one is nobody’s business', async () => {
  const free = join(parent, 'free')
  const owner = ownDirectory(free)

  expect(() => ownDirectory(free)).toThrow(DirectoryTaken)
  ownDirectory(join(parent, 'other')).release()
  owner.release()
  ownDirectory(free).release()
})

test.each([
  ['empty', ''],
  ['torn', '0123456789abcdef'],
  ['full of zeros', '\0'.repeat(65)],
  ['of another cluster', `${'0'.repeat(64)}\n`],
  ['gone', undefined],
])(
  'a password file that is %s is made anew by the owner of the cluster, and the data stays',
  { timeout: 120_000 },
  async (_what, left) => {
    const place = join(parent, `renewed-${randomUUID()}`)
    const file = join(place, 'password')
    const events: string[] = []
    {
      await using before = await startPostgres({ directory: place })
      await ask(before.url, 'create table kept as select 7 as number')
    }
    await (left === undefined ? rm(file) : writeFile(file, left))

    await using after = await startPostgres({ directory: place, onEvent: (event) => events.push(event) })

    expect(events).toContain('password-renewed')
    expect(await ask(after.url, 'select number from kept')).toEqual([{ number: 7 }])
    expect(after.url).toContain((await readFile(file, 'utf8')).trim())
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  },
)

test('library links that npm was not allowed to make are made', async () => {
  const root = join(parent, 'package')
  await mkdir(join(root, 'native/lib'), { recursive: true })
  const source = 'native/lib/libx.so.1.2'
  await writeFile(join(root, source), '')
  const links = ['native/lib/libx.so', 'native/lib/libx.so.1'].map((target) => ({ source, target }))
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))

  await linkLibraries(root)
  await linkLibraries(root)

  expect(await readlink(join(root, 'native/lib/libx.so'))).toBe('libx.so.1.2')
  expect(await readlink(join(root, 'native/lib/libx.so.1'))).toBe('libx.so.1.2')
})
