import { expect, test } from 'vitest'
import { isSwipe } from './swipe.ts'

test.each([
  ['a slow push of 45 px', 45, 2000, true],
  ['a slow push of 44 px', 44, 2000, false],
  ['the same to the left', -45, 2000, true],
  ['a quick flick of 20 px', 20, 100, true],
  ['a tremble of the hand', 4, 10, false],
])('%s', (_, distance, time, away) => expect(isSwipe({ distance, time })).toBe(away))
