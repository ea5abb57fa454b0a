import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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

test('every test that a page of docs/contracts names is there', () => {
  const named = [...pages.matchAll(/`((?:test|invariant)_\w+?)(?:_?…)?`/g)].map(([, name]) => name!)
  const missing = named.filter((name) => !names.some((known) => known.startsWith(name)))

  expect(named.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
