import { getAddress, type Address } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { checkToken } from '#tools/token/report/check-token.server.ts'
import { trapTokens } from './trap-tokens.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
const [owner] = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account)) as [Address]
const traps = trapTokens(chain.ask, owner)
const { rpc } = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: localChain.id })],
})

/** As a node that does not know eth_simulateV1. */
const withoutSimulation: NodeRpc = (method, params, signal) =>
  method === 'eth_simulateV1'
    ? Promise.reject(new NodeRefused(-32_601, 'the method eth_simulateV1 does not exist/is not available'))
    : rpc(method, params, signal)

const unknown: FindVariant = () => Promise.resolve(undefined)

async function check(token: Address, asked: NodeRpc = rpc, findVariant = unknown) {
  const report = await checkToken(token, {
    rpc: asked,
    chain: localChain,
    findVariant,
    within: () => AbortSignal.timeout(60_000),
    tell: () => undefined,
  })
  const says = report.facts.map((fact) => fact.says)
  return { ...report, says }
}

/** What the facts of a check say, of one weight. */
const of = (report: Awaited<ReturnType<typeof check>>, weight: string) =>
  report.facts.filter((fact) => fact.weight === weight).map((fact) => fact.says)

const ways = [
  ['eth_simulateV1', rpc, 'simulate'],
  ['one eth_call', withoutSimulation, 'call'],
] as const

test.each(ways)('by %s: a plain token is bought, sent and sold without a tax', async (_, asked, way) => {
  const report = await check(await traps.makePooled('PlainToken'), asked)

  expect(report.way).toBe(way)
  expect(report.trips).toHaveLength(9)
  expect(of(report, 'now')).toEqual([])
  expect(of(report, 'ruler')).toEqual([])
  expect(of(report, 'plain')).toEqual([
    'A purchase delivers all that was sent.',
    'A transfer delivers all that was sent.',
    'A sale delivers all that was sent.',
  ])
  expect(report.summary).toEqual([
    `On block ${report.block} it could be bought and sold at every size and time we tried.`,
    'It has no function beyond the standard.',
  ])
})

test.each(ways)('by %s: what can be bought and not sold', async (_, asked) => {
  const report = await check(await traps.makePooled('NoSale'), asked)

  expect(of(report, 'now')).toEqual(['It cannot be sold: every attempt failed.'])
  expect(report.facts.find(({ id }) => id === 'sell.fails')!.found).toBe(
    'Simulated: 0 of 27 attempts went through. It answered: “Not today”.',
  )
  expect(report.summary[0]).toBe(`On block ${report.block} it could be bought and not sold.`)
})

test.each(ways)('by %s: a tax is measured, and what it depends on', async (_, asked) => {
  expect(of(await check(await traps.makePooled('TaxToken'), asked), 'now')).toEqual([
    'A purchase costs a tax of 5 %.',
    'A transfer costs a tax of 5 %.',
    'A sale costs a tax of 5 %.',
  ])
  expect(of(await check(await traps.makePooled('SizeTax'), asked), 'now')).toEqual([
    'A sale costs a tax of 2 % to 60 %: it depends on the amount.',
  ])
})

test.each(ways)('by %s: sales that end after some hours', async (_, asked) => {
  const report = await check(await traps.makePooled('TimeTrap'), asked)

  expect(of(report, 'now')).toEqual(['A sale fails in some cases: one day later.'])
  expect(report.summary[0]).toContain('only 6 of 9 sales went through')
})

test.each(ways)('by %s: code that treats a simulation otherwise does not see that this is one', async (_, asked) => {
  const report = await check(await traps.makePooled('OriginGate'), asked)

  expect(of(report, 'now')).toEqual(['It cannot be sold: every attempt failed.'])
  expect(report.says).toContain('It asks who makes the block, and can treat simulations otherwise.')
  expect(report.says).toContain('It asks who signed the transaction, and can treat simulations otherwise.')
})

