import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { amountBetween } from '#chain/liquidity/pool-amounts.ts'
import { rootAtTick } from '#chain/liquidity/tick-math.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { timeWords } from '#core/time/time-words.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { launchCall } from './launch-plan.ts'
import { launcherOn, linesOf } from './launcher-words.ts'
import { checkPool, firstPool, monthsAfter } from './pool-form.ts'
import { liquidityOf, rangeOf } from './pool-range.ts'
import { shortNumber } from './short-number.ts'

const supply = parseEther('1000000')
const team = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const on = {
  chain: localChain,
  managers: {
    V4: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e',
    V3: localChain.uniswap.v3Positions,
    V2: localChain.uniswap.v2Factory,
  },
  wrapped: sampleWorld.wrappedEther,
  quotes: [
    { address: coinAddress, symbol: 'ETH', decimals: 18 },
    { address: sampleWorld.wrappedEther, symbol: 'WETH', decimals: 18 },
    { address: sampleWorld.paper, symbol: 'PAPER', decimals: 6 },
  ],
  now: 1_800_000_000,
} as const

test('the parts of the supply are the whole of it', () => {
  const { terms, errors } = checkPool({ ...firstPool, amount: '2', team: '12.5', teamAccount: team }, supply, on)
  expect(errors).toEqual({})
  expect(terms).toMatchObject({
    tokens: parseEther('800000'),
    quote: parseEther('2'),
    rest: parseEther('75000'),
    months: 12,
  })
  expect(terms!.team).toEqual({ account: team, amount: parseEther('125000'), months: 12, revocable: false })
})

const list = {
  root: `0x${'5a'.repeat(32)}`,
  total: parseEther('150000'),
  count: 3,
  address: 'https://example.com/list.json',
} as const

test('a list takes its part of the supply, and is not forgotten while it has a fault', () => {
  const form = { ...firstPool, amount: '2', list: true, listMonths: '12' as const }
  const { terms } = checkPool(form, supply, on, list)
  expect(terms).toMatchObject({ list: { ...list, months: 12 }, rest: parseEther('50000') })
  expect(checkPool({ ...form, listMonths: 'never' }, supply, on, list).terms!.list).toEqual(list)
  expect(checkPool(form, supply, on)).toEqual({ errors: { list: expect.stringContaining('Add a list') } })
  expect(checkPool({ ...form, share: '85.01' }, supply, on, list).errors).toEqual({
    list: 'Pool, team and list together are more than the supply.',
  })
  // What was given stays in the browser when the choice is taken back.
  expect(checkPool({ ...form, list: false }, supply, on, list).terms).not.toHaveProperty('list')
})

test('the list is in the bytes that are signed, and the sheet says when its claims close', async () => {
  const { terms } = checkPool({ ...firstPool, amount: '2', list: true, listMonths: '12' }, supply, on, list)
  const { plan } = launchCall({
    terms: terms!,
    creationCode: '0x00',
    from,
    rest: from,
    salt: `0x${'00'.repeat(32)}`,
    on,
  })
  const deadline = monthsAfter(on.now, 12)
  const { root, total, address: metadataURI } = list
  expect(plan.shares.list).toEqual({ root, total, start: 0, deadline, metadataURI })
  const named = { symbol: 'ONE', decimals: 18, quote: on.quotes[0], token: from } as const
  const said = linesOf(plan, named).map(({ label, value }) => [label, 'text' in value ? value.text : ''])
  expect(said).toEqual(
    expect.arrayContaining([
      ['For a list to claim from', '150,000 ONE'],
      ['Claims close', timeWords(deadline)],
      ['Published at', metadataURI],
    ]),
  )
})

