import { expect, test } from 'vitest'
import { gcd } from './integer.ts'
import { weave } from './weave.ts'

test.each([3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30])(
  'the weave of %i lobes keeps its rules',
  (lobes) => {
    for (const middle of [150, 300, 450, 700, 800])
      for (const pitch of [112, 405, 882, 1696, 4250]) {
        const { copies, periods } = weave(lobes, { middle, pitch })
        expect(lobes % copies, 'copies divide the lobes').toBe(0)
        expect(gcd(periods, lobes), 'periods and lobes share no factor').toBe(1)
        expect(periods * 100).toBeGreaterThanOrEqual(lobes * 115)
      }
  },
)

test('the home rosette is woven as its table says', () => {
  expect(weave(12, { middle: 473, pitch: 540 })).toEqual({ copies: 12, periods: 23 })
  expect(weave(24, { middle: 317, pitch: 112 })).toEqual({ copies: 24, periods: 37 })
})
