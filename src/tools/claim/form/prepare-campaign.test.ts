import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timeWords } from '#core/time/time-words.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { readListUrl } from '#tools/claim-list/fetch-list.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { sampleEntries } from '#tools/claim-list/test-lists.ts'
import { windowOf } from './prepare-campaign.ts'
import { tarOf } from './tar-file.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

test.each([
  [{ start: '', end: '', forever: false }, /at which claims close/],
  [{ start: 'soon', end: inDays(9), forever: false }, /from which claims are open/],
  [{ start: '', end: inDays(-1), forever: false }, /in the past/],
  [{ start: inDays(9), end: inDays(8), forever: false }, /after they close/],
  [{ start: '', end: inDays(40_000), forever: false }, /ninety-nine years/],
])('times that do not fit are named', (given, words) => {
  expect(windowOf(given)).toMatch(words)
})

test('an empty start means now, and a permanent campaign needs no end', () => {
  expect(windowOf({ start: '', end: '', forever: true })).toEqual({ start: 0, deadline: 2 ** 40 - 1 })
  expect(windowOf({ start: inDays(1), end: inDays(2), forever: false })).toMatchObject({
    start: expect.any(Number) as number,
  })
})

test('the address of a list is a folder and a hash, by https or on this machine, and nothing else', () => {
  const hash = `0x${'ab'.repeat(32)}`

  expect(readListUrl(`https://lists.example/a/list.json#${hash}`)).toEqual({
    folder: 'https://lists.example/a/',
    hash,
  })
  expect(readListUrl('http://localhost:3000/claims/lists/x/list.json')?.hash).toBeUndefined()
  for (const bad of [
    '',
    'ipfs://bafy',
    'http://lists.example/list.json',
    'https://lists.example/other.json',
    'https://lists.example/list.json?x=1',
    'javascript:alert(1)//list.json',
  ])
    expect(readListUrl(bad)).toBeUndefined()
})

test('the archive of a list unpacks to its files', async () => {
  const list = buildList(sampleEntries(300))
  const folder = mkdtempSync(join(tmpdir(), 'intaglio-tar-'))
  try {
    writeFileSync(join(folder, 'claims.tar'), await tarOf('claims', filesOf(list)).bytes())
    execFileSync('tar', ['-xf', 'claims.tar'], { cwd: folder })
    for (const { name, bytes } of filesOf(list))
      expect(new Uint8Array(readFileSync(join(folder, 'claims', name)))).toEqual(new Uint8Array(bytes))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a moment reads the same everywhere', () => {
  expect(timeWords(1_900_000_000)).toBe('17 March 2030, 17:46 UTC')
  expect(timeWords(1e20)).toBe('a time that no calendar has')
})
