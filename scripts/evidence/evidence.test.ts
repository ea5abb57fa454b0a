import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evidenceClaims, type EvidenceId } from '#content/evidence.ts'
import { evidenceChecks } from '#content/pages/evidence.ts'
import { readFigures } from '../code/figures.ts'
import { hashOfOutput } from './row-source.ts'
import { measure, readEvidence, rowSources } from './write-evidence.ts'

const { rows } = readEvidence()!
const ids = Object.keys(evidenceClaims) as EvidenceId[]

test('every claim has a source and a row, each once', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(rowSources))
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test.each(ids)('%s says what its run or its record says now: if not, run npm run evidence', async (id) => {
  const { commit: _commit, date: _date, lastFailed: _failed, ...said } = rows.find((row) => row.id === id)!

  expect(said).toEqual(await measure(id))
})

test('a row without a record has no figure, and every other one has its day, its commit and its hash', () => {
  const wrong = rows.filter(({ value, from, date, commit, sha256 }) =>
    [value, date, commit, sha256].some((each) => (each === null) !== (from === 'nothing')),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a row that misses a goal says when it failed last, and bad figures are there', () => {
  const missing = rows.filter(({ missed }) => missed.length > 0)

  expect(missing.map(({ id }) => id)).toContain('assistant')
  expect(missing.filter(({ lastFailed }) => lastFailed === null)).toEqual([])
})

test('rows that cost less than a second are measured each time', () => {
  expect(rows.filter(({ cheap }) => cheap).map(({ id }) => id)).toEqual([
    'gas-operations',
    'merkle-proofs',
    'dependencies',
    'licences',
    'security',
  ])
})

test('every check that a row names is on the page', () => {
  const named = rows.flatMap(({ check }) => check ?? [])
  expect(named.filter((id) => !(id in evidenceChecks))).toEqual([])
})

test('every figure of the build has a row, and every page that shows one links to it', () => {
  expect(Object.keys(readFigures()).filter((name) => !rows.some(({ id }) => id === name))).toEqual([])
  const users = globSync('{src,content}/**/*.{ts,tsx}').filter((file) =>
    /from '#app\/figures\.ts'/.test(readFileSync(file, 'utf8')),
  )
  expect(users).not.toEqual([])
  expect(users.flatMap(unlinked)).toEqual([])
})

/** The figures that a file takes without a link to their rows. */
function unlinked(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const taken = [...text.matchAll(/const \{([^}]*)\} = figures\b/g)].flatMap(([, names]) => names!.split(','))
  const named = [...text.matchAll(/\bfigures\.(\w+)/g)].map(([, name]) => name!)
  const names = [...taken, ...named].map((name) => name.trim()).filter((name) => name !== '' && name !== 'ts')
  return names.filter((name) => !text.includes(`/evidence#${name}`)).map((name) => `${file}: ${name}`)
}

test('the hash of an output is the same whatever ends its lines', () => {
  expect(hashOfOutput('one \r\ntwo\n\n')).toBe(hashOfOutput('one\ntwo'))
  expect(hashOfOutput('one\ntwo')).not.toBe(hashOfOutput('one\nthree'))
})
