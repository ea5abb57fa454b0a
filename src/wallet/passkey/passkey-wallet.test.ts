import { createSign, generateKeyPairSync, createHash, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashMessage, parseEther, stringToHex, type Address, type Hex } from 'viem'
import { hashTypedData } from 'viem/utils'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { create2Deployer, create2DeployerCode } from '#chain/contracts/create2.ts'
import { seedPasskeys } from '#server/local-chain/seed-passkeys.server.ts'
import { openDemoAsk } from '#wallet/demo/demo-wallet-asks.ts'
import { demoAccount } from '#wallet/demo/demo-wallet-key.ts'
import { contractAgrees } from '#wallet/session/contract-signature.server.ts'
import { passkeyWallet } from './passkey-wallet.ts'

const chain = await testChain()
/** The gateway of the server: what it forbids is forbidden here too. */
const { rpc } = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: localChain.id })],
})
const server = createServer(async (request, response) => {
  const body = await new Response(request as unknown as ReadableStream).text()
  if (request.url === '/api/demo/fund') {
    await chain.ask('anvil_setBalance', JSON.parse(body).address, `0x${parseEther('10').toString(16)}`)
    return response.setHeader('content-type', 'application/json').end('{"balance":"0"}')
  }
  const answer = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return response.setHeader('content-type', 'application/json').end(await answer.text())
})

/** An authenticator in software: one key, and whether its owner closes the prompt. */
let key: KeyObject
let closes = false
const bytesOf = (buffer: Uint8Array) => Uint8Array.from(buffer).buffer
const refused = () => Object.assign(new Error('closed'), { name: 'NotAllowedError' })
const credentials = {
  async create() {
    if (closes) throw refused()
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    key = pair.privateKey
    const spki = bytesOf(pair.publicKey.export({ format: 'der', type: 'spki' }))
    return { rawId: bytesOf(Buffer.from('one')), response: { getPublicKey: () => spki } }
  },
  async get({ publicKey }: { publicKey: { challenge: Uint8Array } }) {
    if (closes) throw refused()
    const challenge = Buffer.from(publicKey.challenge).toString('base64url')
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://localhost', crossOrigin: false }),
    )
    const authenticatorData = Buffer.concat([
      createHash('sha256').update('localhost').digest(),
      Buffer.from([5, 0, 0, 0, 0]),
    ])
    const toSign = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
    const signature = createSign('sha256').update(toSign).sign(key)
    const response = {
      authenticatorData: bytesOf(authenticatorData),
      clientDataJSON: bytesOf(clientDataJSON),
      signature: bytesOf(signature),
    }
    return { response }
  },
}

let account: Address
const kept = new Map<string, string>()

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', { origin: `http://${host}`, host, hostname: 'localhost', href: `http://${host}/` })
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: kept.set.bind(kept) })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', credentials)
  vi.stubGlobal('navigator', { credentials })
  const { fetch: real } = globalThis
  vi.stubGlobal('fetch', (url: string | URL | Request, given?: RequestInit) =>
    real(typeof url === 'string' && url.startsWith('/') ? `http://${host}${url}` : url, given),
  )
  await chain.ask('anvil_setCode', create2Deployer, create2DeployerCode)
  await seedPasskeys(chain.ask)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.close()
  await chain.stop()
})

const ask = (method: string, ...params: unknown[]) => passkeyWallet.request({ method, params })
const agrees = (hash: Hex, signature: Hex) =>
  contractAgrees({ nodeRpc: rpc, chainId: localChain.id }, { address: account, hash, signature })

const pay = (to: Address, ether: string) => ({ to, value: `0x${parseEther(ether).toString(16)}` })
const balance = async (of: Address) => BigInt((await chain.ask('eth_getBalance', of, 'latest')) as string)

