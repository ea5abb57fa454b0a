import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runningChain } from '#server/chain-orphan.server.ts'
import { scratch, startProduct, untilReady, type Product } from './product.ts'

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const json = { 'content-type': 'application/json' }

/** The balance of the address as the product's gateway tells it, in hexadecimal; throws while no chain answers. */
async function balance({ url }: Product): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
  const answer = (await (await fetch(`${url}/rpc`, { method: 'POST', headers: json, body })).json()) as {
    result?: string
    error?: { message: string }
  }
  if (!answer.result) throw new Error(answer.error?.message)
  return answer.result
}

const funded = '0x8ac7230489e80000'

async function fund({ url }: Product) {
  const body = JSON.stringify({ address })
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${url}/api/demo/fund`, {
        method: 'POST',
        headers: { ...json, origin: url },
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
  // What is written down is at most a second old.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  const { pid } = (await runningChain(join(directory.path, 'data/chain')))!
  process.kill(pid, 'SIGKILL')
  await expect(balance(product)).rejects.toThrow('The chain does not answer')
  expect((await fetch(product.url)).status).toBe(200)
  await vi.waitFor(async () => expect(await balance(product)).toBe(funded), { timeout: 60_000, interval: 200 })
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})
