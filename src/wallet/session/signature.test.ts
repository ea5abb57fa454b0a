import { setTimeout as sleep } from 'node:timers/promises'
import {
  compactSignatureToHex,
  concatHex,
  encodeAbiParameters,
  parseCompactSignature,
  parseSignature,
  serializeSignature,
  signatureToCompactSignature,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { newAccount, testSignIn } from './test-sign-in.server.ts'
import { badWallets, deployer, deployment, ownedWallet } from './test-wallets.server.ts'

const chain = await testChain()

/** The gateway of the server to the one node at `url`. */
const through = (url: string) => {
  const node = openNode({ number: 1, address: () => url, chainId: localChain.id })
  return openGateway({ chain: localChain, nodes: [node] }).rpc
}

const site = await testSignIn({ nodeRpc: through(chain.url) })
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await chain.stop()
})

const owner = newAccount()
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const suffix: Hex = `0x${'6492'.repeat(16)}`
let fresh = 0

/** Asks for a message for `address`, has `sign` sign it, and answers the status of the verification with the code of a refusal. */
async function signInAs(address: Address, sign: (message: string) => Promise<Hex> | Hex) {
  const browser = site.browser()
  const message = await browser.message(address)
  const answer = await browser.verify(message, await sign(message))
  const { code } = (await answer.json()) as { code?: string }
  return [answer.status, code]
}

const refused = [401, 'sign-in.refused']
const byOwner = (message: string) => owner.signMessage({ message })

/** A contract account at an address of its own, with this code. */
async function walletWith(code: Hex): Promise<Address> {
  const { address } = newAccount()
  await chain.ask('anvil_setCode', address, code)
  return address
}

const deploy = async (data: Hex) => {
  const [from] = (await chain.ask('eth_accounts')) as Address[]
  const hash = await chain.ask('eth_sendTransaction', { from, to: deployer, data })
  // The chain answers with the hash before it has made the block.
  await expect.poll(() => chain.ask('eth_getTransactionReceipt', hash)).not.toBeNull()
}

const undeployed = (data: Hex, inner: Hex, factory: Address = deployer) =>
  concatHex([
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [factory, data, inner]),
    suffix,
  ])

test.each<[string, (signature: Hex) => Hex]>([
  ['65 bytes', (signature) => signature],
  [
    '65 bytes with v of 0 or 1',
    (signature) => concatHex([signature.slice(0, 130) as Hex, signature.endsWith('1b') ? '0x00' : '0x01']),
  ],
  [
    '64 bytes by EIP-2098',
    (signature) => compactSignatureToHex(signatureToCompactSignature(parseSignature(signature))),
  ],
])('the signature of a key is accepted with %s', async (_, write) => {
  // Both values of v: a signature has either with the same chance.
  for (let i = 0; i < 6; i++)
    expect(await signInAs(owner.address, async (m) => write(await byOwner(m)))).toEqual([200, undefined])
})

const inUpperHalf = (signature: Hex) => {
  const { r, s, yParity } = parseSignature(signature)
  const high = (order - BigInt(s)).toString(16).padStart(64, '0')
  return serializeSignature({ r, s: `0x${high}`, yParity: yParity === 0 ? 1 : 0 })
}

test.each<[string, (signature: Hex) => Hex]>([
  ['s in the upper half', inUpperHalf],
  [
    'the other v',
    (signature) => concatHex([signature.slice(0, 130) as Hex, signature.endsWith('1b') ? '0x1c' : '0x1b']),
  ],
  ['v of 29', (signature) => concatHex([signature.slice(0, 130) as Hex, '0x1d'])],
  ['v of 2', (signature) => concatHex([signature.slice(0, 130) as Hex, '0x02'])],
  ['v of 35', (signature) => concatHex([signature.slice(0, 130) as Hex, '0x23'])],
  ['r of zero', (signature) => concatHex([`0x${'00'.repeat(32)}`, `0x${signature.slice(66)}`])],
  ['s of zero', (signature) => concatHex([signature.slice(0, 66) as Hex, `0x${'00'.repeat(32)}`, '0x1b'])],
  ['r of the order', (signature) => concatHex([`0x${order.toString(16)}`, `0x${signature.slice(66)}`])],
  ['a byte more', (signature) => concatHex([signature, '0x00'])],
  ['two bytes less', (signature) => signature.slice(0, 128) as Hex],
  [
    '64 bytes with the other parity',
    (signature) => {
      const { r, yParityAndS } = parseCompactSignature(
        compactSignatureToHex(signatureToCompactSignature(parseSignature(signature))),
      )
      return compactSignatureToHex({
        r,
        yParityAndS: `0x${(BigInt(yParityAndS) ^ (1n << 255n)).toString(16).padStart(64, '0')}`,
      })
    },
  ],
  ['zeros', () => `0x${'00'.repeat(65)}`],
])('the signature of a key is refused with %s', async (_, write) => {
  expect(await signInAs(owner.address, async (message) => write(await byOwner(message)))).toEqual(refused)
})

