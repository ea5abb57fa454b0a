import { expect, test } from 'vitest'
import { openBreaker } from './breaker.server.ts'

test('after five failures in a row others wait half a minute, and then one tries for all', () => {
  let now = 0
  const breaker = openBreaker({ now: () => now })
  const fail = () => breaker.begin().failed()
  for (let at = 0; at < 4; at++) fail()
  breaker.begin().succeeded()
  for (let at = 0; at < 4; at++) fail()
  expect(breaker.state()).toBe('closed')
  fail()
  expect(breaker.state()).toBe('open')
  expect(() => breaker.begin()).toThrow(/30 seconds/)
  now = 29_500
  expect(() => breaker.begin()).toThrow(/1 seconds/)
  now = 30_000
  const trial = breaker.begin()
  expect(() => breaker.begin()).toThrow(/is not available/)
  trial.left()
  breaker.begin().failed()
  expect(() => breaker.begin()).toThrow(/30 seconds/)
  now = 60_000
  breaker.begin().succeeded()
  expect(breaker.state()).toBe('closed')
  breaker.begin().succeeded()
})
