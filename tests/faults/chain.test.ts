import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runningChain } from '#server/local-chain/chain-orphan.server.ts'
import { attacks } from '../load/rpc-attacks.ts'
import { ask, payOn, unmined, type Receipt } from './paying.ts'
import { scratch, startProduct, untilReady, type Product } from './product.ts'

// Each starts the product, some again and again, on a machine that may have other work.
vi.setConfig({ testTimeout: 400_000 })

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const json = { 'content-type': 'application/json' }

const balance = (product: Product, of = address) => ask<string>(product, 'eth_getBalance', of, 'latest')

const funded = '0x8ac7230489e80000'

async function fund({ url }: Product, { to = address, from = '198.51.100.1' } = {}) {
  const body = JSON.stringify({ address: to })
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${url}/api/demo/fund`, {
        method: 'POST',
        headers: { ...json, origin: url, 'x-forwarded-for': from },
        body,
      })
      expect(status).toBe(200)
    },
    { timeout: 30_000, interval: 200 },
  )
}

test('our process killed: the next start stops the chain it left, and what was answered for is there', async () => {
  await using directory = await scratch()
  const first = await startProduct(directory.path)
  await untilReady(first)
  await fund(first)
  const read = await fetch(`${first.url}/rpc`)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  first.child.kill('SIGKILL')
  await first.ended
  const orphan = await runningChain(join(directory.path, 'data/chain'))
  expect(orphan).toBeDefined()

  const second = await startProduct(directory.path)
  await untilReady(second)
  await vi.waitFor(async () => expect(await balance(second)).toBe(funded), { timeout: 30_000, interval: 200 })
  expect((await runningChain(join(directory.path, 'data/chain')))?.pid).not.toBe(orphan!.pid)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('the chain killed: the pages stay, the gateway gives no false answer, and the chain comes back by itself with its state', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await untilReady(product)
  await fund(product)
  const { pid } = (await runningChain(join(directory.path, 'data/chain')))!
  process.kill(pid, 'SIGKILL')
  await expect(balance(product)).rejects.toThrow('The chain does not answer')
  expect((await fetch(product.url)).status).toBe(200)
  await vi.waitFor(async () => expect(await balance(product)).toBe(funded), { timeout: 60_000, interval: 200 })
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('everything killed at once, at any moment: each block that a visitor was told of is there under its hash', async () => {
  await using directory = await scratch()
  const told: Receipt[] = []
  for (let round = 1; round <= 3; round++) {
    const product = await startProduct(directory.path)
    await vi.waitFor(() => ask(product, 'eth_blockNumber'), { timeout: 60_000, interval: 100 })
    expect(await unmined(product, told)).toEqual([])
    const before = told.length
    const paying = payOn(product, { path: directory.path, to: address }, told).catch(() => undefined)
    // The moment is another one in each round, some milliseconds after a receipt came.
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(before + round), { timeout: 60_000, interval: 7 })
    const { pid } = (await runningChain(join(directory.path, 'data/chain')))!
    process.kill(pid, 'SIGKILL')
    product.child.kill('SIGKILL')
    await product.ended
    await paying
  }
  expect(told.length).toBeGreaterThan(8)
})

test('one address asks for the endless loop and worse: others are funded and read, blocks go on, and the state is saved', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path, { variables: { LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } })
  await untilReady(product)
  await fund(product)
  const before = Number(await ask(product, 'eth_blockNumber'))
  const loud = { ...json, 'x-forwarded-for': '192.0.2.1' }
  const attacked = Object.values(attacks).flatMap((calls) =>
    [1, 2].map(async (number) => {
      const body = JSON.stringify(calls(number).map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
      // What is still being asked at the end is cut off.
      await fetch(`${product.url}/rpc`, { method: 'POST', headers: loud, body }).catch(() => undefined)
    }),
  )
  for (const digit of ['1', '2', '3']) {
    const to = `0x${digit.repeat(40)}`
    await fund(product, { to, from: `203.0.113.${digit}` })
    await vi.waitFor(async () => expect(await balance(product, to)).toBe(funded), { timeout: 30_000 })
  }
  expect(Number(await ask(product, 'eth_blockNumber'))).toBeGreaterThanOrEqual(before + 3)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  await Promise.all(attacked)
  expect(product.said()).not.toContain('chain-save-failed')
})
