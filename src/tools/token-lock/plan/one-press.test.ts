import { createClient, getAddress, http, type Address, type Hash, type Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestWallet, type Fault, type TestWalletOptions } from '#tests/browser/test-wallet.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { executeStep } from '#tools/plan/execute-step.ts'
import { planState, type ActiveNext, type Next } from '#tools/plan/plan-state.ts'
import type { sendCall } from '#tools/plan/send-call.ts'
import { lookAtChain } from '#transactions/track/look-at-chain.ts'
import { openTransactionStore, transactionStore } from '#transactions/track/transaction-store.ts'
import { callsKey, isProposal } from '#transactions/track/transaction.ts'
import { step as lookedAt } from '#transactions/track/watch-transaction.ts'
import { watchTransactions } from '#transactions/track/watch-transactions.ts'
import { lookAtCalls } from '#wallet/account/look-at-calls.ts'
import { askForCalls, callsStatus, listCalls, sendsTogether } from '#wallet/account/send-calls.ts'
import { isRejection } from '#wallet/connection/rejections.ts'
import { recordTogether, settled } from '#tools/plan/together/settle.ts'
import type { WalletCalls } from '#tools/plan/together/wallet-calls.ts'
import { lockKind } from './lock-kind.ts'
import type { LockPlan } from './lock-plan.ts'
import { madeLocks } from './made-locks.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
let coin: Awaited<ReturnType<typeof chain.make>>
let device = new Map<string, string>()

beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  chain = await lockChain()
  coin = await chain.make('Coin', [18])
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})

const declined = { message: 'You went back, so nothing was sent.', remedy: '' }

/** A wallet with ether and coins, the plan of a lock on its device, and what a page does with both. */
async function begin(options: Partial<TestWalletOptions> = {}) {
  device = new Map()
  transactionStore().clear({})
  const keys: [Hex] = [generatePrivateKey()]
  const wallet = createTestWallet({ url: chain.url, keys, batches: 'supported', ...options })
  const from = wallet.address
  await chain.ask('anvil_setBalance', [from, '0xde0b6b3a7640000'])
  await coin.tell('mint', [from, 1000n])
  const block = Number(await chain.ask('eth_blockNumber', []))
  const token = { address: getAddress(coin.address), symbol: 'COIN', decimals: 18 }
  const grants = [{ owner: from, amount: 500n, schedule: forEver }]
  const plan: LockPlan = { chainId: 31_337, from, token, grants, madeAt: Date.now(), block }
  const { store } = lockKind
  store.keep(plan)
  onTestFinished(() => void store.keep(undefined))
  await wallet.provider.request({ method: 'eth_requestAccounts' })

  // What the page knows of a connected wallet, and no more.
  const connector = { getProvider: async () => wallet.provider }
  const connections = new Map([['test', { accounts: [from], chainId: 31_337, connector }]])
  const connected = { config: { state: { current: 'test', connections } } } as never as Parameters<
    typeof callsStatus
  >[0]
  const prompts: string[] = []
  const calls: WalletCalls = {
    can: (whose) => sendsTogether(connected, whose),
    async send(sending) {
      prompts.push(`${sending.calls.length} calls`)
      try {
        const sent = await askForCalls(wallet.provider as never, { ...sending, chain: { id: 31_337 } }, sending.id)
        if (sent.at === 'sent') listCalls(sent.id, { from, chainId: 31_337, description: sending.told.description })
        return sent
      } catch (error) {
        return { at: 'stopped', why: declined, lost: !isRejection(error) }
      }
    },
  }
  const send: typeof sendCall = async ({ from: sender, call, description }) => {
    prompts.push(description)
    const params = [{ from: sender, ...call }]
    const hash = (await wallet.provider.request({ method: 'eth_sendTransaction', params })) as Hash
    transactionStore().add({ hash, from: sender, chainId: 31_337, description, intent: call })
    return { at: 'sent', hash }
  }

  /** What our own node says of everything that was sent. */
  async function follow() {
    const client = createClient({ transport: http(chain.url) })
    for (const { hash } of transactionStore()
      .list()
      .filter((one) => !isProposal(one))) {
      const sight = await vi.waitFor(async () => {
        const seen = await lookAtChain(
          client,
          transactionStore()
            .list()
            .find((one) => one.hash === hash)!,
          async () => [],
        )
        if (seen.at !== 'mined') throw new Error('It is not in a block yet.')
        return seen
      }, 5000)
      transactionStore().change(hash, (one) => ({
        ...one,
        status: sight.success ? 'confirmed' : 'failed',
        nonce: sight.nonce,
      }))
    }
  }

  async function next(): Promise<Next> {
    const kept = store.kept()!
    const facts = await lockKind.read(chain.ask, kept)
    return planState(kept, lockKind.outline(kept), { transactions: transactionStore().list(), chain: facts }).next
  }

  /** One press. */
  const press = async () =>
    executeStep(lockKind, store.kept()!, {
      next: (await next()) as ActiveNext,
      keep: (kept) => void store.keep(kept),
      rpc: chain.ask,
      send,
      wallet: calls,
    })

  /** What a page does until the wallet has told: a page that was reloaded does no less. */
  async function hear() {
    const kept = store.kept()!
    const status = await callsStatus(connected, kept, kept.bundle!.id)
    const after = settled({ ...kept, bundle: kept.bundle! }, status)
    if (after) store.keep(after.plan)
    const { bundle } = after?.plan ?? {}
    if (bundle?.hash) recordTogether(lockKind, { ...after!.plan, bundle })
    await follow()
    return { status, why: after?.why }
  }
  /** The same once the wallet knows more than that it is on its way. */
  const heard = () =>
    vi.waitFor(async () => {
      const told = await hear()
      if (told.status.at === 'pending') throw new Error('It is on its way.')
      return told
    }, 5000)
  return { wallet, connected, from, prompts, press, hear, heard, follow, next, plan: () => store.kept()! }
}

