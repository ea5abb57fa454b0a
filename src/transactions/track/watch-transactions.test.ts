import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, http, type Address, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { askAgain } from './ask-again.ts'
import { openTransactionStore } from './transaction-store.ts'
import { watchTransactions } from './watch-transactions.ts'

let chain: Awaited<ReturnType<typeof testChain>>
let from: Address

beforeAll(async () => {
  chain = await testChain()
  from = ((await chain.ask('eth_accounts')) as Address[])[0]!
  await chain.ask('evm_setAutomine', false)
})
afterAll(() => chain.stop())

/** A node between the watcher and the chain: counts what passes, and can be down. */
async function gate() {
  const state = { down: false, asked: 0, url: '' }
  const server: Server = createServer(async (request, response) => {
    state.asked++
    if (state.down) return void request.socket.destroy()
    let body = ''
    for await (const part of request) body += part
    const answer = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return Object.assign(state, {
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  })
}

/** A storage two tabs share, which tells each of them as a browser does. */
function sharedStorage() {
  const entries = new Map<string, string>()
  const events = new EventTarget()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem(key: string, text: string) {
      entries.set(key, text)
      setTimeout(() => events.dispatchEvent(Object.assign(new Event('storage'), { key })))
    },
  }
  return () => openTransactionStore({ storage, events })
}

async function send(value: string): Promise<Hash> {
  return (await chain.ask('eth_sendTransaction', { from, to: from, value })) as Hash
}

const watched = (url: string) => () => ({
  client: createClient({ transport: http(url, { retryCount: 0 }) }),
  finalBlocks: 64,
  blockSeconds: 0,
})

test('it follows what is added while it runs, through a time without a node, until its signal ends it', async () => {
  using node = await gate()
  const store = sharedStorage()()
  const ending = new AbortController()
  watchTransactions({ store, chain: watched(node.url), signal: ending.signal })
  const own = () => store.list()[0]!

  store.add({ hash: await send('0x1'), from, chainId: 31337, description: 'One' })
  await vi.waitFor(() => expect(own().seen).toBe(true), 5000)
  node.down = true
  await vi.waitFor(() => expect(own().failures).toBeGreaterThan(0), 5000)
  const [{ status, checkedAt, askedAt }] = store.list() as [ReturnType<typeof own>]
  await chain.ask('anvil_mine', '0x1')
  // Nobody has answered for long: by itself it would ask once a minute.
  store.change(own().hash, (current) => ({ ...current, failures: 6, askedAt: Date.now() }))
  node.down = false
  askAgain(store, own().hash)

  expect(status).toBe('pending')
  expect(checkedAt).toBeLessThan(askedAt!)
  await vi.waitFor(() => expect(own().status).toBe('confirmed'), 10_000)

  ending.abort()
  const asked = node.asked
  store.add({ hash: await send('0x2'), from, chainId: 31337, description: 'Two' })
  await sleep(1500)
  expect(node.asked).toBe(asked)
})

test('four tabs ask no more than one', async () => {
  const loads: number[] = []
  for (const tabs of [1, 4]) {
    using node = await gate()
    const open = sharedStorage()
    const stores = Array.from({ length: tabs }, open)
    const ending = new AbortController()
    for (const store of stores) watchTransactions({ store, chain: watched(node.url), signal: ending.signal })
    stores[0]!.add({ hash: await send(`0x${tabs}0`), from, chainId: 31337, description: 'Shared' })
    await sleep(4500)
    loads.push(node.asked)
    ending.abort()
    expect(stores.every((store) => store.list()[0]!.seen)).toBe(true)
  }

  expect(loads[0]).toBeGreaterThan(0)
  expect(loads[1]).toBeLessThan(loads[0]! * 1.5)
})

test('a chain that cannot be asked here is left alone', async () => {
  const store = sharedStorage()()
  const ending = new AbortController()
  watchTransactions({ store, chain: () => undefined, signal: ending.signal })

  store.add({ hash: await send('0x3'), from, chainId: 31337, description: 'Elsewhere' })
  await sleep(300)
  ending.abort()

  expect(store.list()[0]).not.toHaveProperty('askedAt')
})
