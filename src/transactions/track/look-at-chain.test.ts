import { createClient, encodeFunctionData, erc20Abi, http, numberToHex, type Address, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { testToken, testTokenAbi } from '#transactions/simulate/test-token.server.ts'
import { lookAtChain } from './look-at-chain.ts'
import { newTransaction, type Transaction } from './transaction.ts'
import { step } from './watch-transaction.ts'

let chain: Awaited<ReturnType<typeof testChain>>
let accounts: Address[]

beforeAll(async () => {
  chain = await testChain()
  accounts = (await chain.ask('eth_accounts')) as Address[]
})
afterAll(() => chain.stop())

const client = () => createClient({ transport: http(chain.url, { retryCount: 0 }) })

/** Sends from an account of its own for each test, so that nonces do not meet. */
async function send(fields: Record<string, unknown>): Promise<Hash> {
  return (await chain.ask('eth_sendTransaction', { gas: '0x30d40', ...fields })) as Hash
}

/** The record of a transaction as the site would have it, looked at once. */
async function followed(hash: Hash, from: Address, confirmations = 1) {
  return look(newTransaction({ hash, from, chainId: 31337, description: 'A test', confirmations }, Date.now()))
}

async function look(transaction: Transaction, times = 1): Promise<Transaction> {
  const sight = await lookAtChain(client(), transaction, async () => [testTokenAbi])
  const after = step(transaction, sight, { now: Date.now(), finalBlocks: 64 })
  return times > 1 ? look(after, times - 1) : after
}

/** Blocks are made by hand from here on: what is sent waits. */
const byHand = () => chain.ask('evm_setAutomine', false)
const mine = (blocks = 1) => chain.ask('anvil_mine', numberToHex(blocks))

const gwei = (number: number) => numberToHex(BigInt(number) * 10n ** 9n)
const fee = (number: number) => ({ maxFeePerGas: gwei(number), maxPriorityFeePerGas: gwei(number) })

test('it is pending until it has its confirmations', async () => {
  await byHand()
  const hash = await send({ from: accounts[0], to: accounts[9], value: '0x1' })

  const waiting = await followed(hash, accounts[0]!, 2)
  await mine()
  const once = await look(waiting)
  await mine()
  const twice = await look(once)

  expect(waiting).toMatchObject({ status: 'pending', seen: true, intent: { value: '1' } })
  expect(once).toMatchObject({ status: 'pending', depth: 1 })
  expect(twice).toMatchObject({ status: 'confirmed', depth: 2 })
})

test('a revert gives the reason of the contract', async () => {
  await byHand()
  const from = accounts[1]!
  await send({ from, data: testToken, gas: '0x2dc6c0' })
  await mine()
  const { contractAddress: to } = (await chain.ask(
    'eth_getTransactionReceipt',
    ((await chain.ask('eth_getBlockByNumber', 'latest', false)) as { transactions: Hash[] }).transactions[0],
  )) as { contractAddress: Address }
  const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [from, 2n ** 200n] })
  const early = encodeFunctionData({ abi: testTokenAbi, functionName: 'unlock', args: [77n] })

  const words = await followed(await send({ from, to, data: tooMuch }), from)
  const named = await followed(await send({ from, to, data: early }), from)
  const short = await followed(await send({ from, to, data: tooMuch, gas: '0x5a00' }), from)
  await mine()

  expect(await look(words)).toMatchObject({ status: 'failed', detail: 'reverted', reason: 'Not enough TEST' })
  expect(await look(named)).toMatchObject({ status: 'failed', detail: 'reverted', reason: 'NotYet(77)' })
  expect(await look(short)).toMatchObject({ status: 'failed', detail: 'reverted', reason: 'It ran out of gas.' })
  expect((await look(await look(named))).reason).toBe('NotYet(77)')
})

const etherForeseen = (amount: string) => [{ asset: 'native', amount, symbol: 'ETH', decimals: 18 }]

test('ether that leaves the account and was not foreseen is told, however much its fee was', async () => {
  await byHand()
  const from = accounts[8]!
  const sent = { from, chainId: 31337, description: 'A test' }
  const paying = { from, to: accounts[9], value: numberToHex(10n ** 18n), ...fee(7) }
  const hash = await send(paying)
  await mine()
  const said = async (amount: string, of = hash) =>
    (await look(newTransaction({ ...sent, hash: of, foreseen: etherForeseen(amount) }, Date.now()), 2)).differs

  expect(await said('-1000000000000000000')).toBeUndefined()
  expect(await said('-1')).toBe('Not as foreseen: −1 ETH instead of −0.000000000000000001 ETH')

  // Two of one account in a block: which of them paid what, the block does not say.
  const [one] = [await send(paying), await send(paying)]
  await mine()
  expect(await said('0', one)).toBeUndefined()
})

test('a power over a contract that stood before is told, one over a contract that the transaction makes is not', async () => {
  await byHand()
  const from = accounts[4]!
  const event = '8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0'
  // Says that its ownership went to account 0xbeef, in its constructor and whenever it is called.
  const says = `61beef5f7f${event}5f5fa3`
  const data = `0x${says}60298060315f395ff3${says}00`
  const made = await send({ from, data, gas: '0x7a120' })
  await mine()
  const { contractAddress: to } = (await chain.ask('eth_getTransactionReceipt', made)) as { contractAddress: Address }
  const called = await send({ from, to })
  await mine()
  const differs = async (hash: Hash) =>
    (await look(newTransaction({ hash, from, chainId: 31337, description: 'A test', foreseen: [] }, Date.now())))
      .differs

  expect(await differs(made)).toBeUndefined()
  expect(await differs(called)).toMatch(/^Not as foreseen: 0x0000…beef has a power over 0x.{4}….{4} now$/)
})