test.each([
  [{ share: '0' }, ['share']],
  [{ share: '101' }, ['share']],
  [{ share: 'all' }, ['share']],
  [{ amount: '' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ sides: 'tokens' as const }, ['worth']],
  [{ team: '21', teamAccount: team }, ['team']],
  [{ team: '10' }, ['teamAccount']],
])('what cannot be launched is refused at its field: %o', (part, wrong) => {
  const { terms, errors } = checkPool({ ...firstPool, amount: '2', ...part }, supply, on)
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

test('numbers of any size are written to four digits', () => {
  expect([0.0000025, 12.3456, 1_234_567, 0, 5e-19, 1e24].map(shortNumber)).toEqual([
    '0.0000025',
    '12.35',
    '1,235,000',
    '0',
    '0.0000000000000000005',
    '1,000,000,000,000,000,000,000,000',
  ])
})

test('months go by the calendar', () => {
  const start = Date.UTC(2026, 10, 23) / 1000
  expect(monthsAfter(start, 12)).toBe(Date.UTC(2027, 10, 23) / 1000)
})

test('the sheet says every part of a launch from the bytes that are signed', () => {
  const form = {
    ...firstPool,
    amount: '2',
    team: '10',
    teamAccount: team,
    teamKind: 'grant' as const,
    lock: 'never' as const,
  }
  const { terms } = checkPool(form, supply, on)
  const { token, plan, ...call } = launchCall({
    terms: terms!,
    creationCode: '0x60016000',
    from,
    rest: from,
    salt: `0x${'0'.repeat(64)}`,
    on,
  })
  const contract = launcherOn({
    chainId: localChain.id,
    symbol: 'ONE',
    decimals: 18,
    quote: { address: plan.pool.quote, symbol: 'ETH', decimals: 18 },
    token,
  })
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

const everyWay = (['V4', 'V3', 'V2'] as const).flatMap((version) =>
  on.quotes.map(({ address, symbol }) => ({ version, address, symbol })),
)

test.each(everyWay)(
  'a launch on $version against $symbol says what is sent, taken and shown',
  ({ version, address }) => {
    const { terms } = checkPool({ ...firstPool, version, quoteToken: address, amount: '2' }, supply, on)
    const asked = {
      terms: terms!,
      creationCode: '0x60016000',
      from,
      rest: from,
      salt: `0x${'0'.repeat(64)}`,
      on,
    } as const
    const { plan, takes, token, ...call } = launchCall(asked)
    const quote = on.quotes.find((one) => one.address === address)!
    const amount = 2n * 10n ** BigInt(quote.decimals)
    const isEther = address === coinAddress
    expect(call.value).toBe(isEther ? amount : 0n)
    expect(takes).toEqual(isEther ? undefined : { token: address, amount })
    expect(plan.pool).toMatchObject({
      kind: { V2: 0, V3: 1, V4: 2 }[version],
      manager: on.managers[version],
      quote: isEther && version !== 'V4' ? on.wrapped : address,
      quoteAmount: amount,
    })
    const contract = launcherOn({
      chainId: localChain.id,
      symbol: 'ONE',
      decimals: 18,
      quote: { ...quote, address: plan.pool.quote },
      token,
    })
    const { lines, lasting } = describeSigning({
      kind: 'transaction',
      from,
      chain: localChain,
      contracts: [contract],
      ...call,
    })
    const said = Object.fromEntries(lines.map(({ label, value }) => [label, 'text' in value ? value.text : '']))
    expect(said['Into a new pool']).toBe(`800,000 ONE and 2 ${quote.symbol}`)
    expect(said['First price']).toBe(`1 ONE = 0.0000025 ${quote.symbol}`)
    expect(said['Pool']).toContain(`Uniswap ${version}, fee ${version === 'V2' ? '0.3' : '1'} %, every price`)
    expect(lasting).toContain(version === 'V2' ? 'Its fees stay in it' : 'Its fees can be collected')
  },
)

test('a quote in the bytes that is not the one of the page is shown by its address', () => {
  const { terms } = checkPool({ ...firstPool, amount: '2' }, supply, on)
  const asked = {
    terms: terms!,
    creationCode: '0x60016000',
    from,
    rest: from,
    salt: `0x${'0'.repeat(64)}`,
    on,
  } as const
  const { token, takes: _, plan, ...call } = launchCall(asked)
  const contract = launcherOn({ chainId: localChain.id, symbol: 'ONE', decimals: 18, quote: on.quotes[2]!, token })
  const { lines } = describeSigning({ kind: 'transaction', from, chain: localChain, contracts: [contract], ...call })
  expect(lines.some(({ value }) => 'text' in value && value.text.includes(`units of ${plan.pool.quote}`))).toBe(true)
})

test('the liquidity that V4 is told takes nearly all of both amounts, and never more', () => {
  for (const first of [true, false])
    for (const both of [true, false])
      for (let power = -40; power <= 40; power += 3) {
        const tokens = 10n ** 24n
        const quote = power < 0 ? tokens / 3n ** BigInt(-power) : tokens * 3n ** BigInt(power)
        if (quote < 10n ** 6n) continue
        const range = rangeOf({ price: { quote, tokens }, fee: 10_000, first, both })
        const [given0, given1] = first ? [tokens, both ? quote : 0n] : [both ? quote : 0n, tokens]
        const liquidity = liquidityOf(range, [given0, given1])
        const [low, high] = [rootAtTick(range.tickLower), rootAtTick(range.tickUpper)]
        const root = range.sqrtPriceX96 < low ? low : range.sqrtPriceX96 > high ? high : range.sqrtPriceX96
        const taken0 = amountBetween(0, [root, high], liquidity, true)
        const taken1 = amountBetween(1, [low, root], liquidity, true)
        expect(taken0 <= given0 && taken1 <= given1).toBe(true)
        expect(taken0 >= given0 - given0 / 1000n && taken1 >= given1 - given1 / 1000n).toBe(true)
      }
})
