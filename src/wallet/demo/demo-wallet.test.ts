import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  parseEther,
  recoverAddress,
  recoverTypedDataAddress,
  stringToHex,
  type Hex,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import { openDemoAsk, type DemoAsk } from './demo-wallet-asks.ts'
import { demoAccount } from './demo-wallet-key.ts'
import type { CallInWords } from './demo-call-words.ts'
import { demoWallet } from './demo-wallet.ts'

const chain = await testChain()
/** Our server, as far as the demo wallet knows it: /rpc leads to the chain. */
const server = createServer(async (request, response) => {
  const body = await new Response(request as unknown as ReadableStream).text()
  const answer = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  response.setHeader('content-type', 'application/json').end(await answer.text())
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { origin: `http://${host}`, host })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  await chain.ask('anvil_setBalance', demoAccount().address, `0x${parseEther('10').toString(16)}`)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.close()
  await chain.stop()
})
afterEach(() => openDemoAsk()?.answer(false))

/** Asks the wallet, answers its question, and hands back both. */
async function asked(method: string, params: unknown[], approved: boolean): Promise<{ ask: DemoAsk; answer: unknown }> {
  const answer = demoWallet.request({ method, params }).catch((error: unknown) => error)
  const { ask, answer: say } = await vi.waitFor(() => openDemoAsk() ?? Promise.reject(new Error('no question')))
  say(approved)
  return { ask, answer: await answer }
}

test('its address is known after a yes only, and forgotten when the permission is taken back', async () => {
  expect(await demoWallet.request({ method: 'eth_accounts' })).toEqual([])
  expect((await asked('eth_requestAccounts', [], false)).answer).toMatchObject({ code: 4001 })
  expect(await demoWallet.request({ method: 'eth_accounts' })).toEqual([])

  const { ask, answer } = await asked('eth_requestAccounts', [], true)
  expect([ask.kind, answer]).toEqual(['connect', [demoAccount().address]])
  expect(await demoWallet.request({ method: 'eth_accounts' })).toEqual([demoAccount().address])

  await demoWallet.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(await demoWallet.request({ method: 'eth_accounts' })).toEqual([])
})

test('a message is shown as it is signed', async () => {
  const text = 'localhost wants you to sign in'
  const { ask, answer } = await asked('personal_sign', [stringToHex(text), demoAccount().address], true)
  expect(ask).toEqual({ kind: 'message', text })
  expect(await recoverAddress({ hash: hashMessage(text), signature: answer as Hex })).toBe(demoAccount().address)
})

test('bytes that are not text are shown as bytes', async () => {
  const { ask } = await asked('personal_sign', ['0xff00', demoAccount().address], false)
  expect(ask).toEqual({ kind: 'message', text: '0xff00' })
})

const named = (name: string) => knownParties(31_337).find((one) => one.name === name)!.address
const approval = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'approve',
  args: [named('TokenLocker'), 5n],
})
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const typed = {
  domain: { name: 'Meridian', version: '1', chainId: 31_337, verifyingContract: token },
  types: {
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { spender: token, value: '5' },
} as const

test('typed data is shown field by field, and refused for another chain', async () => {
  const { ask, answer } = await asked('eth_signTypedData_v4', [demoAccount().address, JSON.stringify(typed)], true)
  expect(ask).toMatchObject({
    kind: 'typed-data',
    title: 'Meridian: Permit',
    fields: [
      ['spender', token],
      ['value', '5'],
    ],
  })
  const signer = await recoverTypedDataAddress({
    ...typed,
    message: { ...typed.message, value: 5n },
    signature: answer as Hex,
  })
  expect(signer).toBe(demoAccount().address)

  const elsewhere = { ...typed, domain: { ...typed.domain, chainId: 1 } }
  const refused = demoWallet.request({ method: 'eth_signTypedData_v4', params: [demoAccount().address, elsewhere] })
  await expect(refused).rejects.toMatchObject({ code: -32_602 })
})

test('an approval is shown in words, with the names that this site knows, before its bytes', async () => {
  const { ask } = await asked('eth_sendTransaction', [{ to: named('Sample Ink'), data: approval }], false)

  expect(ask.kind === 'transaction' && ask.call.title).toBe('Allow someone to take tokens')
  const { lines = [], whoIs } = ask.kind === 'transaction' ? ask.call : ({} as Partial<CallInWords>)
  const parties = lines.flatMap(({ value }) => (value.as === 'party' ? (whoIs?.(value.address).name ?? []) : []))
  expect(parties).toEqual(['TokenLocker', 'Sample Ink'])
})

test('a transaction is sent after a yes, and says what it may cost before', async () => {
  const to = token
  const { ask, answer } = await asked(
    'eth_sendTransaction',
    [{ from: demoAccount().address, to, value: '0xde0b6b3a7640000' }],
    true,
  )
  expect(ask).toMatchObject({ kind: 'transaction', to, value: parseEther('1'), data: '0x' })
  expect(ask.kind === 'transaction' && ask.fee).toBeGreaterThan(0n)
  // The chain answers with the hash before it has made the block.
  await expect
    .poll(() => chain.ask('eth_getTransactionReceipt', answer))
    .toMatchObject({ status: '0x1', to: to.toLowerCase() })
})

test('what is refused is not sent', async () => {
  const before = await chain.ask('eth_getTransactionCount', demoAccount().address, 'latest')
  const { answer } = await asked('eth_sendTransaction', [{ to: token, value: '0x1' }], false)
  expect(answer).toMatchObject({ code: 4001 })
  expect(await chain.ask('eth_getTransactionCount', demoAccount().address, 'latest')).toBe(before)
})

test('a second request while one is open is refused, and another chain is not known', async () => {
  const first = demoWallet.request({ method: 'personal_sign', params: ['0x61'] }).catch(() => {})
  await vi.waitFor(() => expect(openDemoAsk()).toBeDefined())
  await expect(demoWallet.request({ method: 'personal_sign', params: ['0x62'] })).rejects.toMatchObject({
    code: -32_002,
  })
  openDemoAsk()!.answer(false)
  await first
  await expect(
    demoWallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }),
  ).rejects.toMatchObject({ code: 4902 })
})

test('calls together are refused, and it says so before: its account has no code', async () => {
  const params = [demoAccount().address, ['0x7a69']]
  expect(await demoWallet.request({ method: 'wallet_getCapabilities', params })).toEqual({
    '0x7a69': { atomic: { status: 'unsupported' } },
  })
  await expect(demoWallet.request({ method: 'wallet_sendCalls', params: [{ calls: [] }] })).rejects.toMatchObject({
    code: 5760,
  })
})

test('other questions go to the node', async () => {
  expect(await demoWallet.request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(await demoWallet.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
})