test.each([
  ['sped up', 2, { value: '0x5' }, { status: 'confirmed', detail: 'sped-up' }],
  ['replaced', 3, { value: '0x6' }, { status: 'failed', detail: 'replaced' }],
  ['cancelled', 4, { value: '0x0', self: true }, { status: 'failed', detail: 'cancelled' }],
])('%s: the one that took its nonce is found and followed', async (_, account, { value, ...rest }, expected) => {
  await byHand()
  const from = accounts[account]!
  const nonce = await chain.ask('eth_getTransactionCount', from, 'latest')
  const first = await send({ from, to: accounts[9], value: '0x5', nonce, ...fee(3) })
  const waiting = await followed(first, from)
  const second = await send({ from, to: 'self' in rest ? from : accounts[9], value, nonce, ...fee(9) })
  const between = await look(waiting, 5)
  // Some blocks later, with others in them: it has to be searched.
  await mine(3)
  await send({ from, to: accounts[8], value: '0x1', ...fee(9) })
  await mine(4)

  const after = await look(between)

  expect(between.status).toBe('pending')
  expect(after).toMatchObject({ ...expected, hash: second, followsHash: first })
  expect(await look({ ...waiting, freeAt: undefined })).toMatchObject(expected)
})

test('one that the node has dropped fails after six looks, and lives again when it is sent again', async () => {
  await byHand()
  const from = accounts[5]!
  const call = { from, to: accounts[9], value: '0x1', nonce: '0x0', ...fee(3) }
  const waiting = await followed(await send(call), from)
  await chain.ask('anvil_dropTransaction', waiting.hash)

  const before = await look(waiting, 5)
  const after = await look(before)
  await send(call)
  const again = await look(after)
  await mine()

  expect(before.status).toBe('pending')
  expect(after).toMatchObject({ status: 'failed', detail: 'dropped' })
  expect(again.status).toBe('pending')
  expect(await look(again)).toMatchObject({ status: 'confirmed' })
})

test('a nonce that was used without a transaction to be found means dropped', async () => {
  await byHand()
  const from = accounts[6]!
  const waiting = await followed(await send({ from, to: accounts[9], value: '0x1', ...fee(3) }), from)
  await chain.ask('anvil_dropTransaction', waiting.hash)
  await chain.ask('anvil_setNonce', from, '0x5')
  await mine()

  expect(await look(waiting, 5)).toMatchObject({ status: 'pending' })
  expect(await look(waiting, 6)).toMatchObject({ status: 'failed', detail: 'dropped' })
})

test('one that is in a block is not dropped while a node gives no receipt of it', async () => {
  await byHand()
  const from = accounts[8]!
  const waiting = await followed(await send({ from, to: accounts[9], value: '0x1', ...fee(3) }), from)
  await mine()
  const behind = http(chain.url, {
    retryCount: 0,
    async fetchFn(url, init) {
      const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
      const isLate = method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash'
      return isLate ? Response.json({ jsonrpc: '2.0', id, result: null }) : fetch(url, init)
    },
  })
  const sights = []
  for (const node of [createClient({ transport: behind }), createClient({ transport: http(chain.url) })])
    sights.push(await lookAtChain(node, waiting, async () => []))

  expect(sights).toMatchObject([{ at: 'unreachable' }, { at: 'mined', as: 'itself', success: true }])
})

test('blocks that are undone make it pending again, and the one that takes its place is followed', async () => {
  await byHand()
  const from = accounts[7]!
  const nonce = await chain.ask('eth_getTransactionCount', from, 'latest')
  await mine(3)
  const hash = await send({ from, to: accounts[9], value: '0x1', nonce, ...fee(3) })
  await mine()
  const confirmed = await followed(hash, from)

  await chain.ask('anvil_reorg', 2, [])
  const undone = await look(confirmed)
  const cancelling = await send({ from, to: from, value: '0x0', nonce, ...fee(20) })
  await mine()
  const cancelled = await look(undone)

  expect(confirmed).toMatchObject({ status: 'confirmed', block: expect.any(Number) as number })
  expect(undone.status).toBe('pending')
  expect(undone).not.toHaveProperty('block')
  expect(cancelled).toMatchObject({ status: 'failed', detail: 'cancelled', hash: cancelling })
})

test.each([
  ['that fails within a transaction that succeeds is a failure', '', 'failed'],
  ['that succeeds is a success', '6001602052', 'confirmed'],
])('an operation of an account %s', async (_, success, status) => {
  await byHand()
  const account: Address = '0x00000000000000000000000000000000000000ac'
  const bundler: Address = '0x00000000000000000000000000000000000000b0'
  const event = '49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
  // What an entry point says of an operation: its number, whether it succeeded, its cost and its gas; the account is the second topic.
  await chain.ask('anvil_setCode', bundler, `0x${success}5f73${account.slice(2)}5f7f${event}60805fa400`)
  const hash = await send({ from: accounts[2], to: bundler })
  await mine()
  const sent = newTransaction({ hash, from: account, chainId: 31337, description: 'A test' }, Date.now())

  expect(await look({ ...sent, proposal: 'carried-out' })).toMatchObject({ status })
})
