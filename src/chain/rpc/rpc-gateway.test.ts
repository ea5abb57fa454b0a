import { afterAll, afterEach, expect, test } from 'vitest'
import { keccak256 } from 'viem/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { NodeRefused } from './node-rpc.server.ts'
import { openGateway } from './rpc-gateway.server.ts'
import { openNode } from './rpc-node.server.ts'
import { RpcRefusal } from './rpc-refusal.server.ts'
import { reply, testNode, type Behaviour } from './test-node.server.ts'

const chain = await testChain()
afterAll(chain.stop)

const nodes: Awaited<ReturnType<typeof testNode>>[] = []
afterEach(() => nodes.splice(0).forEach((node) => node.close()))

const opened = async (behave: Behaviour, options?: { path?: string }) => {
  const node = await testNode(behave, options)
  nodes.push(node)
  return node
}
const good =
  (value: unknown): Behaviour =>
  (asked) =>
    asked.method === 'eth_chainId' ? undefined : value
const gatewayTo = (...behind: { node: (number: number) => ReturnType<typeof openNode> }[]) =>
  openGateway({ chain: localChain, nodes: behind.map((one, at) => one.node(at + 1)) })
const soon = () => AbortSignal.timeout(15_000)
const real = (url = chain.url) => openNode({ number: 1, address: () => url, chainId: 31337 })
const someone = `0x${'22'.repeat(20)}`
const balance = ['eth_getBalance', [someone, 'latest']] as const

/** A transaction nobody has sent yet. */
async function signed(): Promise<`0x${string}`> {
  const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  const nonce = Number(await chain.ask('eth_getTransactionCount', account.address, 'pending'))
  const fees = { gas: 21_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 1n }
  return account.signTransaction({ chainId: 31337, nonce, to: someone as '0x', value: 1n, ...fees })
}

test('it answers what the chain answers', async () => {
  const gateway = openGateway({ chain: localChain, nodes: [real()] })
  const [account] = (await chain.ask('eth_accounts')) as [string]

  expect(await gateway.rpc('eth_getBalance', [account, 'earliest'], soon())).toBe('0x21e19e0c9bab2400000')
  expect(await gateway.rpc('eth_chainId', [], soon())).toBe('0x7a69')
  expect(await gateway.rpc('net_version', [], soon())).toBe('31337')
  expect(await gateway.rpc('web3_clientVersion', [], soon())).toMatch(/^anvil/)
  expect(await gateway.rpc('eth_simulateV1', [{ blockStateCalls: [{ calls: [] }] }, 'latest'], soon())).toHaveLength(1)
})

test('a call that reverts is an answer: no other node is asked, and what the contract said comes through', async () => {
  const second = await opened(good('0x1'))
  const gateway = openGateway({ chain: localChain, nodes: [real(), second.node(2)] })
  // Code that reverts with four bytes.
  const code = '0x63deadbeef60e01b60005260046000fd'
  const call = gateway.rpc('eth_call', [{ data: code }, 'latest'], soon())

  await expect(call).rejects.toMatchObject({ name: 'NodeRefused', code: 3, data: '0xdeadbeef' })
  expect(second.asked).toEqual([])
})

