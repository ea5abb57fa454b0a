import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codes, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { transactionPage, type InShell } from './transaction-page.server.ts'

const chain = await testChain()
afterAll(chain.stop)
const [from, to] = (await chain.ask('eth_accounts')) as [string, string]

const framed: InShell = ({ lead, body, status = 200 }) => new Response(`<p>${lead}</p>${String(body)}`, { status })
function page(hash: string, { url = chain.url, confirmations = 1, limits = async () => undefined as void } = {}) {
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31337 })]
  const gateway = openGateway({ chain: { ...localChain, confirmations }, nodes })
  return new Hono<{ Variables: Variables }>()
    .route('/tx', transactionPage({ gateway, limits, framed }))
    .request(`/tx/${hash}`)
}
const refusing = () => Promise.reject(new RpcRefusal(codes.tooMuch, 'Too many.', { status: 429, data: { seconds: 9 } }))
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<[^>]+>/g, '')
const send = async (more: object) => {
  const hash = (await chain.ask('eth_sendTransaction', { from, gas: '0x30000', ...more })) as string
  await expect.poll(() => chain.ask('eth_getTransactionReceipt', hash)).toBeTruthy()
  return hash
}

test('a payment is shown in full: block, time, both addresses with their checksum, value and fee', async () => {
  const hash = await send({ to, value: '0x16345785d8a0000' })
  const answer = await page(hash)
  const text = await textOf(answer)

  expect(answer.status).toBe(200)
  expect(text).toMatch(/It is confirmed, in block \d+ of Local chain\./)
  expect(text).toContain('StatusConfirmed')
  expect(text).toContain(`Hash${hash}`)
  expect(text).toMatch(/Time20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC/)
  expect(text).toContain('From0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(text).toContain('To0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(text).toContain('Value0.1 ETH')
  expect(text).toMatch(/Fee0\.0000\d+ ETH/)
  expect(text).toContain('Log entries0')
  expect(text).not.toContain('Calls the method')
})

test('a contract that is made, a call and its log are named', async () => {
  // Emits one empty log on every call.
  const made = await send({ data: '0x6005600c60003960056000f360006000a0' })
  const receipt = (await chain.ask('eth_getTransactionReceipt', made)) as { contractAddress: string }
  const called = await send({ to: receipt.contractAddress, data: '0xa9059cbb0000' })

  expect((await textOf(await page(made))).toLowerCase()).toContain(`makes the contract${receipt.contractAddress}`)
  const text = await textOf(await page(called))
  expect(text).toContain('Calls the method0xa9059cbb')
  expect(text).toContain('Log entries1')
})

test('one that reverted has failed, and one without enough blocks on it is pending', async () => {
  const reverts = (await chain.ask('eth_getTransactionReceipt', await send({ data: '0x60026000f3' }))) as {
    contractAddress: string
  }
  await chain.ask('anvil_setCode', reverts.contractAddress, '0x60006000fd')
  const failed = await send({ to: reverts.contractAddress })
  const young = await send({ to, value: '0x1' })

  expect(await textOf(await page(failed))).toContain('It failed: it is in block')
  expect(await textOf(await page(young, { confirmations: 3 }))).toContain('StatusPending, 1 of 3 confirmations')
})

test('one that waits says so, with the most it may cost', async () => {
  await chain.ask('evm_setAutomine', false)
  const hash = (await chain.ask('eth_sendTransaction', { from, to, value: '0x1' })) as string
  const text = await textOf(await page(hash))
  await chain.ask('evm_setAutomine', true)
  await chain.ask('evm_mine')

  expect(text).toContain('waits to be put into a block')
  expect(text).toContain('StatusPending')
  expect(text).toMatch(/Fee, at most0\.\d+ ETH/)
})

test('an unknown hash gets a sentence and status 404; what is not a hash is not a page', async () => {
  const unknown = await page(`0x${'ab'.repeat(32)}`)

  expect(unknown.status).toBe(404)
  expect(await textOf(unknown)).toContain('Local chain knows no transaction with this hash.')
  expect((await page('0x12')).status).toBe(404)
  expect(await (await page('0x12')).json()).toMatchObject({ code: 'request.not-found' })
})

test('while the chain is away that is said, with status 503', async () => {
  const answer = await page(`0x${'ab'.repeat(32)}`, { url: 'http://127.0.0.1:1' })

  expect(answer.status).toBe(503)
  expect(await textOf(answer)).toContain('Reload in a minute')
})

test('it counts against the limit of calls', async () => {
  const answer = await page(`0x${'ab'.repeat(32)}`, { limits: refusing })

  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('9')
})
