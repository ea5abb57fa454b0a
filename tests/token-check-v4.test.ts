import { getAddress, zeroAddress, type Address } from 'viem'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { checkToken } from '#tools/token/report/check-token.server.ts'
import { trapTokens } from './trap-tokens.ts'
import { hasV4, v4Codes } from './v4-codes.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
const [owner] = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account)) as [Address]
const traps = trapTokens(chain.ask, owner)
const made = async (data: `0x${string}`) => getAddress((await traps.send({ data, gas: '0x1c9c380' })).contractAddress)
const pools = hasV4 ? await made(await v4Codes.pools(owner)) : zeroAddress
const v4Positions = hasV4 ? await made(await v4Codes.positions(pools, sampleWorld.wrappedEther)) : zeroAddress
// Compiled here, since that takes longer than a test may.
if (hasV4) await traps.make('PoolFiller')
const on: Chain = { ...localChain, uniswap: { ...localChain.uniswap, v4Positions } }

const { rpc } = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: localChain.id })],
})

/** As a node that does not know eth_simulateV1. */
const withoutSimulation: NodeRpc = (method, params, signal) =>
  method === 'eth_simulateV1'
    ? Promise.reject(new NodeRefused(-32_601, 'the method eth_simulateV1 does not exist/is not available'))
    : rpc(method, params, signal)

const check = (token: Address, asked: NodeRpc = rpc) =>
  checkToken(token, {
    rpc: asked,
    chain: on,
    findVariant: () => Promise.resolve(undefined),
    within: () => AbortSignal.timeout(60_000),
    tell: () => undefined,
  })

/** What the facts of a check say, of one weight. */
const of = (report: Awaited<ReturnType<typeof check>>, weight: string) =>
  report.facts.filter((fact) => fact.weight === weight).map((fact) => fact.says)

const ways = [
  ['eth_simulateV1', rpc],
  ['one eth_call', withoutSimulation],
] as const

const cases = ways.flatMap(([way, asked]) =>
  (
    [
      ['ether', zeroAddress],
      ['wrapped ether', sampleWorld.wrappedEther],
    ] as const
  ).map(([against, quote]) => ({ way, asked, against, quote })),
)

/** A hook is what its address says: the last four digits are what it is asked for. */
const hook = (bits: string): Address => getAddress(`0x00000000000000000000000000000000f00d${bits}`)

// Uniswap V4 as its makers compiled it is there after `npm run contracts:v4`, which runs this file.
describe.runIf(hasV4)('with Uniswap V4 itself', () => {
  test.each(cases)('by $way: trades against $against in a pool of Uniswap V4 itself', async ({ asked, quote }) => {
    const make = async (name: string) => {
      const token = await traps.make(name)
      await traps.poolV4(token, pools, { quote })
      return check(token, asked)
    }
    const plain = await make('PlainToken')
    expect(plain.market).toMatchObject({ kind: 'Uniswap V4', manager: pools, quote })
    expect(plain.trips).toHaveLength(9)
    expect(of(plain, 'now')).toEqual([])
    expect(plain.summary[0]).toContain('it could be bought and sold at every size')
    expect(plain.unchecked.join(' ')).not.toContain('Uniswap V4')

    expect(of(await make('NoSale'), 'now')).toEqual(['It cannot be sold: every attempt failed.'])
    // What arrives is counted first, so that a tax is measured.
    expect(of(await make('TaxToken'), 'now')).toEqual([
      'A purchase costs a tax of 5 %.',
      'A transfer costs a tax of 5 %.',
      'A sale costs a tax of 5 %.',
    ])
    expect(of(await make('OwnerSwitch'), 'ruler')).toEqual([
      'The owner can stop your sale today.',
      'The owner can take a tax of 25 %.',
    ])
    const keys = await make('KeysOnly')
    expect(keys.way).toBe(asked === rpc ? 'simulate' : 'apart')
    expect(keys.summary[0]).toContain('it could be bought and sold at every size')
  })

  test('of all pools the one that holds most of the token is tried, and others of V4 are named', async () => {
    const token = await traps.make('PlainToken')
    await traps.poolV4(token, pools)
    await traps.poolV4(token, pools, { fee: 500, spacing: 10 })
    const report = await check(token)
    expect(report.market).toMatchObject({ kind: 'Uniswap V4', quote: zeroAddress })
    const named = report.unchecked.join(' ').match(/0x[\da-f]{64}/g)
    expect(named).toHaveLength(1)
    const { id } = report.market as Extract<NonNullable<typeof report.market>, { kind: 'Uniswap V4' }>
    expect(report.how).toContain(`Uniswap V4 pool ${id} holds`)
    expect(named).not.toContain(id)

    await traps.pool(token, { amount: 10n ** 20n })
    expect((await check(token)).market).toMatchObject({ kind: 'Uniswap V2' })
  })

  test.each(ways)(
    'by %s: a pool of any fee and spacing is found, and one whose hook takes no part in trades',
    async (_, asked) => {
      const odd = await traps.make('PlainToken')
      await traps.poolV4(odd, pools, { fee: 12_345, spacing: 96 })
      const report = await check(odd, asked)
      expect(report.market).toMatchObject({ kind: 'Uniswap V4', quote: zeroAddress })
      expect(report.summary[0]).toContain('it could be bought and sold at every size')

      // It is asked after a donation, and nothing else.
      const hooked = await traps.make('NoSale')
      await traps.poolV4(hooked, pools, { hooks: hook('0010') })
      expect(of(await check(hooked, asked), 'now')).toEqual(['It cannot be sold: every attempt failed.'])
    },
  )

  test('against a token that no list has, a pool is found where the usual ones are not', async () => {
    const [token, other] = [await traps.make('PlainToken'), await traps.make('PlainToken')]
    await traps.poolV4(token, pools, { quote: other })
    const report = await check(token)
    expect(report.market).toMatchObject({ kind: 'Uniswap V4', quote: other })
    expect(report.summary[0]).toContain('it could be bought and sold at every size')
  })

  test('no trade is tried in a pool whose hook takes part in trades, and the report says so', async () => {
    const token = await traps.make('PlainToken')
    await traps.poolV4(token, pools, { hooks: hook('0080') })
    await traps.poolV4(token, pools, { fee: 0x800000, hooks: hook('0010') })
    const alone = await check(token)
    expect(alone.market).toMatchObject({ kind: 'holder' })
    expect(alone.summary[0]).toContain('Its pools have an unknown hook, so no sale was tried.')
    expect(alone.unchecked).toContain(
      'No pool without an unknown hook was found, so no purchase and no sale was tried.',
    )
    const named = alone.unchecked.find((says) => says.startsWith('It has pools of Uniswap V4 with an unknown hook: '))
    expect(named).toContain(`with the hook ${hook('0080')}`)
    expect(named).toContain(`with the hook ${hook('0010')}`)

    await traps.poolV4(token, pools)
    const both = await check(token)
    expect(both.market).toMatchObject({ kind: 'Uniswap V4' })
    expect(both.unchecked).toContain(named)
  })
})
