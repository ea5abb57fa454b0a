import { expect, test } from 'vitest'
import { agoWords, localTimeWords, timeWords } from './time-words.ts'

test.each([
  [-5, 'a moment ago'],
  [0, 'a moment ago'],
  [59, '59 seconds ago'],
  [3_700, '1 hour ago'],
  [3 * 86_400 + 7_200, '3 days ago'],
  [400 * 86_400, '1 year ago'],
])('%d seconds are %s', (seconds, words) => expect(agoWords(seconds)).toBe(words))

test('a time of this device says its zone, and one that no calendar has says so', () => {
  expect(localTimeWords(1_804_255_200)).toMatch(/^\d+ March 2027, \d\d:\d\d \S+$/)
  expect(localTimeWords(2 ** 60)).toBe(timeWords(2 ** 60))
})
