import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { levels } from '#content/attacks.ts'
import { compiledLevels, levelFile, levelText } from './compile-level.ts'

test('each level has its words and its contracts', () => {
  expect(levels.map(({ id }) => id).toSorted()).toEqual(compiledLevels())
})

test.each(compiledLevels())('what is kept of %s is what the compiler makes of its contracts', (id) => {
  expect(readFileSync(levelFile(id), 'utf8')).toBe(levelText(id))
})
