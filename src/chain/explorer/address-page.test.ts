import { Hono } from 'hono'
import { getAddress, numberToHex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codes, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { addressPage } from './address-page.server.ts'
import type { InShell } from './transaction-page.server.ts'

const chain = await testChain()
afterAll(chain.stop)

const ours = '0x00000000000000000000000000000000000000C1'
const framed: InShell = ({ title, lead, body, status = 200 }) =>
  new Response(`<h1>${title}</h1><p>${lead}</p>${String(body)}`, { status })
function page(address: string, { url = chain.url, limits = async () => undefined as void } = {}) {
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  return new Hono<{ Variables: Variables }>()
    .route('/address', addressPage({ gateway, limits, framed, contracts: { TokenLocker: ours } }))
    .request(`/address/${address}`)
}
const textOf = async (answer: Response) => (await answer.text()).replaceAll('</tr>', '\n').replaceAll(/<[^>]+>/g, '')
/** Puts code at an address of its own and answers the address. */
async function place(number: number, code: string) {
  const address = getAddress(numberToHex(number, { size: 20 }))
  await chain.ask('anvil_setCode', address, code)
  return address
}

test('an account is shown with its balance, and an address in small letters moves to its one spelling', async () => {
  const rich = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const answer = await page(rich)
  const text = await textOf(answer)
  const small = await page(rich.toLowerCase())

  expect(answer.status).toBe(200)
  expect(text).toContain('An account on Local chain: there is no code here.')
  expect(text).toContain(`Address${rich}`)
  expect(text).toMatch(/Balance[\d.]+ ETH\nTransactions sent\d+\nCodeNone\n/)
  expect([small.status, small.headers.get('location')]).toEqual([308, `/address/${rich}`])
})

test('the page knows code, a token, a contract of ours, and an account that lets a contract act for it', async () => {
  // Answers every question with 64 bytes; then one that refuses; then EIP-7702.
  const token = await place(0xb1, '0x60406000f3')
  const plain = await place(0xb2, '0x5f5ffd')
  const acting = await place(0xb3, `0xef0100${'ab'.repeat(20)}`)
  await chain.ask('anvil_setCode', ours, '0x5f5ffd')

  const html = await (await page(token)).text()
  expect(html).toContain('answers as a token does')
  expect(html).toContain(`<a href="/meme-token/${token}">`)
  expect(html).not.toContain('Transactions sent')
  expect(await textOf(await page(plain))).toMatch(
    /ContractA contract on Local chain\. It is not one of ours.*Code3 bytes/s,
  )
  expect(await textOf(await page(acting))).toMatch(/AccountAn account on Local chain.*Acts for it0xab/is)
  expect(await textOf(await page(ours))).toMatch(/TokenLockerA contract of ours on Local chain/)
})

test('what is no address has no page, and a wrong letter gets a sentence', async () => {
  const wrong = await page('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266')

  expect((await page('0x12')).status).toBe(404)
  expect(wrong.status).toBe(404)
  expect(await textOf(wrong)).toContain('A letter of this address is wrong')
})

test('while the chain is away that is said, and the page counts against the limit of calls', async () => {
  const away = await page(ours, { url: 'http://127.0.0.1:1' })
  const refusal = new RpcRefusal(codes.tooMuch, 'Too many.', { status: 429, data: { seconds: 9 } })
  const limited = await page(ours, { limits: () => Promise.reject(refusal) })

  expect(away.status).toBe(503)
  expect(await textOf(away)).toContain('Reload in a minute')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '9'])
})
