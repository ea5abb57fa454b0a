import { expect, test } from 'vitest'
import { readScope, scopeLength, writeScope, type ScopeFile } from './scope-lines.ts'

const file = (n: number, path = `src/Vault${n}.sol`): ScopeFile => ({
  sha256: n.toString(16).padStart(64, '0'),
  lines: n,
  path,
})

test('what is written is read again, blanks and accents in a path included', () => {
  const files = [file(1), file(2, 'src/my contract.sol'), file(3, 'src/Größe.sol')]

  expect(readScope(writeScope(files))).toEqual({ files, more: undefined })
})

test('a list that is too long is cut at a line, and says how many are missing', () => {
  const files = Array.from({ length: 500 }, (_, n) => file(n + 1))
  const text = writeScope(files)
  const scope = readScope(text)!

  expect(text.length).toBeLessThanOrEqual(scopeLength)
  expect(scope.files).toEqual(files.slice(0, scope.files.length))
  expect(scope.more).toBe(`and ${500 - scope.files.length} more`)
})

test.each([
  ['', 0],
  ['\n\n', 0],
  [`  ${'a'.repeat(64)}   12   src/a.sol  \r\n`, 1],
])('%j names %i files', (text, count) => {
  expect(readScope(text)?.files).toHaveLength(count)
})

test.each([
  'src/a.sol',
  `${'a'.repeat(63)} 12 a.sol`,
  `${'A'.repeat(64)} 12 a.sol`,
  `${'a'.repeat(64)} many a.sol`,
  `${'a'.repeat(64)} 12`,
  'and more',
  'and 1 more\nand 2 more',
])('%j is no list of ours', (text) => {
  expect(readScope(text)).toBeUndefined()
})
