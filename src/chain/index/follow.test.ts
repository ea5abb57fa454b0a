import { sql } from 'drizzle-orm'
import {
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  numberToHex,
  parseAbi,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { openNode, type RpcNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import type { Database } from '#core/database/database.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { approvalsOf, historyOf, thingsNaming } from './asked.server.ts'
import { followOnce } from './follow.server.ts'
import { FinalBlockGone, NodeBehind, Window, type Following } from './following.ts'
import { indexNode } from './index-node.server.ts'
import { IndexTaken, writeIndex } from './index-store.server.ts'
import { revived } from './read-index.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
let node: RpcNode
let coin: Awaited<ReturnType<typeof newCoin>>
let store: Awaited<ReturnType<typeof testDatabase>>

const erc20 = parseAbi([
  'function approve(address to, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

beforeAll(async () => {
  chain = await lockChain()
  node = openNode({ number: 1, address: () => chain.url, chainId: 31_337 })
  coin = await newCoin()
}, 60_000)
beforeEach(async () => {
  store = await testDatabase()
})
afterEach(() => store.close())
afterAll(() => chain.stop())

const accounts = () => chain.accounts.map((account) => getAddress(account))

/** A coin of the first account, and the number of the transaction that made it. */
async function newCoin() {
  const [owner] = accounts() as [Address]
  const nonce = Number(await chain.ask('eth_getTransactionCount', [owner, 'latest']))
  const made = await chain.make('Coin', [18])
  await made.tell('mint', [owner, 1_000_000n])
  await chain.send({
    to: made.address,
    data: encodeFunctionData({
      abi: erc20,
      functionName: 'approve',
      args: [contractAddresses.TokenLocker, 2n ** 200n],
    }),
  })
  return { ...made, nonce, owner }
}

const announce = (nonce: number) =>
  chain.send({
    to: contractAddresses.LaunchBook,
    data: encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [BigInt(nonce)] }),
  })

const transfer = (to: Address, amount: bigint) =>
  chain.send({
    to: coin.address,
    data: encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [to, amount] }),
  })

const permit = (spender: Address, amount: bigint) =>
  chain.send({
    to: coin.address,
    data: encodeFunctionData({ abi: erc20, functionName: 'approve', args: [spender, amount] }),
  })

const lock = (owner: Address, amount: bigint) =>
  chain.send({
    to: contractAddresses.TokenLocker,
    data: encodeFunctionData({
      abi: tokenLockerAbi,
      functionName: 'lockFor',
      args: [coin.address, owner, amount, { start: 0, cliff: 4_000_000_000, end: 4_000_000_000, steps: 0 }],
    }),
  })

const following = (db: Database, more: Partial<Following> = {}): Following => ({
  db,
  chainId: 31_337,
  holder: 'one',
  finalBlocks: 64,
  ownChain: false,
  window: new Window(),
  ...more,
})

/** Steps until nothing is new. Answers how many steps it took. */
async function catchUp(one: Following, from = node): Promise<number> {
  for (let steps = 1; steps < 500; steps++) if ((await followOnce(one, indexNode(from))) === 'done') return steps
  throw new Error('It never came to an end.')
}

/** Everything in an index but when it was read. */
async function contentOf(db: Database) {
  const events = await db.execute(sql`select * from chain_event order by block, log_index, part`)
  const tokens = await db.execute(sql`select * from chain_launch join chain_token on address = token order by token`)
  const transfers = await db.execute(sql`select * from chain_transfer order by block, log_index, part`)
  const approvals = await db.execute(sql`select * from chain_approval order by block, log_index`)
  const powers = await db.execute(sql`select * from chain_power order by block, log_index`)
  const announcements = await db.execute(sql`select * from chain_announcement order by block, log_index`)
  const tip = await db.execute(sql`select max(number) as number from chain_block`)
  return {
    events: events.rows,
    tokens: tokens.rows,
    transfers: transfers.rows,
    approvals: approvals.rows,
    powers: powers.rows,
    announcements: announcements.rows,
    tip: tip.rows,
  }
}