test.each([
  { code: -32_000, message: 'too many requests, rate limit', data: '0x08c379a0' },
  { code: 3, message: 'too many requests, rate limit' },
  { code: -32_000, message: 'execution reverted: too many requests, rate limit' },
  { code: -32_015, message: 'VM Exception: rate limit', data: { data: 'Reverted 0x08c379a0' } },
])('a contract that reverts with the words of a provider’s limit silences nobody: %j', async (error) => {
  const first = await opened(({ id, method }, response) =>
    method === 'eth_call' ? void reply(response, { id, error }) : undefined,
  )
  const second = await opened(good('0x1'))
  const gateway = gatewayTo(first, second)

  await expect(gateway.rpc('eth_call', [{}, 'latest'], soon())).rejects.toThrow(NodeRefused)
  expect(gateway.health().map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect(second.asked).toEqual([])
})

const faults: Record<string, Behaviour> = {
  'status 500': (_, response) => response.writeHead(500).end('{}'),
  'status 429': (_, response) => response.writeHead(429, { 'retry-after': '60' }).end(),
  'a key that is refused': (_, response) => response.writeHead(401).end('bad key'),
  'a redirect': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'no answer': () => undefined,
  'an answer without end': (_, response) => response.writeHead(200).write('{'),
  garbage: (_, response) => response.end('<html>maintenance</html>'),
  'an answer to another question': (_, response) => reply(response, { id: 999_999, result: '0x0' }),
  'neither result nor error': ({ id }, response) => reply(response, { id }),
  'a cut connection': (_, response) => response.destroy(),
  'a spent quota': ({ id }, response) =>
    reply(response, { id, error: { code: -32_005, message: 'daily request count exceeded' } }),
}
test.each(Object.entries(faults))('after %s the next node is asked, and this one rests', async (_, fault) => {
  const first = await opened((asked, ...rest) =>
    asked.method === 'eth_chainId' ? undefined : void fault(asked, ...rest),
  )
  const second = await opened(good('0x7'))
  const gateway = gatewayTo(first, second)

  expect(await gateway.rpc(...balance, soon())).toBe('0x7')
  expect(gateway.health()).toEqual([
    { node: 1, state: 'resting' },
    { node: 2, state: 'ready' },
  ])
  expect(await gateway.rpc('eth_gasPrice', [], soon())).toBe('0x7')
  expect(first.asked).not.toContain('eth_gasPrice')
})

test('a slow call of one visitor gets a timeout error, rests no node and goes to no other', async () => {
  const first = await opened(({ method }) =>
    method === 'eth_chainId' ? undefined : method === 'eth_call' ? undefined : '0x1',
  )
  const second = await opened(good('0x2'))
  const gateway = gatewayTo(first, second)
  const slow = gateway.rpc('eth_call', [{ to: someone }, 'latest'], soon())

  await expect(slow).rejects.toThrow('The call took longer than 10 seconds and was given up.')
  expect(gateway.health()[0]).toEqual({ node: 1, state: 'ready' })
  expect(second.asked).toEqual([])
  expect(await gateway.rpc(...balance, soon())).toBe('0x1')
})

test('a node that answers nothing any more rests after a slow question too, and the next one is asked', async () => {
  const first = await opened((asked) => (asked.method === 'eth_chainId' ? undefined : '0x1'))
  const second = await opened(good('0x2'))
  const gateway = gatewayTo(first, second)
  expect(await gateway.rpc(...balance, soon())).toBe('0x1')
  // An answer that never ends.
  first.behave((_, response) => void response.writeHead(200).write('{'))

  expect(await gateway.rpc('eth_call', [{ to: someone }, 'latest'], soon())).toBe('0x2')
  expect(gateway.health()[0]).toEqual({ node: 1, state: 'resting' })
})

test('what tells of a block is answered when that is safe, and what costs nothing waits for no place', async () => {
  const node = await opened(({ method }) =>
    method === 'eth_chainId' ? undefined : method === 'eth_call' ? undefined : '0x1',
  )
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const gateway = openGateway({
    chain: localChain,
    nodes: [node.node(1, { timeout: 5_000 })],
    ownChain: { told: async (ask) => ask().then(async (answer) => (await promise, answer)) },
  })
  const calls = Array.from({ length: 30 }, (_, at) =>
    gateway.rpc('eth_call', [{ to: someone, value: `0x${at}` }, 'latest'], soon()).catch(() => undefined),
  )
  const told = gateway.rpc('eth_blockNumber', [], soon()).then(() => order.push('block'))
  await gateway.rpc(...balance, soon())
  order.push('balance')
  resolve()
  await told

  expect(order).toEqual(['balance', 'block'])
  node.close()
  await Promise.all(calls)
})

test('a node that rested is asked again, and first again', async () => {
  const first = await opened((asked, response) =>
    asked.method === 'eth_chainId' ? undefined : void response.destroy(),
  )
  const second = await opened(good('0x2'))
  const gateway = gatewayTo(first, second)
  await gateway.rpc(...balance, soon())
  first.behave(good('0x1'))

  await expect.poll(() => gateway.rpc(...balance, soon()), { timeout: 5_000 }).toBe('0x1')
})

test('when no node answers, that is said without a word of where they are', async () => {
  const gateway = openGateway({
    chain: localChain,
    nodes: [openNode({ number: 1, address: () => 'http://127.0.0.1:1/v3/secretkey', chainId: 31337 })],
  })
  const error = await gateway.rpc(...balance, soon()).catch((failure: unknown) => failure)

  expect(String(error)).not.toMatch(/127\.0\.0\.1|secretkey/)
})

test('the words of a node pass, its address and key do not', async () => {
  const message = 'bad block at https://node.example/v3/k3y-of-ours, key k3y-of-ours, host 127.0.0.1'
  const node = await opened(
    ({ id, method }, response) =>
      method === 'eth_chainId'
        ? undefined
        : void reply(response, { id, error: { code: -32_000, message, data: { trace: 'k3y-of-ours' } } }),
    { path: '/v3/k3y-of-ours?x=1' },
  )
  const error = await gatewayTo(node)
    .rpc(...balance, soon())
    .catch((failure: unknown) => failure)

  expect(error).toMatchObject({ name: 'NodeRefused', code: -32_000 })
  expect((error as NodeRefused).message).toBe('bad block at (address) key (address), host (address)')
  expect((error as NodeRefused).data).toBeUndefined()
})

test('a node of another chain is refused for good, and when there is no other, that is said in one line', async () => {
  const wrong = await opened(() => '0x1')
  const right = await opened(good('0x5'))
  const gateway = gatewayTo(wrong, right)

  await gateway.check()
  expect(await gateway.rpc(...balance, soon())).toBe('0x5')
  expect(gateway.health()[0]).toEqual({ node: 1, state: 'refused' })
  await expect(gatewayTo(wrong).check()).rejects.toThrow(
    /^RPC_URL: none of its nodes serves chain 31337 \(Local chain\)/,
  )
  expect(wrong.asked).toEqual([])
})

test('a node that is away while we start may be right: nothing is refused for it', async () => {
  await expect(gatewayTo(await opened((_, response) => response.destroy())).check()).resolves.toBeUndefined()
})

test.each([
  'anvil_setBalance',
  'debug_traceTransaction',
  'admin_peers',
  'personal_sign',
  'eth_sendTransaction',
  'eth_sign',
  'evm_mine',
  'hardhat_reset',
  'eth_accounts',
  'txpool_content',
  'toString',
  '__proto__',
  'constructor',
  'ETH_CALL',
  '',
])('%s is not passed on', async (method) => {
  const node = await opened(good('0x1'))

  await expect(gatewayTo(node).rpc(method, [], soon())).rejects.toMatchObject({ name: 'RpcRefusal', code: -32_601 })
  expect(node.asked).toEqual([])
})

test.each([
  ['eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1388' }]],
  ['eth_getLogs', [{ fromBlock: 'earliest' }]],
  ['eth_getLogs', [{ fromBlock: 'nonsense', toBlock: '0x1' }]],
  ['eth_getLogs', []],
  ['eth_feeHistory', ['0x401', 'latest', []]],
  ['eth_simulateV1', [{ blockStateCalls: [{}, {}, {}, {}, {}] }, 'latest']],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: Array.from({ length: 51 }, () => ({})) }] }, 'latest']],
  ['eth_sendRawTransaction', ['0x']],
  ['eth_sendRawTransaction', [{ raw: 1 }]],
])('%s of %j is more than we let a node do', async (method, params) => {
  const node = await opened((asked) => (asked.method === 'eth_blockNumber' ? '0x100000' : undefined))

  await expect(gatewayTo(node).rpc(method, params, soon())).rejects.toMatchObject({ name: 'RpcRefusal', code: -32_602 })
  expect(node.asked).not.toContain(method)
})

