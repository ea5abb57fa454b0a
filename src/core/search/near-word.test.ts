import { expect, test } from 'vitest'
import { slipsAllowed, slipsBetween } from './near-word.ts'

test.each([
  ['liquidity', 'liquidity', 0],
  ['liqidity', 'liquidity', 1],
  ['liquidiity', 'liquidity', 1],
  ['liquibity', 'liquidity', 1],
  ['audti', 'audit', 1],
  ['reentrncay', 'reentrancy', 2],
  ['lock', 'audit', undefined],
  ['lock', 'locksmith', undefined],
])('%s and %s lie %s slips apart', (one, other, slips) => expect(slipsBetween(one, other, 2)).toBe(slips))

test('a short word is taken as it is written', () => {
  expect(['nft', 'lock', 'reentrancy'].map(slipsAllowed)).toEqual([0, 1, 2])
})
