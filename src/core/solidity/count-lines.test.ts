import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'

const sample = (name: string) => readFileSync(`src/core/solidity-samples/${name}`, 'utf8')

/**
 * Counted by hand, lines and lines of interfaces. `vault.sol`, line by line: 2 pragma (1), 4 import (2), 5–8 an import over four
 * lines (3), 10–13 comment, 14 contract (4), 15 asset, its comment does not matter (5), 16 mapping (6), 18–21 an event over four
 * lines (7), 23 error (8), 25 constructor (9), 26 its statement (10), 27 closing brace (11), 29 comment, 30–35 a signature over six
 * lines with its brace (12), 36 if and revert on one line (13), 37 (14), 38–42 a call over five lines (15), 43 emit (16), 44 return
 * (17), 45 closing brace (18), 46 closing brace (19).
 */
const byHand: Record<string, [lines: number, interfaceLines: number]> = {
  'vault.sol': [19, 0],
  'interfaces.sol': [0, 8],
  'mixed.sol': [15, 3],
  'assembly.sol': [23, 0],
  'calls.sol': [12, 0],
  'shapes.sol': [15, 0],
  'broken-comment.sol': [2, 0],
  'broken-string.sol': [3, 0],
  'broken-brackets.sol': [9, 0],
}

test.each(Object.entries(byHand))('%s is counted as it is by hand', (name, [lines, interfaceLines]) => {
  expect(countLines(sample(name))).toMatchObject({ lines, interfaceLines })
})

test('every sample was counted by hand', () => {
  expect(readdirSync('src/core/solidity-samples').toSorted()).toEqual(Object.keys(byHand).toSorted())
})

test.each([
  ['\r\n', 'Windows'],
  ['\r', 'an old Macintosh'],
])('the line ends %j of %s change nothing', (end) => {
  for (const name of Object.keys(byHand))
    expect(countLines(sample(name).replaceAll('\n', end))).toEqual(countLines(sample(name).replaceAll('\n', '\n')))
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t\n'],
  ['a comment alone', '// contract A {}\n/* contract B {} */'],
  ['a sentence', 'This is a contract between two parties; the function (see below) is an error.'],
  ['a page of HTML', '<!doctype html><html><body><p>contract</p></body></html>'],
  ['JSON', '{"contract": {"abi": []}}'],
  ['bytes', '\u0000\u0001\uFFFD{{{(((["'],
])('%s is no Solidity', (_what, text) => {
  expect(countLines(text)).toBeUndefined()
})

test.each([
  ['a function alone', 'function add(uint a, uint b) public pure returns (uint) {\n  return a + b;\n}', 3],
  ['a struct alone', 'struct A {\n  uint a;\n}', 3],
  ['a pragma alone', 'pragma solidity ^0.8.0;', 1],
  ['an import alone', 'import * as A from "./a.sol";', 1],
  ['a contract without its closing brace', 'contract A {\n  uint a;', 2],
  ['a contract with a storage layout', 'contract A layout at 0x10 is B {\n  uint a;\n}', 3],
])('%s is Solidity', (_what, text, lines) => {
  expect(countLines(text)?.lines).toBe(lines)
})

test('no piece of a source, wherever it is cut, makes it throw', () => {
  for (const name of Object.keys(byHand)) {
    const text = sample(name)
    for (let cut = 0; cut < text.length; cut += 3)
      expect(() => [countLines(text.slice(0, cut)), countLines(text.slice(cut))]).not.toThrow()
  }
})

test('what is inside strings and comments is neither counted nor noticed', () => {
  const counted = countLines(`contract A {
    string constant a = "x.call(1); assembly { }"; // y.delegatecall(z)
    string constant b = unicode'unchecked { }'; /* payable(x).transfer(1) */
}`)

  expect(counted).toMatchObject({ lines: 4, noticed: { externalCalls: 0, assemblyBlocks: 0, uncheckedBlocks: 0 } })
})

test('a comment ends where the compiler ends it, not where an editor shows it', () => {
  expect(countLines('contract A {\n// harmless\u2028uint hidden;\n}')?.lines).toBe(3)
})
