import { expect, test } from 'vitest'
import { curveWords, type QuotedPool } from './curve-words.ts'
import { priceText } from './pool-words.ts'

const [token, ether] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const
const pool = (ranges: [number, number][], quote: 0 | 1): QuotedPool => ({
  version: 3,
  pool: token,
  manager: token,
  tokens: [
    { address: token, symbol: quote === 1 ? 'TOK' : 'WETH', decimals: 18 },
    { address: ether, symbol: quote === 1 ? 'WETH' : 'TOK', decimals: 18 },
  ],
  fee: 10_000,
  tickSpacing: 200,
  hook: undefined,
  root: 2n ** 96n,
  quote,
  parts: ranges.map(([tickLower, tickUpper], at) => ({
    id: BigInt(at),
    tickLower,
    tickUpper,
    liquidity: 1n,
    unlock: 2_000,
  })),
  failed: 0,
  complete: true,
  statement: undefined,
  whole: undefined,
  block: { number: 1, time: 1_000 },
})

test.each([
  [[[-887_200, 887_200]], 1, /1 locked position, full range\.$/],
  [[[200, 887_200]], 1, /It lies above 1\.0202\.$/],
  [[[-887_200, -200]], 0, /It lies above 1\.0202\.$/],
  [[[-887_200, -200]], 1, /It lies below 0\.9802\.$/],
  [[[-200, 200]], 0, /It lies between 0\.9802 and 1\.0202\.$/],
  [
    [
      [200, 400],
      [-887_200, 887_200],
    ],
    1,
    /2 locked positions, 1 of them full range\. What is not lies between 1\.0202 and 1\.04081\.$/,
  ],
  [
    [
      [-887_200, -200],
      [200, 887_200],
    ],
    1,
    /They lie on both sides of the price\.$/,
  ],
] as [[number, number][], 0 | 1, RegExp][])(
  'where %j lies, priced in token %i, is said by prices that can be read',
  (ranges, quote, words) => {
    expect(curveWords(pool(ranges, quote))).toMatch(words)
  },
)

test('a price is written with six digits, and with a power of ten where the zeros would be counted', () => {
  expect([0, Infinity, 0.00001, 1_234.5678, 3.384921e38, 2.5e-20].map(priceText)).toEqual([
    'any price',
    'any price',
    '0.00001',
    '1,234.57',
    '3.38492 × 10³⁸',
    '2.5 × 10⁻²⁰',
  ])
})