test('the signature of another key, and of another message, is refused', async () => {
  expect(await signInAs(newAccount().address, byOwner)).toEqual(refused)
  expect(await signInAs(owner.address, (message) => byOwner(`${message}\n`))).toEqual(refused)
})

test('a deployed contract account signs in by ERC-1271, with the signature of its owner and of nobody else', async () => {
  const { address, data } = deployment(owner.address, ++fresh)
  await deploy(data)
  expect(await chain.ask('eth_getCode', address, 'latest')).toBe(ownedWallet(owner.address).toLowerCase())

  expect(await signInAs(address, byOwner)).toEqual([200, undefined])
  expect(await signInAs(address, (message) => newAccount().signMessage({ message }))).toEqual(refused)
  expect(await signInAs(address, () => '0x1234')).toEqual(refused)
})

test.each(Object.entries(badWallets))('a contract account %s does not sign in', async (_, code) => {
  const started = performance.now()

  // What no node may answer is cut off, and counts as no answer.
  const status = code === badWallets['that answers a megabyte'] ? 503 : 401
  expect((await signInAs(await walletWith(code), byOwner))[0]).toBe(status)
  expect(performance.now() - started).toBeLessThan(40_000)
})

test('an account whose code delegates (EIP-7702) still signs in with its key', async () => {
  const it = newAccount()
  await chain.ask('anvil_setCode', it.address, concatHex(['0xef0100', await walletWith(badWallets['that reverts'])]))

  expect(await signInAs(it.address, (message) => it.signMessage({ message }))).toEqual([200, undefined])
  expect(await signInAs(it.address, byOwner)).toEqual(refused)
})

test('a contract account that is still to be deployed signs in by ERC-6492, and nothing is deployed by it', async () => {
  const { address, data } = deployment(owner.address, ++fresh)

  expect(await signInAs(address, async (message) => undeployed(data, await byOwner(message)))).toEqual([200, undefined])
  expect(await chain.ask('eth_getCode', address, 'latest')).toBe('0x')
  await deploy(data)
  expect(await signInAs(address, async (message) => undeployed(data, await byOwner(message)))).toEqual([200, undefined])
})

test('ERC-6492 with another factory, other data, another owner or no account behind it is refused', async () => {
  const { address, data } = deployment(owner.address, ++fresh)
  const reverting = await walletWith(badWallets['that reverts'])
  const elsewhere = deployment(newAccount().address, fresh).data

  for (const factory of [reverting, newAccount().address, owner.address])
    expect(await signInAs(address, async (message) => undeployed(data, await byOwner(message), factory))).toEqual(
      refused,
    )
  expect(await signInAs(address, async (message) => undeployed(elsewhere, await byOwner(message)))).toEqual(refused)
  expect(
    await signInAs(address, async (m) => undeployed(data, await newAccount().signMessage({ message: m }))),
  ).toEqual(refused)
  // A stranger's account that is created on the way does not speak for another key.
  expect(await signInAs(newAccount().address, async (m) => undeployed(data, await byOwner(m)))).toEqual(refused)
  expect(await signInAs(address, () => concatHex(['0x1234', suffix]))).toEqual(refused)
})

test('a contract account of another chain does not sign in here', async () => {
  await using other = await testChain()
  const { address } = newAccount()
  await other.ask('anvil_setCode', address, ownedWallet(owner.address))
  expect(await signInAs(address, byOwner)).toEqual(refused)

  const usual = site.node.rpc
  // The node has moved to another chain, where the account exists.
  await other.ask('anvil_setChainId', 1)
  site.node.rpc = through(other.url)
  expect(await signInAs(address, byOwner)).toEqual([503, 'sign-in.unchecked'])
  site.node.rpc = usual
})

test('while the chain does not answer a message is not used up, and keys sign in all the same', async () => {
  const usual = site.node.rpc
  const { address } = deployment(owner.address, fresh)
  const browser = site.browser()
  const message = await browser.message(address)
  const signature = await byOwner(message)
  await deploy(deployment(owner.address, fresh).data)

  site.node.rpc = through('http://127.0.0.1:9')
  for (let i = 0; i < 8; i++) {
    const answer = await browser.verify(message, signature)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  }
  expect(await signInAs(owner.address, byOwner)).toEqual([200, undefined])
  site.node.rpc = (_method, _params, signal) => sleep(60_000, undefined, { signal })
  const started = performance.now()
  expect((await browser.verify(message, signature)).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(40_000)

  site.node.rpc = usual
  expect((await browser.verify(message, signature)).status).toBe(200)
})
