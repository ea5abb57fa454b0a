import { createServer } from 'node:http'
import { createClient, encodeFunctionData, erc20Abi, getAddress, http, type Address, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { factsOf } from '#chain/tokens/token-facts.ts'
import { estimateFee } from './fee.ts'
import { feeTogether } from './fee.ts'
import { simulate, simulateTogether } from './simulate.ts'
import { sendMined } from './test-send.server.ts'
import { testToken, testTokenAbi } from './test-token.server.ts'

let chain: Awaited<ReturnType<typeof testChain>>
let from: Address
let friend: Address
let token: Address

const client = (url = chain.url) => createClient({ transport: http(url, { retryCount: 0 }) })

const send = (to: Address | undefined, data: Hash) => sendMined(chain, { from, to, data })

beforeAll(async () => {
  chain = await testChain()
  ;[from, friend] = ((await chain.ask('eth_accounts')) as Address[]).map((one) => getAddress(one)) as [Address, Address]
  token = await send(undefined, testToken)
})
afterAll(() => chain.stop())

const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, amount] })
const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [friend, amount] })

test('ether that is sent leaves, and nothing arrives', async () => {
  expect(await simulate(client(), { from, to: friend, value: 5n })).toEqual({
    at: 'succeeds',
    complete: true,
    changes: [{ asset: { kind: 'native' }, amount: -5n }],
    permissions: [],
  })
})

test('tokens and items are seen to move, and ether that a contract passes on', async () => {
  const sold = await simulate(client(), { from, to: token, data: transfer(7n) })
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'buyItem', args: [42n] })
  const bought = await simulate(client(), { from, to: token, data, value: 9n })
  const received = await simulate(client(), { from: friend, to: token, data: transfer(0n) })

  expect(sold).toMatchObject({ changes: [{ asset: { kind: 'token' }, amount: -7n }] })
  expect(bought).toMatchObject({
    changes: [
      { asset: { kind: 'native' }, amount: -9n },
      { asset: { kind: 'item', id: 42n }, amount: 1n },
    ],
  })
  expect(received).toMatchObject({ at: 'succeeds', changes: [] })
})

test.each([
  ['given back whole', '0x5f5f5f5f34335af100', []],
  ['given back with five on top', '0x5f5f5f5f60053401335af100', [{ asset: { kind: 'native' }, amount: 5n }]],
])('ether that a contract has %s', async (_, code, changes) => {
  const to: Address = '0x00000000000000000000000000000000000000c0'
  await chain.ask('anvil_setCode', to, code)
  await chain.ask('anvil_setBalance', to, '0x64')

  expect(await simulate(client(), { from, to, value: 9n })).toMatchObject({ at: 'succeeds', changes })
})

test('an allowance is seen', async () => {
  expect(await simulate(client(), { from, to: token, data: approve(3n) })).toMatchObject({
    permissions: [{ kind: 'amount', spender: friend, amount: 3n }],
  })
})

test('a call that would fail gives the reason of the contract, or what is missing', async () => {
  const much = await simulate(client(), { from, to: token, data: transfer(2n ** 200n) })
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'unlock', args: [5n] })
  const early = await simulate(client(), { from, to: token, data }, [testTokenAbi])
  const poor = await simulate(client(), { from, to: friend, value: 10n ** 30n })

  expect(much).toEqual({ at: 'reverts', reason: 'Not enough TEST' })
  expect(early).toEqual({ at: 'reverts', reason: 'NotYet(5)' })
  expect(poor).toMatchObject({ at: 'reverts', reason: expect.stringContaining('too little') as string })
})

test('a contract that is made is tried as well', async () => {
  expect(await simulate(client(), { from, data: testToken })).toMatchObject({ at: 'succeeds' })
  expect(await simulate(client(), { from, data: '0x5f5ffd' })).toEqual({ at: 'reverts' })
})

