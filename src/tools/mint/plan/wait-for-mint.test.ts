import { expect, test } from 'vitest'
import { pauseBefore } from './wait-for-mint.ts'

test('without a line it is asked often at first, and every four seconds in the end', () => {
  expect([0, 1, 2, 3, 4, 9].map((tries) => pauseBefore({}, tries))).toEqual([700, 1_000, 1_500, 2_500, 4_000, 4_000])
  expect(pauseBefore({ ahead: 3, seconds: 1 }, 0)).toBe(700)
})

test('in a line it is asked after half of the time that is said, or as soon as the line may be through', () => {
  expect(pauseBefore({ ahead: 1_000, seconds: 12 }, 4)).toBe(6_000)
  expect(pauseBefore({ ahead: 500, seconds: 60 }, 4)).toBe(5_000)
})

test('half a minute is the longest, and a line whose pace is not known is asked about as any other', () => {
  expect(pauseBefore({ ahead: 9_000, seconds: 200 }, 4)).toBe(30_000)
  expect(pauseBefore({ ahead: 9_000 }, 4)).toBe(4_000)
})