/** What an index holds that reads the chain for the first time. */
async function freshContent() {
  await using fresh = await testDatabase()
  await catchUp(following(fresh.db))
  return await contentOf(fresh.db)
}

test('events, tokens and what moved of them before they were announced are in the index', async () => {
  const { db } = store
  const [, second] = accounts() as [Address, Address]
  await transfer(second, 5n)
  await lock(second, 70n)
  await announce(coin.nonce)
  await transfer(second, 6n)
  await catchUp(following(db))
  const { events, tokens, transfers } = await contentOf(db)
  expect(tokens).toMatchObject([{ kind: 'erc20', creator: coin.owner, with_pool: false, followed: true }])
  expect(events.filter(({ event }) => event === 'Locked')).toMatchObject([
    {
      address: contractAddresses.TokenLocker,
      thing: expect.stringMatching(/^\d+$/),
      accounts: [second],
      args: { amount: '70' },
    },
  ])
  expect(transfers.map(({ receiver, amount }) => [receiver, amount])).toEqual([
    [coin.owner, '1000000'],
    [second, '5'],
    [contractAddresses.TokenLocker, '70'],
    [second, '6'],
  ])
})

test('permissions that an account gave are known: to our contracts of every token, to others of those in the launch book', async () => {
  const { db } = store
  const [, second] = accounts() as [Address, Address]
  const other = await newCoin()
  await permit(second, 5n)
  await permit(contractAddresses.TokenGrants, 7n)
  await permit(contractAddresses.TokenGrants, 0n)
  await announce(coin.nonce)
  await catchUp(following(db))
  const { approvals, more } = await approvalsOf(db, coin.owner)
  const of = (token: string) => approvals.filter((one) => one.token === getAddress(token)).map(({ spender }) => spender)
  expect(of(coin.address)).toEqual([second, contractAddresses.TokenLocker])
  expect(of(other.address)).toEqual([contractAddresses.TokenLocker])
  expect(more).toBe(false)
})

test('what the index tells of a thing reads as if the chain had told it', async () => {
  const { db } = store
  const [, second] = accounts() as [Address, Address]
  await lock(second, 70n)
  await catchUp(following(db))
  const [thing] = await thingsNaming(db, { account: second, contracts: [contractAddresses.TokenLocker] })
  const { events, counts } = revived(await historyOf(db, thing!), tokenLockerAbi)
  const logs = (await chain.ask('eth_getLogs', [
    {
      address: contractAddresses.TokenLocker,
      fromBlock: '0x0',
      topics: [null, numberToHex(BigInt(thing!.thing), { size: 32 })],
    },
  ])) as RawLog[]
  expect(events).toEqual(eventsIn(logs, { address: contractAddresses.TokenLocker, abi: tokenLockerAbi }))
  expect(counts).toEqual({ Locked: 1 })
})

test('after blocks were taken back, the index holds what a new one would', { timeout: 60_000 }, async () => {
  const { db } = store
  const [, second, third] = accounts() as [Address, Address, Address]
  const one = following(db)
  const other = await newCoin()
  await catchUp(one)
  for (const depth of [1, 2, 5, 1, 9, 30]) {
    for (let made = 0; made < depth; made++) {
      if (made % 3 === 0) await transfer(made % 2 ? second : third, BigInt(made + 1))
      else if (made % 3 === 1) await lock(second, BigInt(made))
      else if (made % 5 === 0) await permit(made % 2 ? second : contractAddresses.TokenGrants, BigInt(made))
      else await announce(other.nonce)
    }
    await catchUp(one)
    await chain.ask('anvil_reorg', [depth, []])
    await transfer(third, BigInt(depth))
    await catchUp(one)
    expect({ depth, ...(await contentOf(db)) }).toEqual({ depth, ...(await freshContent()) })
  }
})