test('a node that cannot simulate still says whether it would fail', async () => {
  const { url, close } = await nodeWithout('eth_simulateV1')

  const fine = await simulate(client(url), { from, to: token, data: transfer(7n), value: 0n })
  const failing = await simulate(client(url), { from, to: token, data: transfer(2n ** 200n) })
  close()

  expect(fine).toEqual({ at: 'succeeds', complete: false, changes: [], permissions: [] })
  expect(failing).toEqual({ at: 'reverts', reason: 'Not enough TEST' })
})

test('without a node nobody knows, and nothing is thrown', async () => {
  const nobody = client('http://127.0.0.1:9')

  expect(await simulate(nobody, { from, to: friend })).toEqual({ at: 'unknown', why: 'unreachable' })
  expect(await estimateFee(nobody, { from, to: friend })).toBeUndefined()
  expect(await factsOf(nobody, [token])).toEqual({})
})

test('the fee is known, and what the account lacks for it', async () => {
  const [fine, poor] = await Promise.all([
    estimateFee(client(), { from, to: friend, value: 1n }),
    estimateFee(client(), { from, to: friend, value: 10n ** 22n - 1n }),
  ])

  expect(fine!.fee).toBeGreaterThan(21_000n)
  expect(fine!.missing).toBe(0n)
  // A node that refuses to estimate what cannot be paid says nothing.
  expect(poor === undefined || poor.missing > 0n).toBe(true)
})

test('a token tells its symbol and decimals; an account tells nothing', async () => {
  const facts = { [token]: { symbol: 'TEST', decimals: 6 }, [friend]: {} }
  expect(await factsOf(client(), [token, friend, token])).toEqual(facts)
})

/** The chain behind a node that refuses one method. */
async function nodeWithout(method: string) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const asked = JSON.parse(body) as { id: number; method: string }
    response.setHeader('content-type', 'application/json')
    if (asked.method === method) {
      const error = { code: -32_601, message: 'It is not passed on.' }
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error }))
    }
    const answer = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close }
}

const together = (...data: Hash[]) =>
  simulateTogether(client(), { from, calls: data.map((each) => ({ to: token, data: each })) }, [testTokenAbi])

test('calls that go together are summed, and what may be taken is what is left after the last of them', async () => {
  expect(await together(transfer(7n), transfer(5n))).toMatchObject({
    at: 'succeeds',
    complete: true,
    changes: [{ asset: { kind: 'token' }, amount: -12n }],
  })
  expect(await together(approve(3n), approve(8n))).toMatchObject({
    permissions: [{ kind: 'amount', spender: friend, amount: 8n }],
  })
  // Two transfers of ether in one transaction: what a transaction costs is counted once.
  const paid = await simulateTogether(client(), {
    from,
    calls: [
      { to: friend, value: 1n },
      { to: friend, value: 2n },
    ],
  })
  expect(paid).toMatchObject({ gas: 21_000n })
  const { gas } = paid as { gas: bigint }
  const price = BigInt((await chain.ask('eth_gasPrice')) as string)
  expect(await feeTogether(client(), { from, calls: [{ value: 10n ** 30n }], gas })).toMatchObject({
    fee: 21_000n * price,
    missing: expect.any(BigInt) as bigint,
  })
  expect(await feeTogether(client(), { from, calls: [] })).toBeUndefined()
  // Given and taken back: nothing has changed.
  expect(await together(approve(3n), approve(0n))).toMatchObject({ at: 'succeeds', permissions: [] })
})

test('the reason of the call that fails is that of all of them, and a node that does not simulate leaves it open', async () => {
  expect(await together(approve(3n), transfer(2n ** 200n))).toEqual({ at: 'reverts', reason: 'Not enough TEST' })
  const calls = [
    { to: friend, value: 5n },
    { to: friend, value: 6n },
  ]
  expect(await simulateTogether(client(), { from, calls })).toMatchObject({
    changes: [{ asset: { kind: 'native' }, amount: -11n }],
  })
  expect(await simulateTogether(client('http://127.0.0.1:1'), { from, calls })).toEqual({
    at: 'unknown',
    why: 'unreachable',
  })
})
