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

test.for([
  [0, '1 January 1970, 00:00 UTC'],
  [1_804_255_259, '5 March 2027, 14:00 UTC'],
  // The last moment of a uint40, in which contracts keep times.
  [2 ** 40 - 1, '20 February 36812, 00:36 UTC'],
] as const)('%d seconds are the moment %s', ([seconds, words]) => {
  expect(timeWords(seconds)).toBe(words)
  const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const intl = new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(seconds * 1000)
  expect(`${intl.replace(' at ', ', ')} UTC`).toBe(words)
})

test('a time of this device says its zone, and one that no calendar has says so', () => {
  expect(localTimeWords(1_804_255_200)).toMatch(/^\d+ March 2027, \d\d:\d\d \S+$/)
  expect(localTimeWords(2 ** 60)).toBe(timeWords(2 ** 60))
})
