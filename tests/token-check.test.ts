import { encodeFunctionData, getAddress, parseAbi, toFunctionSelector, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { contractAddresses } from '#contracts/addresses.ts'
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
const [owner, other] = ((await chain.ask('eth_accounts')) as Address[]).map((account) => getAddress(account)) as [
  Address,
  Address,
]
const traps = trapTokens(chain.ask, owner)
// Compiled here, since that may take longer than a test may.
await traps.make('PlainToken')
const { rpc } = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: localChain.id })],
})

/** As a node that does not know eth_simulateV1. */
const withoutSimulation: NodeRpc = (method, params, signal) =>
  method === 'eth_simulateV1'
    ? Promise.reject(new NodeRefused(-32_601, 'the method eth_simulateV1 does not exist/is not available'))
    : rpc(method, params, signal)

const noLogs: NodeRpc = (method, params, signal) =>
  method === 'eth_getLogs' ? Promise.reject(new NodeRefused(-32_005, 'no logs')) : rpc(method, params, signal)

const unknown: FindVariant = () => Promise.resolve(undefined)

async function check(token: Address, asked: NodeRpc = rpc, findVariant = unknown, on: Chain = localChain) {
  const report = await checkToken(token, {
    rpc: asked,
    chain: on,
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

test('a node that refuses to tell of events is not taken for a chain without pools', async () => {
  const token = await traps.make('NoSale')
  await traps.pool(token, { quote: await traps.make('PlainToken'), amount: 10n ** 21n })
  const report = await check(token, noLogs)

  expect(report.summary[0]).toContain('The node did not let us search for all pools, so no sale was tried.')
  expect(report.unchecked.join(' ')).toContain('The node refused to tell of some events.')

  const told = await check(token)
  expect(told.summary[0]).toContain('it could be bought and not sold')
  expect(told.unchecked.join(' ')).not.toContain('The node refused')
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

test.each(ways)(
  'by %s: what only accounts without code may hold is bought and sold by such accounts',
  async (name, asked) => {
    const report = await check(await traps.makePooled('KeysOnly'), asked)
    const isApart = name === 'one eth_call'

    expect(report.way).toBe(isApart ? 'apart' : 'simulate')
    expect(report.summary[0]).toBe(
      `On block ${report.block} it could be bought and sold at every size and time we tried.`,
    )
    expect(of(report, 'now')).toEqual([])
    expect(report.says.includes('It treats accounts with code otherwise than accounts with a key.')).toBe(isApart)
    expect(report.unchecked.join(' ').includes('What its rulers can do was not tried')).toBe(isApart)

    const trap = await check(await traps.makePooled('KeysOnlyNoSale'), asked)
    expect(of(trap, 'now')).toEqual(['It cannot be sold: every attempt failed.'])
    expect(trap.summary[0]).toBe(`On block ${trap.block} it could be bought and not sold.`)

    const unpooled = await check(await traps.make('KeysOnly'), asked)
    expect(unpooled.summary[0]).toContain('it could be sent and sent on. No pool was found')
  },
)

test('where the balances of such a token are hidden, its sale is said to be untried', async () => {
  const token = await traps.makePooled('HiddenBalances')
  const report = await check(token, withoutSimulation)

  expect(report.summary[0]).toBe(
    `On block ${report.block} it could be bought. Its sale could not be tried on this node.`,
  )
  expect(of(report, 'now')).toEqual([])
  expect(report.unchecked.join(' ')).toContain('A sale could not be tried on this node')
  expect((await check(token)).summary[0]).toContain('it could be bought and sold')
})

test.each(ways)('by %s: trades in a pool of Uniswap V3 itself', async (_, asked) => {
  const make = async (name: string) => {
    const token = await traps.make(name)
    await traps.poolV3(token)
    return check(token, asked)
  }
  const plain = await make('PlainToken')
  expect(plain.market).toMatchObject({ kind: 'Uniswap V3', depth: String(10n ** 19n) })
  expect(plain.trips).toHaveLength(9)
  expect(of(plain, 'now')).toEqual([])
  expect(plain.summary[0]).toContain('it could be bought and sold at every size')

  expect(of(await make('NoSale'), 'now')).toEqual(['It cannot be sold: every attempt failed.'])
  // The pool refuses to be paid less than it asks for, so a tax in the token ends every sale.
  expect(of(await make('TaxToken'), 'now')).toEqual([
    'It cannot be sold: every attempt failed.',
    'A purchase costs a tax of 5 %.',
    'A transfer costs a tax of 5 %.',
  ])
  expect(of(await make('OwnerSwitch'), 'ruler')[0]).toBe('The owner can stop your sale today.')
  expect((await make('KeysOnly')).way).toBe(asked === rpc ? 'simulate' : 'apart')
})

test('a pool of any age is found by the factory, without an event and without asking for the wrapped coin', async () => {
  const { v2Factory } = localChain.uniswap
  const bare: Chain = { ...localChain, uniswap: { v2Factory } }
  const report = await check(await traps.makePooled('NoSale'), noLogs, unknown, bare)

  expect(report.market).toMatchObject({ kind: 'Uniswap V2', quote: sampleWorld.wrappedEther })
})

test('of pools with several quotes the one that holds most of the token is tried', async () => {
  const dollar = await traps.make('PlainToken')
  const uniswap = { v2Factory: localChain.uniswap.v2Factory, v3Positions: await traps.make('Wraps', [dollar]) }
  const quoteOf = async (inDollars: bigint) => {
    const token = await traps.make('PlainToken')
    await traps.pool(token, { quote: dollar, amount: inDollars })
    await traps.pool(token, { amount: 10n ** 24n })
    const { market } = await check(token, rpc, unknown, { ...localChain, uniswap })
    return market?.kind === 'Uniswap V2' ? market.quote : market
  }
  expect(await quoteOf(10n ** 25n)).toBe(dollar)
  expect(await quoteOf(10n ** 23n)).toBe(sampleWorld.wrappedEther)
})

test.each(ways)('by %s: powers are handed on, and the same trades are made again', async (_, asked) => {
  const report = await check(await traps.makePooled('HandOver'), asked)
  expect(of(report, 'now')).toEqual([])
  expect(of(report, 'ruler')).toEqual(['The owner can stop your sale today.'])
  expect(report.powers.map(({ signature, given }) => [signature, given])).toEqual([
    ['renounceOwnership()', ''],
    ['transferOwnership(address)', 'a new account'],
  ])

  const steps = await check(await traps.makePooled('HandOverInTwoSteps'), asked)
  expect(steps.powers.map(({ signature }) => signature)).toContain('transferOwnership(address)')
})

const managerAbi = parseAbi([
  'function setTargetFunctionRole(address target, bytes4[] selectors, uint64 role)',
  'function grantRole(uint64 role, address account, uint32 delay)',
  'function setTargetAdminDelay(address target, uint32 newDelay)',
])

test.each(ways)('by %s: an AccessManager is asked who has its roles, and they are tried', async (name, asked) => {
  const token = await traps.makePooled('ManagedSwitch')
  const report = await check(token, asked)

  expect(of(report, 'ruler')).toEqual(['An account with a role of its manager can stop your sale today.'])
  const fact = report.facts.find(({ id }) => id === 'owner.authority')!
  expect(fact.says).toBe('A manager of rights decides who may do what; one account with a role was found.')
  expect(fact.found).toContain(`${owner} with role 0 and no delay`)

  const word = (await chain.ask('eth_call', { to: token, data: toFunctionSelector('authority()') }, 'latest')) as Hex
  const manager = getAddress(`0x${word.slice(26)}`)
  const tell = (functionName: 'setTargetFunctionRole' | 'grantRole', args: readonly unknown[]) =>
    traps.send({ to: manager, data: encodeFunctionData({ abi: managerAbi, functionName, args } as never) })
  await tell('setTargetFunctionRole', [token, [toFunctionSelector('setTradingEnabled(bool)')], 7n])
  await tell('grantRole', [7n, other, 86_400])
  const later = await check(token, asked)
  const isWhole = name === 'eth_simulateV1'

  expect(later.facts.find(({ id }) => id === 'owner.authority')!.found).toContain(
    `${other} with role 7 and a delay of 1 day`,
  )
  // Who administers the manager can exchange it today, and let anyone call.
  expect(of(later, 'ruler')).toEqual([
    ...(isWhole ? ['An account with a role of its manager can stop your sale after a delay of 1 day.'] : []),
    'An account with a role of its manager can stop your sale today.',
  ])
  expect(later.unchecked.join(' ').includes('calls that have to be announced, or wait')).toBe(!isWhole)
})

test.each(ways)('by %s: the manager of rights is exchanged, and what it then allows is called', async (name, asked) => {
  const tell = async (token: Address, functionName: string, args: readonly unknown[]) => {
    const word = (await chain.ask('eth_call', { to: token, data: toFunctionSelector('authority()') }, 'latest')) as Hex
    const data = encodeFunctionData({ abi: managerAbi, functionName, args } as never)
    await traps.send({ to: getAddress(`0x${word.slice(26)}`), data })
  }
  const switching = toFunctionSelector('setTradingEnabled(bool)')
  const calls = ({ powers }: Awaited<ReturnType<typeof check>>) =>
    powers.map(({ signature, given, by }) => [signature, given, by])

  const token = await traps.makePooled('ManagedHandOver')
  await tell(token, 'setTargetFunctionRole', [token, [switching], 7n])
  const report = await check(token, asked)
  expect(of(report, 'ruler')).toEqual(['An account with a role of its manager can stop your sale today.'])
  expect(calls(report)).toEqual([['setAuthority(address)', 'a new manager', 'a role of its manager']])

  // A role that nobody has: another manager lets anyone call.
  const idle = await traps.makePooled('ManagedSwitch')
  await tell(idle, 'setTargetFunctionRole', [idle, [switching], 7n])
  const under = await check(idle, asked)
  const exchanged = 'a new manager that lets anyone call setTradingEnabled(false)'
  expect(calls(under)).toEqual([['setAuthority(address)', exchanged, 'a role of its manager']])
  expect(under.facts.find(({ id }) => id.startsWith('power.stops-sales'))!.found).toBe(
    `Simulated: after setAuthority(${exchanged}), called as ${owner}, the sale of what was bought before failed.`,
  )

  await tell(idle, 'setTargetAdminDelay', [idle, 86_400])
  // A manager lets five days pass before such a delay counts.
  await chain.ask('evm_increaseTime', 432_001)
  await chain.ask('evm_mine')
  const isWhole = name === 'eth_simulateV1'
  const later = await check(idle, asked)
  expect(of(later, 'ruler')).toEqual(
    isWhole ? ['An account with a role of its manager can stop your sale after a delay of 1 day.'] : [],
  )
  expect(later.unchecked.join(' ').includes('or wait, were not tried')).toBe(!isWhole)

  const keyed = await check(await traps.makePooled('KeyManaged'), asked)
  expect(of(keyed, 'ruler')).toEqual(['The account that authority() names can stop your sale today.'])
  expect(calls(keyed)).toEqual([['setAuthority(address)', exchanged, 'authority()']])
})

test.each(ways)('by %s: a new default administrator takes over when its delay is over', async (name, asked) => {
  const report = await check(await traps.makePooled('AdminHandOver'), asked)
  const isWhole = name === 'eth_simulateV1'

  expect(of(report, 'now')).toEqual([])
  expect(of(report, 'ruler')).toEqual(isWhole ? ['The owner can stop your sale after a delay of 3 days.'] : [])
  expect(report.powers.map(({ signature, given, delay }) => [signature, given, delay])).toEqual(
    isWhole ? [['beginDefaultAdminTransfer(address)', 'a new account', 259_200]] : [],
  )
  expect(report.unchecked.join(' ').includes('or wait, were not tried')).toBe(!isWhole)
})

test('no pool proof is asked for: a check shows none', async () => {
  const asked: string[] = []
  const counting: NodeRpc = (method, params, signal) => {
    const { to } = (params[0] ?? {}) as { to?: string }
    if (to) asked.push(to.toLowerCase())
    return rpc(method, params, signal)
  }
  await check(await traps.makePooled('PlainToken'), counting)
  expect(asked).not.toContain(contractAddresses.PositionLocker.toLowerCase())
  expect(asked).not.toContain(contractAddresses.LiquidityLens.toLowerCase())
})

test('answers of 300 kilobytes: the report is made all the same', async () => {
  const report = await check(await traps.makePooled('HugeAnswers'))

  expect(report.token.name).toBeUndefined()
  expect(of(report, 'now')).toEqual(['It cannot be sold: every attempt failed.'])
  expect(JSON.stringify(report).length).toBeLessThan(20_000)
})

test('a busy node is not taken for a contract that answers nothing', async () => {
  const token = await traps.makePooled('PlainToken')
  let calls = 0
  const busy: NodeRpc = (method, params, signal) =>
    method === 'eth_call' && ++calls % 3 === 0
      ? Promise.reject(new NodeRefused(-32_000, 'header not found'))
      : rpc(method, params, signal)

  await expect(check(token, busy)).rejects.toThrow('header not found')
})

test('what is no token is refused in one sentence', async () => {
  await expect(check(owner)).rejects.toThrow('There is no contract at this address on Local chain.')
  await expect(check(localChain.uniswap.v2Factory)).rejects.toThrow('so it is not an ERC-20 token')
  await expect(check(sampleWorld.ink, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
