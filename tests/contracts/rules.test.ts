import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleMutants, ruleRow, type RuleMutant } from '../mutants/rule-mutants.ts'

const root = join(import.meta.dirname, '../..')

/** What incidents elsewhere taught (T) and what always holds (I), each with the number that tests and documents call it by. */
const rules = [
  ...Array.from({ length: 20 }, (_, index) => `T${index + 1}`),
  'T14b',
  ...Array.from({ length: 14 }, (_, index) => `I${index + 1}`),
]

const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

/** The names of all tests of the contracts, in Solidity and in TypeScript. */
const names = [
  ...[...read('contracts/**/*.t.sol'), ...read('tests/uniswap-v4/*.t.sol')].flatMap((text) => [
    ...text.matchAll(/function ((?:test|invariant)_\w+)/g),
  ]),
  ...[
    ...read('contracts/**/*.test.ts'),
    ...read('tests/contracts/*.test.ts'),
    ...read('src/{core,chain,tools}/**/*.test.{ts,tsx}'),
  ].flatMap((text) => [...text.matchAll(/\b(?:test|it)(?:\.each\([^`]*?\))?\(\s*(['`][^'`\n]+)/g)]),
].map(([, name]) => name!)

const pages = read('docs/contracts/*.md').join('\n')

const namedIn = (text: string, rule: string) =>
  new RegExp(`(?<![A-Za-z0-9])${rule}(?![A-Za-z0-9])`).test(text.replaceAll('_', ' '))

test.each(rules)('%s is in the name of a test', (rule) => {
  expect(names.filter((name) => namedIn(name, rule))).not.toEqual([])
})

test.each(rules)('%s is in a threat table or a promise of docs/contracts', (rule) => {
  expect(namedIn(pages, rule)).toBe(true)
})

test('each rule has a mutant, and none has one that is no rule', () => {
  expect([...new Set(ruleMutants.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted())
})

/** Whether a suite has a test of this name; what a table fills in (`%s`, `$kind`) may be anything. */
function hasTest({ suite, test: said }: RuleMutant): boolean {
  const texts = read(suite.endsWith('.ts') ? suite : `contracts/${suite}`)
  if (!suite.endsWith('.ts')) return texts.some((text) => text.includes(`function ${said}(`))
  const titles = texts.flatMap((text) => [...text.matchAll(/'(T\d[^'\n]*)',/g)].map(([, title]) => title!))
  return titles.some((title) => new RegExp(`^${title.replaceAll(/%s|\$\w+/g, '.+')}$`).test(said))
}

test.each(ruleMutants)('$rule names one place of its file and a test of its suite', (mutant) => {
  expect(readFileSync(join(root, mutant.file), 'utf8').split(mutant.from)).toHaveLength(2)
  expect(mutant.to).not.toBe(mutant.from)
  expect(hasTest(mutant)).toBe(true)
})

test('the page of proof has the row of every rule', () => {
  const proof = readFileSync(join(root, 'docs/contracts/proof.md'), 'utf8').split('\n')

  expect(ruleMutants.map(ruleRow).filter((row) => !proof.includes(row))).toEqual([])
})

test('every test that a page of docs/contracts names is there', () => {
  const named = [...pages.matchAll(/`((?:test|invariant)_\w+?)(?:_?…)?`/g)].map(([, name]) => name!)
  const missing = named.filter((name) => !names.some((known) => known.startsWith(name)))

  expect(named.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
