import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { fetchHead, findClaim } from '#tools/claim-list/find-claim.ts'
import { sampleAccount, sampleEntries } from '#tools/claim-list/test-lists.ts'
import { keepList, sayWhyGone } from '#tools/claim/store/kept-lists.server.ts'
import { usualRoom } from '#tools/claim/store/list-room.server.ts'
import { runOps } from './ops.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'intaglio-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ops = (...args: string[]) => run(args, { DATA_DIR: folder })
const opsThere = (line: string, answer?: string) => run(line.split(' '), { DATABASE_URL: site.url }, answer)

/** `answer` is what the operator types. */
async function run(args: string[], variables: Record<string, string>, answer?: string) {
  let [out, err] = ['', '']
  const code = await runOps(args, {
    env: () => readEnv(variables),
    out: (text) => (out += text),
    err: (text) => (err += text),
    ask: answer === undefined ? undefined : async () => answer,
  })
  return { code, out, err }
}

const csv = join(folder, 'list.csv')
const build = (...options: string[]) => ops('claims', 'build', csv, join(folder, 'list'), ...options)

const fetchFile = async (name: string) => new Uint8Array(readFileSync(join(folder, 'list', name)))

test('a CSV becomes files for any static host, from which every account finds its entry', async () => {
  writeFileSync(csv, Array.from({ length: 400 }, (_, row) => `${sampleAccount(row)},${row + 1}.5\r\n`).join(''))
  const { code, out } = await build('--decimals', '1', '--json')
  const { root, entries, total, hash } = JSON.parse(out) as {
    root: `0x${string}`
    entries: number
    total: string
    hash: `0x${string}`
  }
  const head = await fetchHead(fetchFile, { root, hash })

  expect([code, entries, total]).toEqual([0, 400, '804000'])
  expect((await findClaim(fetchFile, head, sampleAccount(9)))?.amount).toBe(105n)
})

test('bad lines are named and nothing is written', async () => {
  writeFileSync(csv, `${sampleAccount(1)},1\n0x12,1\n${sampleAccount(2)},0\n`)
  const { code, err } = await build()

  expect(code).toBe(1)
  expect(err).toContain('Nothing was written: 2 lines')
  expect(err).toContain('Line 2: This is not an address')
  expect(err).toContain('Line 3: The amount must be greater than zero')
  expect((await ops('claims', 'build', join(folder, 'none.csv'), folder)).err).toContain('cannot be read')
  expect((await build('--decimals', '99')).code).toBe(2)
})

const site = await testDatabase()
afterAll(() => site.pool.end())

test('claims list shows each list with the day it goes, and claims remove shows it, asks, and says so at its address', async () => {
  const list = buildList(sampleEntries(3))
  const publisher = { uploader: 'a', network: 'b' }
  const kept = { head: list.head, body: Buffer.from(list.body) }
  const id = await keepList(site.db, kept, { publisher, room: usualRoom })

  const listed = await opsThere('claims list')
  const [json] = JSON.parse((await opsThere('claims list --unfunded --json')).out) as [
    { id: string; funded: null; goes: string },
  ]
  expect(listed.out).toMatch(
    new RegExp(`^\\d{4}-\\S+ \\S+ +3 +${list.body.length} +- +\\d{4}-\\S+ \\S+ +${id} +0x`, 'm'),
  )
  expect(json).toMatchObject({ id, entries: 3, funded: null })
  expect(Date.parse(json.goes) - Date.now()).toBeGreaterThan(13 * 86_400_000)

  const refused = await opsThere(`claims remove ${id}`, 'no')
  expect(refused).toMatchObject({ code: 1, err: 'Nothing was removed.\n' })
  expect(refused.out).toContain('No campaign is known to pay for it.')
  expect((await opsThere(`claims remove ${id}`)).err).toContain('say --yes')

  expect(JSON.parse((await opsThere(`claims remove ${id} --yes --json`)).out)).toEqual({ removed: id })
  await expect(sayWhyGone(site.db, id)).rejects.toMatchObject({ code: 'claims.removed', status: 410 })
  await expect(keepList(site.db, kept, { publisher, room: usualRoom })).rejects.toMatchObject({
    code: 'claims.removed',
  })
  expect((await opsThere(`claims remove ${id} --yes`)).err).toBe(`There is no list ${id}.\n`)
})