const typedFor = (contract: Address, to: Address) =>
  ({
    domain: { name: 'Claims', chainId: localChain.id, verifyingContract: contract },
    types: { Claim: [{ name: 'to', type: 'address' }] },
    primaryType: 'Claim',
    message: { to },
  }) as const

async function signed(text: string): Promise<Hex> {
  const answer = ask('personal_sign', stringToHex(text), account)
  const open = await vi.waitFor(() => openDemoAsk() ?? Promise.reject(new Error('no question')))
  expect(open.ask).toEqual({ kind: 'message', text })
  open.answer(true)
  return (await answer) as Hex
}

test('a prompt that is closed makes nothing, and the next one makes the account', async () => {
  closes = true
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ name: 'PasskeyClosedError' })
  expect(await ask('eth_accounts')).toEqual([])
  closes = false
  ;[account] = (await ask('eth_requestAccounts')) as [Address]
  expect(await ask('eth_accounts')).toEqual([account])
  expect(await chain.ask('eth_getCode', account, 'latest')).toBe('0x')
})

test('it signs in before it is made, sends calls that all happen or none, and signs in after', async () => {
  const before = await signed('sign in, please')
  expect(await agrees(hashMessage('sign in, please'), before)).toBe(true)
  expect(await agrees(hashMessage('something else'), before)).toBe(false)

  const [one, two]: [Address, Address] = [
    '0x00000000000000000000000000000000000a11ce',
    '0x0000000000000000000000000000000000000b0b',
  ]

  closes = true
  await expect(ask('eth_sendTransaction', pay(one, '1'))).rejects.toMatchObject({ code: 4001 })
  closes = false
  // The id is answered, and kept, while no block has the calls yet.
  await chain.ask('evm_setAutomine', false)
  // The account is made by a transaction before, which waits for its block.
  const making = setInterval(() => void chain.ask('evm_mine'), 50)
  await ask('eth_signTypedData_v4', account, JSON.stringify(typedFor(one, two)))
  clearInterval(making)
  await ask('wallet_sendCalls', { id: '0x01', calls: [pay(one, '1'), pay(two, '2')] })
  expect(kept.get('intaglio.passkey.batches')).toContain('0x01')
  expect(await ask('wallet_getCallsStatus', '0x01')).toMatchObject({ status: 100 })
  await chain.ask('evm_mine')
  await chain.ask('evm_setAutomine', true)
  expect(await ask('wallet_getCallsStatus', '0x01')).toMatchObject({ status: 200, atomic: true })
  await expect(ask('wallet_getCallsStatus', '0x02')).rejects.toMatchObject({ code: 5730 })
  expect([await balance(one), await balance(two)]).toEqual([parseEther('1'), parseEther('2')])
  // More than there is: refused with a reason before anything is signed.
  const tooMuch = ask('wallet_sendCalls', { id: '0x03', calls: [pay(one, '1'), pay(two, '90')] })
  await expect(tooMuch).rejects.toMatchObject({ name: 'EstimateGasExecutionError' })
  expect(await balance(one)).toBe(parseEther('1'))

  const after = await signed('and again')
  expect(after).not.toContain('6492'.repeat(16))
  expect(await agrees(hashMessage('and again'), after)).toBe(true)
  const typed = typedFor(one, two)
  const signature = (await ask('eth_signTypedData_v4', account, JSON.stringify(typed))) as Hex
  expect(await agrees(hashTypedData(typed), signature)).toBe(true)
})

test('its calls are sent and paid for in test ether by the key of the demo wallet, and it creates no contract', async () => {
  const hash = await ask('eth_sendTransaction', { to: demoAccount().address, value: '0x1' })
  const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { gasUsed: Hex; from: Address }
  expect(receipt.from).toBe(demoAccount().address.toLowerCase())
  // A payment of the demo wallet takes 21,000.
  expect(Number(receipt.gasUsed)).toBeLessThan(120_000)
  await expect(ask('eth_sendTransaction', { data: '0x00' })).rejects.toMatchObject({ code: 4200 })
})
