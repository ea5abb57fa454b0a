import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { launchCall } from './launch-plan.ts'
import { launcherOn } from './launcher-words.ts'
import { checkPool, firstPool, monthsAfter } from './pool-form.ts'
import { rangeOf, rootOf } from './pool-range.ts'
import { shortNumber } from './short-number.ts'

const supply = parseEther('1000000')
const team = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const on = {
  chain: localChain,
  manager: localChain.uniswap.v3Positions,
  wrapped: '0x258B1902B12FAef336aECc03C0472044d4635e8e',
  now: 1_800_000_000,
} as const

test('the parts of the supply are the whole of it', () => {
  const { terms, errors } = checkPool({ ...firstPool, ether: '2', team: '12.5', teamAccount: team }, supply)
  expect(errors).toEqual({})
  expect(terms).toMatchObject({
    tokens: parseEther('800000'),
    quote: parseEther('2'),
    rest: parseEther('75000'),
    months: 12,
  })
  expect(terms!.team).toEqual({ account: team, amount: parseEther('125000'), months: 12, revocable: false })
})

test.each([
  [{ share: '0' }, ['share']],
  [{ share: '101' }, ['share']],
  [{ share: 'all' }, ['share']],
  [{ ether: '' }, ['ether']],
  [{ ether: '0' }, ['ether']],
  [{ sides: 'tokens' as const }, ['worth']],
  [{ team: '21', teamAccount: team }, ['team']],
  [{ team: '10' }, ['teamAccount']],
])('what cannot be launched is refused at its field: %o', (part, wrong) => {
  const { terms, errors } = checkPool({ ...firstPool, ether: '2', ...part }, supply)
  expect(terms).toBeUndefined()
  expect(Object.keys(errors)).toEqual(wrong)
})

test('a range for tokens alone never holds the first price, on either side and for any price', () => {
  for (let power = -60; power <= 60; power++)
    for (const first of [true, false])
      for (const fee of [3000, 10_000] as const) {
        const price = { quote: power > 0 ? 3n ** BigInt(power) : 1n, tokens: power < 0 ? 3n ** BigInt(-power) : 1n }
        const range = rangeOf({ price, fee, first, both: false })
        const tick = (2 * Math.log(Number(range.sqrtPriceX96) / 2 ** 96)) / Math.log(1.0001)
        const away = first ? range.tickLower - tick : tick - range.tickUpper
        expect(away).toBeGreaterThan(0)
        expect(away).toBeLessThanOrEqual((fee === 3000 ? 60 : 200) + 2)
        expect(range.tickLower).toBeLessThan(range.tickUpper)
      }
})

test('a root is the whole part of it', () => {
  for (const value of [0n, 1n, 2n, 3n, 4n, 8n, 9n, 10n ** 60n - 1n, 10n ** 60n]) {
    const root = rootOf(value)
    expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
  }
})

test('numbers of any size are written to four digits', () => {
  expect([0.0000025, 12.3456, 1_234_567, 0, 5e-19].map(shortNumber)).toEqual([
    '0.0000025',
    '12.35',
    '1234567',
    '0',
    '0.0000000000000000005',
  ])
})

test('months go by the calendar', () => {
  const start = Date.UTC(2026, 10, 23) / 1000
  expect(monthsAfter(start, 12)).toBe(Date.UTC(2027, 10, 23) / 1000)
})

test('the sheet says every part of a launch from the bytes that are signed', () => {
  const form = {
    ...firstPool,
    ether: '2',
    team: '10',
    teamAccount: team,
    teamKind: 'grant' as const,
    lock: 'never' as const,
  }
  const { terms } = checkPool(form, supply)
  const {
    token,
    plan: _,
    ...call
  } = launchCall({
    terms: terms!,
    creationCode: '0x60016000',
    from,
    rest: from,
    salt: `0x${'0'.repeat(64)}`,
    on,
  })
  const contract = launcherOn({ chainId: localChain.id, symbol: 'ONE', decimals: 18, currency: 'ETH', token })
  const said = describeSigning({ kind: 'transaction', from, chain: localChain, contracts: [contract], ...call })

  expect(said.title).toBe('Launch ONE with a pool')
  expect(said.lasting).toContain('No one can ever take the liquidity out again')
  const lines = said.lines.map(({ label, value }) => [
    label,
    'text' in value ? value.text : 'address' in value ? value.address : '',
  ])
  expect(lines).toContainEqual(['The token will be at', token])
  expect(lines).toContainEqual(['Into a new pool', '800,000 ONE and 2 ETH'])
  expect(lines).toContainEqual(['First price', '1 ONE = 0.0000025 ETH'])
  expect(lines).toContainEqual(['Receiver of the grant', team])
  expect(lines).toContainEqual(['Can stop the grant', from])
  expect(said.recipients).toContain(team)
  expect(said.warnings).toEqual([])
})
