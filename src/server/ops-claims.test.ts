import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fetchHead, findClaim } from '#claims/find-claim.ts'
import { sampleAccount } from '#claims/test-lists.ts'
import { readEnv } from '#core/env.server.ts'
import { runOps } from './ops.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'intaglio-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function ops(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runOps(args, {
    env: () => readEnv({ DATA_DIR: folder }),
    out: (text) => (out += text),
    err: (text) => (err += text),
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
  expect(err).toContain('Line 2: This is no address')
  expect(err).toContain('Line 3: An amount is more than nothing')
  expect((await ops('claims', 'build', join(folder, 'none.csv'), folder)).err).toContain('cannot be read')
  expect((await build('--decimals', '99')).code).toBe(2)
})