test.each([
  [{ fromBlock: '0x0', toBlock: '0x1387' }],
  [{ fromBlock: 'latest' }],
  [{ fromBlock: '0xfff00' }],
  [{ blockHash: `0x${'0'.repeat(64)}` }],
])('logs of %j are asked for', async (filter) => {
  const node = await opened((asked) =>
    asked.method === 'eth_blockNumber' ? '0x100000' : asked.method === 'eth_getLogs' ? [] : undefined,
  )

  expect(await gatewayTo(node).rpc('eth_getLogs', [filter], soon())).toEqual([])
})

test('an answer larger than a megabyte is cut off and refused; no other node has to send it again', async () => {
  const first = await opened(good('0'.repeat(1_000_001)))
  const second = await opened(good('0x1'))
  const gateway = gatewayTo(first, second)

  await expect(gateway.rpc(...balance, soon())).rejects.toThrow('larger than 1 MB')
  expect(second.asked).toEqual([])
  expect(gateway.health()[0]!.state).toBe('ready')
})

test('the same question of many visitors is asked once, and one who leaves does not end it for the others', async () => {
  let answer: ((result: string) => void) | undefined
  const node = await opened(({ id, method }, response) => {
    if (method !== 'eth_chainId') answer = (result) => reply(response, { id, result })
  })
  const gateway = gatewayTo({ node: (number) => node.node(number, { timeout: 5_000 }) })
  const leaving = new AbortController()
  const asked = [leaving.signal, soon(), soon()].map((signal) => gateway.rpc(...balance, signal))
  leaving.abort()
  await expect(asked[0]).rejects.toThrow('aborted')
  await expect.poll(() => node.asked).toEqual(['eth_getBalance'])
  answer!('0x9')

  expect(await Promise.all(asked.slice(1))).toEqual(['0x9', '0x9'])
  expect(node.asked).toEqual(['eth_getBalance'])
})

