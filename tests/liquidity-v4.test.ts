import { getAddress, numberToHex, zeroAddress, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { chainThings } from '#tests/chain-as-index.ts'
import { localChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { positionActionsOf } from '#tools/liquidity-lock/form/position-choices.ts'
import { positionProofPage } from '#tools/liquidity-lock/proof/position-proof-page.server.ts'
import { amountsText, positionName } from '#chain/positions/position-names.ts'
import { readLiquidity } from '#tools/liquidity-lock/read/read-liquidity.ts'
import { readPositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { cameBefore } from '#chain/positions/find-positions-v4.ts'
import { readPositionsV4 } from '#chain/positions/read-positions-v4.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { findPoolsV4 } from '#tools/token/simulate/pools-v4.server.ts'
import { viewOf } from '#tools/token/simulate/simulate-view.server.ts'
import { chainWithV4 } from './positions-v4.ts'

vi.setConfig({ testTimeout: 30_000 })

const { accounts, ask, perform, know, manager: makeManager, stop, url } = await chainWithV4()
afterAll(stop)
const [ada, bob, eve] = accounts.map((account) => getAddress(account)) as [Address, Address, Address]
const { address: manager, tell } = await makeManager(3000, zeroAddress)
await know(manager)
await tell('move', 0, 2n ** 96n, 28n * 10n ** 12n)
await tell('mint', ada, 7n)
await tell('mint', ada, 9n)
await tell('mint', bob, 8n)

const chainOf = (v4Positions: Address): Chain => ({ ...localChain, uniswap: { v4Positions } })
const chain = chainOf(manager)
const held = (account: Address, typedV4: readonly bigint[] = []) => readLiquidity(ask, { account, chain, typedV4 })
const locks = (account: Address) => readPositionLocks(ask, account, chain, chainThings)

test('a position of V4 is found by its coming, named with the coin of the chain, and measured', async () => {
  const { v4 } = await held(ada)
  const [position] = v4!.positions as [NonNullable<typeof v4>['positions'][0]]

  expect(v4).toMatchObject({ positions: [{ tokenId: 7n, kind: 1, fee: 3000, approved: false }], strange: [] })
  expect(position).toMatchObject({ tickLower: -600, tickUpper: 1200, inRange: true, share: 10n ** 18n / 4n })
  expect(positionName(position)).toBe('ETH / INK, 0.3 %, V4 position 7')
  // 7e12 · (1 − 1.0001^−600) wei, and 7e12 · (1 − 1.0001^−300) of a token with six places.
  expect(Number(position.amounts[0]) / 7e12).toBeCloseTo(1 - 1.0001 ** -600, 9)
  expect(Number(position.amounts[1]) / 7e12).toBeCloseTo(1 - 1.0001 ** -300, 9)
  expect(amountsText(position)).toBe('0.000000407628 ETH and 206,871 INK')
})

test('a pool of V4 of a token is found by its id, while it has liquidity', async () => {
  const rpc = (method: string, params: readonly unknown[]) => ask(method, params as unknown[])
  const view = await viewOf(rpc, {
    block: (await ask('eth_blockNumber', [])) as Hex,
    signal: AbortSignal.timeout(9_000),
  })
  const found = await findPoolsV4(view, manager, { id: localChain.id, uniswap: { v4Positions: manager } })
  expect(found).toMatchObject({ open: [{ kind: 'Uniswap V4' }], hooked: [], leftOut: 0 })
  const none = { open: [], hooked: [], leftOut: 0 }
  expect(await findPoolsV4(view, ada, { id: localChain.id, uniswap: { v4Positions: manager } })).toEqual(none)
  expect(await findPoolsV4(view, manager, { id: localChain.id, uniswap: {} })).toEqual(none)
})

test('a node that tells of few blocks at a time is asked for the newest, and it is said from where on', async () => {
  const rpc = (method: string, params: readonly unknown[]) => ask(method, params as unknown[])
  const block = (await ask('eth_blockNumber', [])) as Hex
  const view = await viewOf(rpc, { block, signal: AbortSignal.timeout(9_000) })
  const asked: bigint[] = []
  /** The same chain, as if it were much longer. */
  const long: typeof view = {
    ...view,
    block: '0x30d40',
    node: async (method, ...params) => {
      if (method !== 'eth_getLogs') return view.node(method, ...params.slice(0, -1), block)
      const { fromBlock, toBlock } = params[0] as { fromBlock: Hex; toBlock: Hex }
      if (BigInt(toBlock) - BigInt(fromBlock) >= 5000n) throw new NodeRefused(-32_005, 'query exceeds max block range')
      asked.push(BigInt(fromBlock))
      return []
    },
  }
  const found = await findPoolsV4(long, manager, { id: localChain.id, uniswap: { v4Positions: manager } })
  expect(found).toMatchObject({ open: [{ kind: 'Uniswap V4' }], since: 150_001 })
  expect(asked).toHaveLength(20)
  expect(Math.min(...asked.map(Number))).toBe(150_001)
})

const word = (value: number | bigint | Hex) => BigInt(value).toString(16).padStart(64, '0')

test('of very many pools the oldest and the newest are looked at, and the others are counted', async () => {
  const rpc = (method: string, params: readonly unknown[]) => ask(method, params as unknown[])
  const block = (await ask('eth_blockNumber', [])) as Hex
  const view = await viewOf(rpc, { block, signal: AbortSignal.timeout(9_000) })
  /** A pool that was made and never filled. */
  const empty = (spacing: number) => ({
    topics: ['0x01', '0x02', `0x${word(0)}`, `0x${word(manager)}`],
    data: `0x${word(500)}${word(spacing)}${word(0)}${word(1)}${word(0)}`,
  })
  const crowded: typeof view = {
    ...view,
    node: async (method, ...params) =>
      method === 'eth_getLogs' ? Array.from({ length: 500 }, (_, at) => empty(at + 1)) : view.node(method, ...params),
  }
  const found = await findPoolsV4(crowded, manager, { id: localChain.id, uniswap: { v4Positions: manager } })
  expect(found).toMatchObject({ open: [{ kind: 'Uniswap V4' }], hooked: [], leftOut: 760 })
})

test('a number typed in counts when the position is of the account and holds liquidity, and another chain is silent', async () => {
  expect((await held(ada, [7n, 8n, 9n, 77n])).v4).toMatchObject({
    positions: [{ tokenId: 7n }],
    strange: [8n, 9n, 77n],
  })
  expect((await held(eve)).v4).toEqual({ positions: [], strange: [], more: false, from: 0 })
  expect('v4' in (await readLiquidity(ask, { account: ada, chain: { ...chain, uniswap: {} } }))).toBe(false)

  const withoutEvents: typeof ask = (method, params) =>
    method === 'eth_getLogs' ? Promise.reject(new Error('no logs')) : ask(method, params)
  const typed = await readLiquidity(withoutEvents, { account: ada, chain, typedV4: [7n] })
  expect(typed.v4).toMatchObject({ positions: [{ tokenId: 7n }], strange: [] })
})

test('a position of V4 is locked, collected from, extended, handed over and taken out', async () => {
  const now = Number(((await ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }).timestamp)
  const unlock = now + 1000
  await perform({ does: 'approve', manager, tokenId: 7n })
  expect((await held(ada)).v4!.positions).toMatchObject([{ approved: true }])
  await perform({ does: 'lock', manager, kind: 1, tokenId: 7n, unlock, owner: ada, payee: eve })
  expect((await held(ada)).v4!.positions).toEqual([])

  // Of 10 in all, 3 were earned below the range, 2 above, and 1 was seen before: 4 for each unit, twice that of the other token.
  await tell('grow', 10n, 3n, 2n)
  await tell('seen', 7n, 1n)
  const [lock] = (await locks(ada)).own
  expect(lock).toMatchObject({ id: 1n, tokenId: 7n, kind: 1, unlock, payee: eve, offeredTo: undefined })
  expect(lock!.fees).toEqual([28n * 10n ** 12n, 56n * 10n ** 12n])
  expect(positionActionsOf(lock!, now)[0]).toBe('collect')

  const before = BigInt((await ask('eth_getBalance', [eve, 'latest'])) as Hex)
  await perform({ does: 'collect', id: 1n })
  expect(BigInt((await ask('eth_getBalance', [eve, 'latest'])) as Hex) - before).toBe(28n * 10n ** 12n)
  await perform({ does: 'extend', id: 1n, unlock: unlock + 1000 })
  await perform({ does: 'proposeTransfer', id: 1n, to: bob })
  expect((await locks(ada)).own).toMatchObject([{ fees: [0n, 0n], unlock: unlock + 1000, offeredTo: bob }])
  await perform({ does: 'acceptTransfer', id: 1n }, bob)
  await ask('evm_setNextBlockTimestamp', [unlock + 2000])
  await perform({ does: 'withdraw', id: 1n, to: ada }, bob)
  expect((await held(ada)).v4!.positions).toMatchObject([{ tokenId: 7n }])
  expect(await locks(bob)).toMatchObject({ own: [], offered: [], paid: [], others: 0 })
})

test.each<[string, number, bigint, [bigint, bigint, bigint], boolean[]]>([
  ['below its range', -601, 2n ** 90n, [10n, 9n, 3n], [true, false]],
  ['above its range', 1200, 2n ** 99n, [10n, 2n, 8n], [false, true]],
] as const)(
  'with the price %s a position holds one token, and its fees are those of before',
  async (_, tick, root, growth, there) => {
    await tell('move', tick, root, 28n * 10n ** 12n)
    await tell('grow', ...growth)
    const [position] = await readPositionsV4(ask, { manager, coin: localChain.currency, ids: [7n] })

    // 6 were earned within the range, of which 5 are collected.
    expect(position).toMatchObject({ inRange: false, share: 0n, fees: [7n * 10n ** 12n, 14n * 10n ** 12n] })
    expect(position!.amounts.map((amount) => amount > 0n)).toEqual(there)
  },
)

const framed: InShell = ({ lead, body, status = 200 }) =>
  new Response(`${lead} ${String(body)}`.replaceAll(/<[^>]+>/g, ''), { status })
const limits = () => Promise.resolve()
const { db, close } = await testDatabase()
afterAll(close)
const proofOf = async (id: string, of: Chain) => {
  const gateway = openGateway({ chain: of, nodes: [openNode({ number: 1, address: () => url, chainId: of.id })] })
  return (
    await positionProofPage({ db, gateway, limits, framed, publicUrl: 'https://a.example' }).request(`/${id}`)
  ).text()
}

test('the proof of a lock of V4 names the pair, what it holds, and the hook that sets the fee', async () => {
  const hook = getAddress(`0x${'ab'.repeat(20)}`)
  const hooked = await makeManager(0x800000, hook)
  await know(hooked.address)
  await hooked.tell('move', 0, 2n ** 96n, 8n * 10n ** 12n)
  await hooked.tell('mint', ada, 2n)
  await perform({ does: 'approve', manager: hooked.address, tokenId: 2n })
  const terms = { unlock: 2 ** 40 - 1, owner: ada, payee: ada }
  await perform({ does: 'lock', manager: hooked.address, kind: 1, tokenId: 2n, ...terms })

  const text = await proofOf('2', chainOf(hooked.address))
  expect(text).toMatch(
    /^If the price of INK falls by half, 0\.\d+ ETH is paid to sellers out of liquidity that nobody can ever/,
  )
  expect(text).toMatch(/Holds about0\.\d+ ETH and [\d,.]+ INK/)
  expect(text).toContain(`Feefee set by its hookHook${hook}`)
  // Only a pool without a hook earns the plain sentence.
  expect(text).toContain('that nobody can ever withdraw, as far as the hook of the pool lets them sell.')
  expect(text).toContain('a contract that can keep sellers from selling at the price of the pool')
  expect(text).toContain('It is called before each swap, and may refuse it.')
  expect(text).toContain('It sets the fee of the pool at any time.')
  expect(await proofOf('2', chain)).toContain('Its manager is not the one we know on this chain.')
  expect((await locks(ada)).others).toBe(1)
})

test('a position that came long ago is found by looking further back, and is then one of the account’s', async () => {
  const { address: other, tell: tellOther } = await makeManager(3000, zeroAddress)
  await tellOther('move', 0, 2n ** 96n, 28n * 10n ** 12n)
  await tellOther('mint', eve, 7n)
  // Three ranges of 5,000 blocks are looked through at first: this chain says that it is so much longer, and has no logs there.
  const longer = 20_000
  const tip = Number(await ask('eth_blockNumber', []))
  const aged: typeof ask = (method, params) => {
    if (method === 'eth_blockNumber') return Promise.resolve(numberToHex(tip + longer))
    const [{ fromBlock = '0x0' } = {}] = params as [{ fromBlock?: Hex }?]
    return method === 'eth_getLogs' && Number(fromBlock) > tip ? Promise.resolve([]) : ask(method, params)
  }
  const look = (earlierV4: readonly bigint[]) =>
    readLiquidity(aged, { account: eve, chain: chainOf(other), earlierV4 }).then(({ v4 }) => v4!)
  const lately = await look([])
  expect(lately.positions).toEqual([])
  expect(lately.from).toBeGreaterThan(0)
  const came = await cameBefore(aged, { account: eve, manager: other, end: lately.from })
  expect(came).toEqual({ ids: [7n], from: 0 })
  expect((await look(came.ids)).positions).toMatchObject([{ tokenId: 7n }])
  // One that went on since is neither shown nor held against the account.
  await tellOther('mint', bob, 7n)
  expect(await look(came.ids)).toMatchObject({ positions: [], strange: [] })
})