const lockedOf = async (plan: LockPlan) => {
  const { steps } = planState(plan, lockKind.outline(plan), {
    transactions: transactionStore().list(),
    chain: await lockKind.read(chain.ask, plan),
  })
  return madeLocks(
    chain.ask,
    steps.flatMap(({ hash }) => hash ?? []),
  )
}

test.each<[string, Partial<TestWalletOptions>]>([
  ['that is a smart account', { batches: 'supported' }],
  ['that becomes one', { batches: 'ready' }],
  ['that speaks the draft', { batches: 'old' }],
])('a wallet %s locks by one prompt, in one transaction', async (_, options) => {
  const { wallet, prompts, press, heard, next, plan } = await begin(options)
  expect(await press()).toBeUndefined()
  expect((await heard()).status).toEqual({ at: 'done', hash: wallet.delivered()[0] })
  expect(await next()).toEqual({ do: 'done' })
  expect(prompts).toEqual(['2 calls'])
  expect(await lockedOf(plan())).toHaveLength(1)
  expect(transactionStore().list()).toMatchObject([
    { status: 'confirmed', description: 'Lock 0.0000000000000005 COIN' },
  ])
})

test('where another account sends the transaction, the lock is read from what it has logged', async () => {
  const bundler = generatePrivateKey()
  const payer = createTestWallet({ url: chain.url, keys: [bundler] }).address
  await chain.ask('anvil_setBalance', [payer, '0xde0b6b3a7640000'])
  const { wallet, press, heard, next, plan } = await begin({ bundler })
  await press()
  await heard()
  const receipt = (await chain.ask('eth_getTransactionReceipt', [wallet.delivered()[0]])) as { from: Address }
  expect(getAddress(receipt.from)).toBe(payer)
  expect(await next()).toEqual({ do: 'done' })
  expect(await lockedOf(plan())).toHaveLength(1)
  // The number of the payer says nothing about the account.
  expect(transactionStore().list()[0]!.nonce).toBeUndefined()
})