test('what is final is kept, what is young is asked for again, and all is forgotten when the chain begins anew', async () => {
  const node = await opened(({ method, params }) => {
    if (method === 'eth_blockNumber') return '0x64'
    if (method === 'eth_getTransactionReceipt') return { blockNumber: params[0] }
    return method === 'eth_getCode' ? '0x60' : undefined
  })
  const gateway = gatewayTo(node)
  const twice = async (method: string, ...params: unknown[]) => {
    const before = node.asked.length
    await gateway.rpc(method, params, soon())
    await gateway.rpc(method, params, soon())
    return node.asked.length - before
  }
  expect(await twice('eth_getTransactionReceipt', '0x1')).toBe(2)
  await gateway.rpc('eth_blockNumber', [], soon())

  expect(await twice('eth_getTransactionReceipt', '0x24')).toBe(1)
  expect(await twice('eth_getTransactionReceipt', '0x25')).toBe(2)
  expect(await twice('eth_getCode', someone, '0x24')).toBe(1)
  expect(await twice('eth_getCode', someone, 'latest')).toBe(2)
  gateway.forget()
  expect(await twice('eth_getCode', someone, '0x24')).toBe(2)
})

test('a transaction is sent to one node only', async () => {
  const other = await opened(good('0x0'))
  const gateway = openGateway({ chain: localChain, nodes: [real(), other.node(2)] })
  const raw = await signed()

  expect(await gateway.rpc('eth_sendRawTransaction', [raw], soon())).toBe(keccak256(raw))
  expect(other.asked).toEqual([])
})

test('one the chain has already counts as sent', async () => {
  const gateway = openGateway({ chain: localChain, nodes: [real()] })
  const raw = await signed()
  const send = () => gateway.rpc('eth_sendRawTransaction', [raw], soon())
  await send()

  expect(await send()).toBe(keccak256(raw))
})

test.each(['already known', 'ALREADY_EXISTS: already known', 'transaction already imported', 'Known transaction'])(
  'a node that says “%s” has it',
  async (message) => {
    const node = await opened(({ id, method }, response) =>
      method === 'eth_chainId' ? undefined : void reply(response, { id, error: { code: -32_000, message } }),
    )
    const raw = await signed()

    expect(await gatewayTo(node).rpc('eth_sendRawTransaction', [raw], soon())).toBe(keccak256(raw))
  },
)

test('a refused transaction is refused: no other node is asked to take it', async () => {
  const node = await opened(({ id, method }, response) =>
    method === 'eth_sendRawTransaction'
      ? void reply(response, { id, error: { code: -32_000, message: 'insufficient funds for gas' } })
      : undefined,
  )
  const other = await opened(good('0x0'))

  await expect(gatewayTo(node, other).rpc('eth_sendRawTransaction', [await signed()], soon())).rejects.toThrow(
    'insufficient funds',
  )
  expect(other.asked).toEqual([])
})

test.each<[string, (asked: { id: number }, response: Parameters<Behaviour>[1]) => void]>([
  ['refused for its rate', (_, response) => void response.writeHead(429).end()],
  [
    'refused for its quota',
    ({ id }, response) => reply(response, { id, error: { code: -32_005, message: 'rate limit' } }),
  ],
])('a transaction that surely did not arrive, because it was %s, is sent to the next node', async (_, refuse) => {
  const node = await opened((asked, response) =>
    asked.method === 'eth_chainId' ? undefined : void refuse(asked, response),
  )
  const raw = await signed()
  const gateway = openGateway({
    chain: localChain,
    nodes: [node.node(1), openNode({ number: 2, address: () => chain.url, chainId: 31337 })],
  })

  expect(await gateway.rpc('eth_sendRawTransaction', [raw], soon())).toBe(keccak256(raw))
})

test('a transaction that may have arrived is never sent a second time; the visitor learns which hash to look for', async () => {
  const node = await opened(({ method }, response) =>
    method === 'eth_sendRawTransaction' ? void response.destroy() : undefined,
  )
  const raw = await signed()
  const gateway = openGateway({
    chain: localChain,
    nodes: [node.node(1), openNode({ number: 2, address: () => chain.url, chainId: 31337 })],
  })
  const error = await gateway.rpc('eth_sendRawTransaction', [raw], soon()).catch((failure: unknown) => failure)

  expect(error).toBeInstanceOf(RpcRefusal)
  expect(error).toMatchObject({ code: -32_000, data: { hash: keccak256(raw) } })
  expect(node.asked.filter((method) => method === 'eth_sendRawTransaction')).toHaveLength(1)
  expect(await chain.ask('eth_getTransactionByHash', keccak256(raw))).toBeNull()
})

test('where the answer was lost but the transaction was not, it counts as sent', async () => {
  const raw = await signed()
  const node = await opened(({ method }, response) => {
    if (method === 'eth_sendRawTransaction')
      void chain.ask('eth_sendRawTransaction', raw).then(() => response.destroy())
  })
  const gateway = openGateway({
    chain: localChain,
    nodes: [node.node(1, { timeout: 5_000 }), openNode({ number: 2, address: () => chain.url, chainId: 31337 })],
  })

  expect(await gateway.rpc('eth_sendRawTransaction', [raw], soon())).toBe(keccak256(raw))
})
