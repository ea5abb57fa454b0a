import { expect, test } from 'vitest'
import { lineWords } from './line-words.ts'

test('a long line is told with its length, and with its time where that is known', () => {
  expect(lineWords({ ahead: 1_204 })).toBe(
    'You are in line: 1,204 pieces are engraved before yours. You need not do anything.',
  )
  expect(lineWords({ ahead: 1_204, seconds: 31 })).toContain('That takes about 40 seconds.')
  expect(lineWords({ ahead: 20, seconds: 1 })).toContain('about 10 seconds')
  expect(lineWords({ ahead: 9_000, seconds: 91 })).toContain('about 2 minutes')
})

test('of a short one nothing is said, nor of one that is not known', () => {
  expect(lineWords()).toBeUndefined()
  expect(lineWords({})).toBeUndefined()
  expect(lineWords({ ahead: 19, seconds: 2 })).toBeUndefined()
})
