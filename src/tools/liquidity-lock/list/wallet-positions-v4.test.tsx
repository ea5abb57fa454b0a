import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Position } from '#chain/positions/read-positions.ts'
import { WalletPositionsV4 } from './wallet-positions-v4.tsx'

const account = `0x${'a1'.repeat(20)}` as const
const position: Position = {
  kind: 1,
  manager: account,
  tokenId: 7n,
  tokens: [
    { address: account, symbol: 'ETH', decimals: 18 },
    { address: account, symbol: 'INK', decimals: 6 },
  ],
  fee: 0x800000,
  hook: `0x${'b2'.repeat(20)}`,
  tickLower: -600,
  tickUpper: 1200,
  liquidity: 1n,
  amounts: [5n * 10n ** 18n, 10n ** 6n],
  inRange: false,
  share: 0n,
  approved: true,
}
const nothing = () => undefined
const locking = {
  account,
  shown: { loading: false, connect: () => Promise.resolve() },
  handle: {
    chain: { at: 'reading' as const, again: nothing },
    asking: false,
    kept: true,
    begun: false,
    place: nothing,
    goOn: nothing,
    forget: nothing,
  },
}
const textOf = (held: Parameters<typeof WalletPositionsV4>[0]['held']) =>
  renderToStaticMarkup(
    <WalletPositionsV4
      held={held}
      locking={locking}
      name={() => undefined}
      from={held.from}
      further={() => Promise.resolve()}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a V4 position stands with its amounts and its hook, and a number that is none of the account’s with what to do', () => {
  const text = textOf({ positions: [position], strange: [8n], more: true, from: 1_000 })

  expect(text).toContain('ETH / INK, fee set by its hook, V4 position 7 5 ETH and 1 INK')
  expect(text).toContain('Hook: may change fees, and take of what leaves 0xb2b2 b2b2')
  expect(text).toContain('Position 8 does not belong to this account on this chain, or holds no liquidity. Compare')
  expect(text).toContain('More came to this account lately than are shown.')
  expect(text).toContain('Look further back Blocks from 1,000 on were searched.')
  expect(text).toContain('Number of a V4 position')
})

test('without any it says that none was found, and no more than that, until every block was searched', () => {
  const text = textOf({ positions: [], strange: [], more: false, from: 5 })

  expect(text).toContain('No position that came to this account lately was found.')
  expect(text).not.toMatch(/More came|does not belong/)
  const whole = textOf({ positions: [], strange: [], more: false, from: 0 })
  expect(whole).toContain('This account has no position with liquidity on this chain.')
  expect(whole).not.toContain('Look further back')
})