test('when a final block is gone, a chain of our own begins anew, and any other stops the index', async () => {
  const { db } = store
  await chain.ask('anvil_mine', ['0x46'])
  await catchUp(following(db))
  await chain.ask('anvil_reorg', [69, []])
  await expect(catchUp(following(db))).rejects.toThrow(FinalBlockGone)
  await catchUp(following(db, { ownChain: true }))
  expect(await contentOf(db)).toEqual(await freshContent())
})

/** The same node, but for what `instead` answers. */
const nodeThat = (instead: (method: string, params: readonly unknown[]) => unknown): RpcNode => ({
  ...node,
  ask: async (method, params, options) => (await instead(method, params)) ?? node.ask(method, params, options),
})

test('a node that is behind changes nothing', async () => {
  const { db } = store
  await catchUp(following(db))
  const before = await contentOf(db)
  const old = await node.ask('eth_getBlockByNumber', ['0x5', false])
  const late = nodeThat((method, [at]) => (method === 'eth_getBlockByNumber' && at === 'latest' ? old : undefined))
  await expect(followOnce(following(db), indexNode(late))).rejects.toThrow(NodeBehind)
  expect(await contentOf(db)).toEqual(before)
})

test('a provider that answers few blocks at once is asked for fewer', async () => {
  const { db } = store
  await chain.ask('anvil_mine', ['0x64'])
  let refused = 0
  const narrow = nodeThat((method, [filter]) => {
    if (method !== 'eth_getLogs') return undefined
    const { fromBlock, toBlock } = filter as { fromBlock?: Hex; toBlock?: Hex }
    if (!fromBlock || Number(toBlock) - Number(fromBlock) < 7) return undefined
    refused++
    throw new NodeRefused(-32_602, 'query exceeds max block range 7')
  })
  await catchUp(following(db), narrow)
  expect(refused).toBeGreaterThan(3)
  expect(await contentOf(db)).toEqual(await freshContent())
})

test('a node that does not say what is final, and forgets old code, is enough', async () => {
  const { db } = store
  const plain = nodeThat((method, [at, block]) => {
    if (method === 'eth_getBlockByNumber' && at === 'finalized') throw new NodeRefused(-32_602, 'unknown tag')
    if (method === 'eth_getCode' && block !== 'latest') throw new NodeRefused(-32_000, 'missing trie node')
    return undefined
  })
  await catchUp(following(db), plain)
  expect(await contentOf(db)).toEqual(await freshContent())
})

test('one server writes at a time, and another goes on when it is gone', async () => {
  const { db } = store
  await catchUp(following(db))
  expect(await followOnce(following(db, { holder: 'two' }), indexNode(node))).toBe('elsewhere')
  await db.execute(sql`update chain_cursor set held_until = now() - interval '1 second'`)
  await transfer(coin.owner, 1n)
  await catchUp(following(db, { holder: 'two' }))
  expect(await contentOf(db)).toEqual(await freshContent())
  await expect(writeIndex(db, 'one', () => Promise.resolve())).rejects.toThrow(IndexTaken)
})

test('a hostile name neither stops the index nor deceives its reader', async () => {
  const { db } = store
  // A sign of two halves at the place where the name is cut, a zero letter, and one that turns the writing round.
  const hostile = `\0\u202e${'x'.repeat(106)}\u{1f600} and more`
  const abi = parseAbi(['function name() view returns (string)'])
  const odd = nodeThat((method, [asked]) =>
    method === 'eth_call' && (asked as { data: Hex }).data === encodeFunctionData({ abi, functionName: 'name' })
      ? encodeFunctionResult({ abi, functionName: 'name', result: hostile })
      : undefined,
  )
  await announce((await newCoin()).nonce)
  await catchUp(following(db), odd)
  const { tokens } = await contentOf(db)
  for (const { name } of tokens as { name: string }[]) {
    expect(name).toMatch(/^\\u\{0\}\\u\{202e\}x+/)
    expect(name.isWellFormed()).toBe(true)
  }
  expect(tokens.length).toBeGreaterThan(0)
})
