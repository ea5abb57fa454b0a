import { createClient, http, numberToHex, stringToHex, type Address, type EIP1193Provider, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { openTransactionStore } from '#transactions/track/transaction-store.ts'
import { watchTransactions } from '#transactions/track/watch-transactions.ts'
import { findSafe, type FoundSafe } from './find-safe.ts'
import { lookAtProposal } from './look-at-proposal.ts'
import { safeProvider } from './safe-provider.ts'
import { framedPage, testSafe } from './test-safe.server.ts'

const host = 'https://app.safe.global'
const somebody: Address = '0x00000000000000000000000000000000000000a1'
let chain: Awaited<ReturnType<typeof testChain>>
let safe: Awaited<ReturnType<typeof testSafe>>
let found: FoundSafe
let provider: EIP1193Provider
let accounts: Address[]

const request = (method: string, params: unknown[] = []) =>
  provider.request({ method, params } as never) as Promise<any>
const transfer = (value: bigint, to = somebody) => ({ from: safe.address, to, value: numberToHex(value) })
const balance = async (address: Address) => BigInt((await chain.ask('eth_getBalance', address, 'latest')) as string)
const readReceipt = (hash: Hash) => chain.ask('eth_getTransactionReceipt', hash)

beforeAll(async () => {
  chain = await testChain()
  accounts = (await chain.ask('eth_accounts')) as Address[]
  safe = await testSafe(chain.ask, {
    owners: accounts.slice(0, 2),
    threshold: 2,
  })
  await chain.ask('eth_sendTransaction', { from: accounts[0], to: safe.address, value: numberToHex(10n ** 18n) })
  found = (await findSafe(framedPage({ origin: host, answer: safe.answer, shownAs: host }).page, [host]))!
  provider = safeProvider(found, { readReceipt, wait: { everyMs: 20, mostMs: 2000 } })
})
afterAll(() => chain.stop())

test('the Safe is the account, on its own chain, and stays there', async () => {
  expect(await request('eth_requestAccounts')).toEqual([safe.address])
  expect(await request('eth_accounts')).toEqual([safe.address])
  expect(await request('eth_chainId')).toBe('0x7a69')
  await expect(request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toMatchObject({ code: 4200 })
})

test('what it sends is a proposal, which two owners have to confirm before the chain has it', async () => {
  const proposal = await request('eth_sendTransaction', [transfer(5n)])
  const look = () => lookAtProposal(found.channel, proposal)

  expect(await look()).toEqual({ at: 'proposed', by: 'proposed', owners: { given: 1, needed: 2 } })
  expect(await readReceipt(proposal)).toBeNull()
  await safe.confirm(proposal, 1)
  expect(await look()).toMatchObject({ at: 'proposed', by: 'confirmed', owners: { given: 2 } })
  const hash = await safe.carryOut(proposal)
  expect(await look()).toEqual({ at: 'carried-out', hash })
  expect(await balance(somebody)).toBe(5n)
})

test('several calls are one proposal, all or none, and its state is told as EIP-5792 asks', async () => {
  const batch = { version: '2.0.0', from: safe.address, chainId: '0x7a69', atomicRequired: true }
  expect(await request('wallet_getCapabilities', [safe.address, ['0x7a69']])).toEqual({
    '0x7a69': { atomic: { status: 'supported' } },
  })
  expect(await request('wallet_getCapabilities', [safe.address, ['0x1']])).toEqual({})

  const before = await balance(somebody)
  const { id } = await request('wallet_sendCalls', [{ ...batch, calls: [transfer(1n), transfer(2n)] }])
  expect(await request('wallet_getCallsStatus', [id])).toMatchObject({ id, status: 100, atomic: true })
  await safe.confirm(id, 1)
  const hash = await safe.carryOut(id)
  const done = await request('wallet_getCallsStatus', [id])
  expect(done).toMatchObject({ version: '2.0.0', status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] })
  expect(await balance(somebody)).toBe(before + 3n)

  // The second call asks for more than there is: the first does not happen either.
  const failing = await request('wallet_sendCalls', [{ ...batch, calls: [transfer(1n), transfer(10n ** 20n)] }])
  await safe.confirm(failing.id, 1)
  await safe.carryOut(failing.id)
  expect(await request('wallet_getCallsStatus', [failing.id])).toMatchObject({ status: 500 })
  expect(await balance(somebody)).toBe(before + 3n)

  // That the owners carried out something else is believed when the Safe says so three times in a row.
  const replaced = await request('wallet_sendCalls', [{ ...batch, calls: [transfer(1n)] }])
  await safe.reject(replaced.id)
  const said = []
  for (let look = 0; look < 3; look++) said.push(await request('wallet_getCallsStatus', [replaced.id]))
  expect(said.map(({ status }) => status)).toEqual([100, 100, 400])
})

test.each([
  ['an older version', { version: '1.0' }, -32_602],
  ['another chain', { chainId: '0x1' }, 5710],
  ['another account', { from: somebody }, 4100],
  ['a capability that it does not have', { capabilities: { paymasterService: {} } }, 5700],
  ['no calls', { calls: [] }, -32_602],
  ['the creation of a contract', { calls: [{ data: '0x00' }] }, 4200],
])('calls with %s are refused', async (_, wrong, code) => {
  const batch = { version: '2.0.0', from: safe.address, chainId: '0x7a69', calls: [transfer(1n)], ...wrong }
  await expect(request('wallet_sendCalls', [batch])).rejects.toMatchObject({ code })
})

test('an owner who closes the window of Safe has said no', async () => {
  safe.refuse(true)
  await expect(request('eth_sendTransaction', [transfer(1n)])).rejects.toMatchObject({ code: 4001 })
  safe.refuse(false)
})

test('a text is signed off the chain once enough owners have', async () => {
  const signed = request('personal_sign', [stringToHex('Sign in'), safe.address])
  const signing = () =>
    safe.asked.findLast(({ method }) => method === 'getOffChainSignature')?.params as Hash | undefined
  await expect.poll(signing).toBeDefined()
  expect(safe.asked.find(({ method }) => method === 'signMessage')?.params).toEqual({ message: 'Sign in' })
  for (const owner of [0, 1]) await safe.sign(signing()!, owner)
  expect(await signed).toMatch(/^0x[\da-f]{260}$/)
  await expect(request('personal_sign', ['0x00', somebody])).rejects.toMatchObject({ code: 4100 })
})

/** A browser with one proposal in its list, followed as on a page. */
async function followed(value: bigint, entries = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
  const store = openTransactionStore({ storage })
  const hash = await request('eth_sendTransaction', [transfer(value)])
  store.add({
    hash,
    from: safe.address,
    chainId: 31_337,
    description: 'Send',
    intent: { to: somebody, value },
    proposed: true,
  })
  const ended = new AbortController()
  let now = Date.now()
  watchTransactions({
    store,
    chain: () => ({ client: createClient({ transport: http(chain.url) }), finalBlocks: 1, blockSeconds: 0.1 }),
    proposals: { can: () => true, ask: (transaction) => lookAtProposal(found.channel, transaction.hash) },
    signal: ended.signal,
    // Owners are asked for every few seconds.
    now: () => (now += 10_000),
  })
  return { store, entries, hash: hash as Hash, end: () => ended.abort(), entry: () => store.list()[0]! }
}

test('a proposal is followed until it is carried out; then it is the transaction that did it', async () => {
  const { store, entries, hash, end, entry } = await followed(7n)
  await expect.poll(() => entry().checkedAt).toBeDefined()
  expect(entry()).toMatchObject({ hash, status: 'pending', proposal: 'proposed', owners: { given: 1, needed: 2 } })
  // A reload finds it as it was.
  const reloaded = openTransactionStore({
    storage: { getItem: (key) => entries.get(key) ?? null, setItem() {}, removeItem() {} },
  })
  expect(reloaded.list()[0]).toEqual(entry())

  await safe.confirm(hash, 1)
  await expect.poll(() => entry().proposal, { timeout: 5000 }).toBe('confirmed')
  const executed = await safe.carryOut(hash)
  await expect.poll(() => entry().status, { timeout: 5000 }).toBe('confirmed')
  expect(entry()).toMatchObject({ hash: executed, followsHash: hash, proposal: 'carried-out', from: safe.address })
  expect(entry().detail).toBeUndefined()
  expect(entry().nonce).toBeUndefined()
  expect(store.list()).toHaveLength(1)
  end()
})

test('a proposal whose calls fail is a failed one, although the transaction around it is not', async () => {
  const { hash, end, entry } = await followed(10n ** 20n)
  await safe.confirm(hash, 1)
  const executed = await safe.carryOut(hash)
  await expect.poll(() => entry().status, { timeout: 5000 }).toBe('failed')
  expect(entry()).toMatchObject({ hash: executed, detail: 'reverted' })
  end()
})

test('a proposal in whose place another one was carried out says so', async () => {
  const { hash, end, entry } = await followed(9n)
  await safe.reject(hash)
  await expect.poll(() => entry().status, { timeout: 5000 }).toBe('failed')
  expect(entry()).toMatchObject({ hash, proposal: 'not-wanted' })
  end()
})