test.each<[Fault & number]>([[5700], [5710], [5740], [5750], [5760], [4200], [-32_601], [-32_602]])(
  'a wallet that says it can and then answers %i is asked for the approval, then for the lock',
  async (code) => {
    const { wallet, prompts, press, follow, next, plan } = await begin({ batches: 'ready' })
    wallet.fault('wallet_sendCalls', code)
    expect(await press()).toBeUndefined()
    expect(plan()).toMatchObject({ apart: true })
    await follow()
    expect(await next()).toEqual({ do: 'send', step: 0 })
    await press()
    await follow()
    expect(await next()).toEqual({ do: 'done' })
    expect(prompts).toEqual([
      '2 calls',
      'Allow the lock to take 0.0000000000000005 COIN',
      'Lock 0.0000000000000005 COIN',
    ])
    expect(wallet.requests.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
  },
)

test.each<[string, TestWalletOptions['batches']]>([
  ['says no', 'unsupported'],
  ['does not know the question', undefined],
])('a wallet that %s is never asked for calls together', async (_, batches) => {
  const { wallet, prompts, press } = await begin({ batches })
  await press()
  expect(prompts).toEqual(['Allow the lock to take 0.0000000000000005 COIN'])
  expect(wallet.requests).not.toContain('wallet_sendCalls')
})

test('a visitor who says no in the wallet finds the plan as it was, and no other way is tried', async () => {
  const { wallet, prompts, press, next, plan } = await begin()
  const before = plan()
  wallet.gate = 'reject'
  expect(await press()).toEqual(declined)
  expect(prompts).toEqual(['2 calls'])
  expect(plan()).toEqual({ ...before, found: {} })
  expect(await next()).toMatchObject({ do: 'approve' })
  wallet.gate = 'approve'
  expect(await press()).toBeUndefined()
})

test('an allowance that suffices needs one transaction, and no calls together', async () => {
  const { from, prompts, press, follow, next } = await begin()
  const allowed = lockKind.approval!(lockKind.store.kept()!, 500n)
  await chain.ask('anvil_impersonateAccount', [from])
  await chain.send({ from, ...allowed })
  expect(await next()).toEqual({ do: 'send', step: 0 })
  await press()
  await follow()
  expect(prompts).toEqual(['Lock 0.0000000000000005 COIN'])
  expect(await next()).toEqual({ do: 'done' })
})

test('a page that is reloaded while the wallet works finds the lock when it is there', async () => {
  const { wallet, press, hear, heard, next, plan } = await begin()
  wallet.delivers = false
  await press()
  expect((await hear()).status).toEqual({ at: 'pending' })
  // All that a new page has is what the device kept.
  expect(lockKind.store.kept()!.bundle).toMatchObject({ first: 0, count: 1 })
  expect(await next()).toMatchObject({ do: 'wait', for: 'bundle', step: 0 })
  await wallet.deliver()
  expect((await heard()).status.at).toBe('done')
  expect(await next()).toEqual({ do: 'done' })
  expect(await lockedOf(plan())).toHaveLength(1)
})

test('calls are listed as soon as the wallet has them, and the list follows them over a reload to their transaction', async () => {
  const { wallet, connected, press, next, plan } = await begin()
  wallet.delivers = false
  await press()
  const key = callsKey(plan().bundle!.id)
  const waiting = { hash: key, status: 'pending', proposal: 'with-wallet', description: 'Lock 0.0000000000000005 COIN' }
  // What a new page reads.
  const reloaded = openTransactionStore({ storage: localStorage })
  expect(reloaded.list()).toMatchObject([waiting])
  expect(await next()).toMatchObject({ do: 'wait', for: 'bundle', transaction: waiting })
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  let now = Date.now()
  let connectedNow = false
  const listening: { changed?: () => void } = {}
  watchTransactions({
    store: reloaded,
    chain: () => ({ client: createClient({ transport: http(chain.url) }), finalBlocks: 1, blockSeconds: 0.1 }),
    proposals: {
      can: () => connectedNow,
      ask: (transaction) => lookAtCalls(connected, transaction),
      watch(changed) {
        listening.changed = changed
        return () => undefined
      },
    },
    signal: ended.signal,
    now: () => (now += 10_000),
  })
  await wallet.deliver()
  // Without its wallet nobody can say.
  expect(wallet.requests).not.toContain('wallet_getCallsStatus')
  connectedNow = true
  listening.changed!()
  const [hash] = wallet.delivered()
  await expect.poll(() => reloaded.list()[0]!.status, { timeout: 5000 }).toBe('confirmed')
  expect(reloaded.list()).toMatchObject([{ hash, followsHash: key, proposal: 'carried-out' }])
})

test.each([
  [5730, { status: 'failed', proposal: 'not-wanted' }],
  [{ answers: { status: 400 } }, { status: 'failed', proposal: 'not-wanted' }],
])('calls that a wallet does not send do not stay pending: %o', async (fault, becomes) => {
  const { wallet, connected, press } = await begin()
  wallet.delivers = false
  await press()
  wallet.fault('wallet_getCallsStatus', fault as Fault)
  for (let look = 0; look < 3; look++) {
    const sight = await lookAtCalls(connected, transactionStore().list()[0]!)
    transactionStore().change(transactionStore().list()[0]!.hash, (one) =>
      lookedAt(one, sight, { now: look, finalBlocks: 1 }),
    )
  }
  expect(transactionStore().list()).toMatchObject([becomes])
})

test('a wallet that never says what became of it cannot hide the lock: the chain shows it', async () => {
  const { wallet, press, hear, next, plan } = await begin()
  wallet.fault('wallet_getCallsStatus', -32_603)
  wallet.delivers = false
  await press()
  expect(await hear()).toEqual({ status: { at: 'silent' }, why: undefined })
  expect(await next()).toMatchObject({ do: 'wait', for: 'bundle', step: 0 })
  await wallet.deliver()
  await vi.waitFor(async () => expect(await next()).toEqual({ do: 'done' }), 5000)
  expect(await lockedOf(plan())).toHaveLength(1)
})

test('a wallet that has forgotten the calls is named, and the chain is looked at before anything is sent again', async () => {
  const { wallet, press, hear, next } = await begin()
  wallet.delivers = false
  await press()
  wallet.fault('wallet_getCallsStatus', 5730)
  expect((await hear()).why?.message).toBe('Your wallet does not know this request any more.')
  expect(await next()).toMatchObject({ do: 'approve', step: 0, unsure: true })
})

test.each([
  [400, 'Your wallet did not send it, so nothing has changed.'],
  [500, 'It failed on the chain, and none of its steps counts.'],
  [600, 'Your wallet says that only a part of it went through.'],
])('status %i is said in a sentence, and the plan can go on', async (status, message) => {
  const { wallet, press, hear, next } = await begin()
  wallet.delivers = false
  await press()
  wallet.fault('wallet_getCallsStatus', { answers: { status } })
  expect((await hear()).why?.message).toBe(message)
  expect(await next()).toMatchObject({ do: 'approve', step: 0, amount: 500n })
})

test('what reverts in the block changes nothing: neither the allowance nor the lock is there', async () => {
  const { wallet, press, heard, next } = await begin()
  wallet.delivers = false
  await press()
  // The coins are gone before the wallet sends.
  await chain.ask('anvil_impersonateAccount', [wallet.address])
  await coin.tell('transfer', [chain.accounts[0], 1000n], wallet.address)
  await wallet.deliver()
  expect((await heard()).why?.message).toBe('It failed on the chain, and none of its steps counts.')
  expect(await next()).toMatchObject({ do: 'approve', step: 0, amount: 500n })
})
