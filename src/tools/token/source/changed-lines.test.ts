import { expect, test } from 'vitest'
import { defaultOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { changedLines } from './changed-lines.ts'

const marked = (before: string, after: string) => {
  const { lines, gone } = changedLines(before, after)
  return [lines.filter(({ isNew }) => isNew).map(({ text }) => text), gone]
}

test('what is the same is not marked', () => {
  expect(marked('a\nb\nc', 'a\nb\nc')).toEqual([[], 0])
})

test('lines that come, go and change are told apart', () => {
  expect(marked('a\nb\nc', 'a\nx\nb\nc')).toEqual([['x'], 0])
  expect(marked('a\nb\nc', 'a\nc')).toEqual([[], 1])
  expect(marked('a\nb\nc', 'a\nB\nc\nd')).toEqual([['B', 'd'], 1])
})

test('the lines of a text always come in their order, whichever source came before', () => {
  const source = emitToken({ ...defaultOptions.erc20, burnable: true }).source
  const { lines } = changedLines(emitToken(defaultOptions.erc721).source, source)
  expect(lines.map(({ text }) => text).join('\n')).toBe(source)
})
