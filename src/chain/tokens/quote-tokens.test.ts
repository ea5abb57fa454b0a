import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chains, ethereum } from '#chain/catalogue.ts'
import { coinAddress, quoteSide, quoteTokensOf } from './quote-tokens.ts'

const other = '0x000000000000000000000000000000000000dEaD'
const [usdc, usdt, , weth] = quoteTokensOf(ethereum.id)

test('every chain with Uniswap has quote tokens, each once and with its checksum', () => {
  for (const { id, uniswap } of chains) {
    const listed = quoteTokensOf(id)
    expect(listed.map((token) => getAddress(token))).toEqual(listed)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.length > 1 || !uniswap).toBe(true)
  }
})

test('a pool is priced in the steadier of its tokens, and in none where neither is known', () => {
  expect(quoteSide(ethereum.id, [other, weth!])).toBe(1)
  expect(quoteSide(ethereum.id, [coinAddress, other])).toBe(0)
  expect(quoteSide(ethereum.id, [usdc!, weth!])).toBe(0)
  expect(quoteSide(ethereum.id, [weth!.toLowerCase() as never, usdt!])).toBe(1)
  expect(quoteSide(ethereum.id, [other, usdc!.replace('A', 'B') as never])).toBeUndefined()
})