test.each(ways)('by %s: what the owner can do today is done in a simulation', async (_, asked) => {
  const token = await traps.makePooled('OwnerSwitch')
  const report = await check(token, asked)

  expect(of(report, 'now')).toEqual([])
  expect(of(report, 'ruler')).toEqual(['The owner can stop your sale today.', 'The owner can take a tax of 25 %.'])
  expect(report.summary[1]).toBe('The owner can stop your sale today and can take a tax of 25 %.')
  expect(report.facts.find(({ id }) => id.startsWith('power.stops-sales'))!.found).toBe(
    `Simulated: after setTradingEnabled(false), called as ${owner}, the sale of what was bought before failed.`,
  )
})

test('the highest tax is found, in hundredths or in ten-thousandths', async () => {
  const report = await check(await traps.makePooled('PointTax'))

  expect(of(report, 'ruler')).toEqual(['The owner can take a tax of 25 %.'])
  expect(report.powers[0]).toMatchObject({ signature: 'setSellTax(uint256)', given: '2500' })
})

test.each(ways)('by %s: a list of accounts, and a mint whose name tells nothing', async (_, asked) => {
  const list = await check(await traps.makePooled('ListToken'), asked)
  expect(of(list, 'ruler')).toEqual(['The owner can stop your sale today.'])
  expect(list.powers[0]).toMatchObject({ signature: 'setBots(address[])', given: '[the buyer]', by: 'owner()' })

  const hidden = await check(await traps.makePooled('HiddenMint'), asked)
  expect(of(hidden, 'ruler')).toEqual(['The owner can create tokens.'])
  expect(hidden.powers[0]!.signature).toBeUndefined()
})

test('an owner who was given up and kept a second way in is tried as well', async () => {
  const report = await check(await traps.makePooled('FalseRenounce'))

  expect(of(report, 'plain')).toContain('It says that it has no owner.')
  expect(of(report, 'ruler')).toEqual(['An account in slot 7 of its storage can stop your sale today.'])
})

test('a proxy: its code is read where it leads, and can be exchanged', async () => {
  const code = await traps.make('OwnerSwitch')
  const report = await check(await traps.make('TokenProxy', [code]))

  expect(of(report, 'ruler')[0]).toBe(
    'Its code can be exchanged: every statement here may be untrue after the next upgrade.',
  )
  expect(report.facts.find(({ id }) => id === 'code.proxy')!.found).toContain(`code at ${code}`)
})

test('without a pool transfers are simulated, and the report says what was not', async () => {
  const token = await traps.make('ListToken')
  const report = await check(token)

  expect(report.market).toMatchObject({ kind: 'holder', address: owner, written: false })
  expect(report.trips).toHaveLength(3)
  expect(report.summary[0]).toContain('No pool was found, so no sale was tried.')
  expect(of(report, 'ruler')).toEqual(['The owner can stop your transfers today.'])
  expect(report.unchecked.join(' ')).toContain('no purchase and no sale was tried')
})

test('a token of this site is known by its code, and nothing is simulated', async () => {
  const asked: string[] = []
  const counting: NodeRpc = (method, params, signal) => {
    asked.push(method)
    return rpc(method, params, signal)
  }
  const report = await check(sampleWorld.ink, counting, () => Promise.resolve({ ...defaultOptions.erc20 }))

  expect(report).toMatchObject({ way: 'code', variant: 'erc20-permit', trips: [] })
  expect(report.says).toContain('No account has power over it, and none can ever get it.')
  expect(asked).not.toContain('eth_simulateV1')
})

test('answers of 300 kilobytes: the report is made all the same', async () => {
  const report = await check(await traps.makePooled('HugeAnswers'))

  expect(report.token.name).toBeUndefined()
  expect(of(report, 'now')).toEqual(['It cannot be sold: every attempt failed.'])
  expect(JSON.stringify(report).length).toBeLessThan(20_000)
})

test('what is no token is refused in one sentence', async () => {
  await expect(check(owner)).rejects.toThrow('There is no contract at this address on Local chain.')
  await expect(check(localChain.uniswap.v2Factory)).rejects.toThrow('so it is no ERC-20 token')
  await expect(check(sampleWorld.ink, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
