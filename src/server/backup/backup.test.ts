import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { openJobs } from '#core/database/jobs.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { startLocalChain } from '#server/local-chain/local-chain.server.ts'
import { runOps } from '#server/ops/ops.server.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { writeBackup } from './keep-backups.server.ts'
import { backupSections } from './make-backup.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const place = await mkdtemp(join(tmpdir(), 'intaglio-backup-'))
await chmod(place, 0o711)
afterAll(() => rm(place, { recursive: true }))

const key = 'a key of more than thirty-two characters'
const dataDir = join(place, 'data')
const folder = join(place, 'backups')

/** Runs one command line as `npm run ops -- …` would. */
async function ops(line: string, variables: Record<string, string | undefined> = {}) {
  let out = ''
  let err = ''
  const code = await runOps(line.split(' '), {
    env: () => readEnv({ DATA_DIR: dataDir, BACKUP_KEY: key, ...variables }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

const pair = `with s as (insert into submission (id, reference, form, payload_sha256, answers, status)
  values (gen_random_uuid(), 'IN-' || gen_random_uuid(), 'contact', md5(random()::text), jsonb_build_object('words', E'a\\tb\\n\\\\ "c" \u20ac'), 'accepted')
  returning id) insert into delivery (id, event, destination, status, submission)
  select gen_random_uuid(), 'x', 'operator', 'pending', id from s`

/** A product with rows, jobs, a secret and a chain, as a server keeps it. */
async function product() {
  const postgres = await startPostgres({ directory: join(dataDir, 'postgres') })
  await migrate(postgres.url)
  const jobs = await openJobs(postgres.url)
  await jobs.boss.send('delivery.dead', { delivery: 'one' })
  await jobs.boss.stop({ graceful: false })
  const chain = await startLocalChain({ directory: join(dataDir, 'chain') })
  await writeFile(join(dataDir, 'secret'), `${'s'.repeat(40)}\n`)
  const client = new Client(postgres.url)
  await client.connect()
  for (let row = 0; row < 20; row++) await client.query(pair)
  return { postgres, chain, client }
}

const rowsOf = async (client: Client, sql: string) => (await client.query(sql)).rows
const everything = `select form, answers::text, reference, status from submission order by reference`

test('a backup made during writes is one moment, is proved by the drill, and comes back with everything', async () => {
  const { postgres, chain, client } = await product()
  const ask = anvilRpc(Number(new URL(chain.url()!).port))
  await ask('anvil_mine', '0x3')

  // A row and the one that refers to it, in pairs: one moment has as many of the one as of the other.
  const stop = new AbortController()
  const writing = (async () => {
    const writer = new Client(postgres.url)
    await writer.connect()
    while (!stop.signal.aborted) {
      await writer.query(pair)
      await ask('anvil_mine', '0x1')
    }
    await writer.end()
  })()
  const made = await ops(`backup --to ${folder} --json`)
  stop.abort()
  await writing
  expect(made).toMatchObject({ code: 0, err: '' })
  const { path, rows } = JSON.parse(made.out) as { path: string; rows: number }
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toHaveLength(1)
  expect((await readFile(path)).includes('contact')).toBe(false)

  const drilled = await ops(`restore ${path} --drill --in ${place} --json`)
  expect(drilled).toMatchObject({ code: 0, err: '' })
  const { block } = JSON.parse(drilled.out) as { block: { number: number } }
  expect(JSON.parse(drilled.out)).toMatchObject({ good: true, rows })
  expect(block.number).toBeGreaterThanOrEqual(3)
  expect((await readdir(place)).filter((name) => name.startsWith('intaglio-drill-'))).toEqual([])

  // While the server runs, nothing takes its place.
  expect((await ops(`restore ${path} --yes`)).err).toMatch(/^Another Intaglio server is using/)
  const before = await rowsOf(client, everything)
  await client.end()
  await chain.stop()
  await postgres.stop()

  const back = await ops(`restore ${path} --yes --json`)
  expect(back).toMatchObject({ code: 0, err: '' })
  expect((JSON.parse(back.out) as { kept: string[] }).kept).toHaveLength(4)
  await using again = await startPostgres({ directory: join(dataDir, 'postgres') })
  const restored = new Client(again.url)
  await restored.connect()
  const after = await rowsOf(restored, everything)
  const [counts] = await rowsOf(
    restored,
    `select (select count(*)::integer from submission) as submissions, (select count(*)::integer from delivery) as deliveries,
      (select count(*)::integer from pgboss.job where name = 'delivery.dead') as jobs`,
  )
  expect(counts).toEqual({ submissions: after.length, deliveries: after.length, jobs: 1 })
  expect(after.length).toBeGreaterThanOrEqual(20)
  expect(before).toEqual(expect.arrayContaining(after))
  // What a sequence gives next is new.
  await restored.query(`insert into pgboss.job (name, data) select 'delivery.dead', '{}'`)
  await restored.end()
  await again.stop()
  await using chainAgain = await startLocalChain({ directory: join(dataDir, 'chain') })
  const ofChain = anvilRpc(Number(new URL(chainAgain.url()!).port))
  expect(Number(await ofChain('eth_blockNumber'))).toBeGreaterThanOrEqual(block.number)
})

test('a flipped byte, a cut end, another key and another file are refused in a sentence, and nothing is left', async () => {
  const [name] = await readdir(folder)
  const whole = await readFile(join(folder, name!))
  const bad = join(place, 'bad.backup')
  const drilled = async (bytes: Uint8Array, variables = {}) => {
    await writeFile(bad, bytes)
    const { code, err } = await ops(`restore ${bad} --drill --in ${place}`, variables)
    expect(code).toBe(1)
    return err
  }
  const flipped = Buffer.from(whole)
  flipped[flipped.length >> 1]! ^= 1

  expect(await drilled(flipped)).toMatch(/^The backup is damaged/)
  expect(await drilled(whole.subarray(0, whole.length - 5))).toMatch(/^The backup is cut off/)
  expect(await drilled(whole, { BACKUP_KEY: 'another key of more than thirty-two characters' })).toMatch(
    /^BACKUP_KEY is not/,
  )
  expect(await drilled(randomBytes(500))).toMatch(/is not a backup of this product/)
  expect((await ops(`restore ${join(place, 'none')} --drill`)).err).toMatch(/^There is no file/)
  expect((await ops(`restore ${bad} --drill`, { BACKUP_KEY: undefined })).err).toMatch(/^BACKUP_KEY is not set/)
  expect((await ops(`backup --to ${bad}`)).err).toMatch(/bad.backup/)
  expect((await ops('backup --pipe cat>/dev/full')).err).toMatch(/did not take the backup/)
  expect((await readdir(place)).toSorted()).toEqual(['backups', 'bad.backup', 'data'])
})

test('the drill finds a row that is missing, and a migration that this release does not have', async () => {
  const postgres = await startPostgres({ directory: join(dataDir, 'postgres') })
  const source = { url: postgres.url, dataDir, hasChain: false }
  /** A backup of a maker who lost the first row of a table, or who had one migration more. */
  async function* changed(what: 'row' | 'migration') {
    let table = ''
    for await (const section of backupSections(source)) {
      if (section.kind === 'table') table = section.of.name
      if (what === 'row' && section.kind === 'rows' && table === 'public.delivery')
        yield { ...section, bytes: section.bytes.subarray(section.bytes.indexOf(10) + 1) }
      else if (what === 'migration' && section.kind === 'head')
        yield { ...section, of: { ...section.of, migrations: [{ name: '9999-later.sql', sha256: '' }] } }
      else yield section
    }
  }
  const out = join(place, 'changed')
  await expect(writeBackup(out, { sections: changed('row'), key })).rejects.toThrow(
    /^The table public.delivery has \d+ rows, and \d+ were backed up/,
  )
  expect(await readdir(out)).toEqual([])
  const later = await writeBackup(out, { sections: changed('migration'), key })
  await postgres.stop()

  const { code, err } = await ops(`restore ${later.path} --drill --in ${place}`)
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringContaining('9999-later.sql, which this release does not have'),
  })
})

test('retention keeps the newest, and one of each day and week, and never deletes the last', async () => {
  const out = join(place, 'kept')
  expect((await ops(`backup --to ${out} --plain`)).out).toMatch(/It is not encrypted/)
  const [newest] = await readdir(out)
  // Thursday and Friday of one week, Sunday of the week before, and two of one day.
  const old = ['20260205T030000', '20260205T020000', '20260206T030000', '20260201T030000', '20250101T030000']
  for (const stamp of old) await writeFile(join(out, `intaglio-${stamp}Z.backup`), '')
  await writeFile(join(out, 'notes.txt'), 'mine')

  await ops(`backup --to ${out} --daily 3 --weekly 3`)
  const stay = (await readdir(out)).filter((name) => name < 'intaglio-20260207')
  expect(stay).toEqual([
    'intaglio-20260201T030000Z.backup',
    'intaglio-20260205T030000Z.backup',
    'intaglio-20260206T030000Z.backup',
  ])
  const failed = await ops(`backup --to ${out} --keep 1`, { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect(failed.code).toBe(1)
  expect(await readdir(out)).toContain('intaglio-20260206T030000Z.backup')
  await ops(`backup --to ${out} --keep 1`)
  expect(await readdir(out)).toHaveLength(2)
  expect(await readdir(out)).not.toContain(newest)
  expect(await readdir(out)).toContain('notes.txt')
})
