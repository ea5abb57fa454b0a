import { expect, test } from 'vitest'
import { findFigures } from './find-figures.ts'
import { literalsOf, wordFiles, wordLiterals } from './word-sources.ts'

test('no figure is typed into a sentence: it is computed, or configured and put in by an expression', () => {
  expect(wordFiles().length).toBeGreaterThan(20)
  // The amounts of a scene are those of its contracts, and an incident names its source; a finding names lines of code.
  const faults = findFigures(wordLiterals()).filter((fault) => !/^content\/(?:attacks|findings)\.ts:/.test(fault))
  expect(faults).toEqual([])
})

const find = (source: string) => findFigures(literalsOf('words.ts', source))

test.each([
  ["export const a = { lead: 'We found 37 faults.' }", 'words.ts:1 says 37'],
  ["export const a = [\n  'Ready in 3 days']", 'words.ts:2 says 3 '],
  ['export const a = `Costs ${price} for 200 lines`', 'says 200'],
  ["export const a = { faq: [['How long?', 'About 5–9 days.']] } as const satisfies Faq", 'says 5–9'],
  ["const f = (x: number): string => '99.9 % of the time'", 'says 99.9'],
])('%s is found, with its line', (source, problem) => expect(find(source).join()).toContain(problem))

test.each([
  "import { a } from './page-2.ts'",
  "export const a = 'ERC-20, ERC20, EIP-712, RFC 9116, CWE-841, WCAG 2.2, UTF-8, SHA-256, Uniswap V3 and Web3'",
  "export const a = 'Since 2026-11-20, at 0x5FbDB2…0aa3, in #2A45BB, answered with status 404'",
  'export const a = `${days} days, ${price} in all`',
  "export const a = { href: '/erc20-token-development#step-2', 'key-9': 'three weeks' }",
  "export const a = { sample: { text: 'F-03 High, 10 ether' } }",
  "export type A = 'x1' | 'x2'",
  "export const a = { phones: ['+1 202 555 0143'] }",
])('%s is left alone', (source) => expect(find(source)).toEqual([]))
