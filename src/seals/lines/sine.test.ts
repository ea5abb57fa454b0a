import { expect, test } from 'vitest'
import { cosine, ONE, quarter, sine, TURN } from './sine.ts'

test('the table is the rounded sine of every 128th of half a turn', () => {
  expect(quarter).toEqual(Array.from({ length: 66 }, (_, k) => Math.round(32768 * Math.sin((k * Math.PI) / 128))))
})

test('between the entries the sine is off by at most 4 of 32768, in every direction', () => {
  let worst = 0
  for (let angle = -TURN; angle < TURN; angle++)
    worst = Math.max(worst, Math.abs(sine(angle) - ONE * Math.sin((angle * 2 * Math.PI) / TURN)))
  expect(worst).toBeLessThan(4)
})

test('the sine is an integer, and the cosine is the sine a quarter turn later', () => {
  for (let angle = -TURN; angle <= TURN; angle += 7) {
    expect(Number.isInteger(sine(angle))).toBe(true)
    expect(cosine(angle)).toBe(sine(angle + TURN / 4))
  }
})
