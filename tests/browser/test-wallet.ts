import type { Page } from '@playwright/test'
import { createWalletClient, http, isHex, numberToHex, type Hash, type Hex, type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendBatch, type BatchedCall } from './batch-account.ts'

/** What the wallet's owner does with a request that needs them: `hold` leaves it open until `answer`. */
export type Gate = 'approve' | 'reject' | 'hold'

/**
 * How a method fails: with a code wallets answer with, so many milliseconds late, with any other answer, by saying yes and doing
 * nothing, or as a locked wallet does, with an empty list.
 */
export type Fault =
  | 4001
  | 4100
  | 4200
  | 4900
  | 4902
  | 5700
  | 5710
  | 5720
  | 5730
  | 5740
  | 5750
  | 5760
  | -32002
  | -32601
  | -32602
  | -32603
  | { slow: number }
  | { answers: unknown }
  | 'ignored'
  | 'locked'

export type TestWalletOptions = {
  /** Where the chain is asked. */
  url: string
  /** One account each; the first is the selected one. */
  keys: readonly [Hex, ...Hex[]]
  chainId?: number
  /** Chains the wallet can switch to although no page has added them. */
  chains?: readonly number[]
  name?: string
  /** What it says of sending calls together (EIP-5792): `old` in the words of the draft; without it, it does not know the methods. */
  batches?: 'supported' | 'ready' | 'unsupported' | 'old'
  /** The key of another account that sends its calls and pays for them, as for accounts that are contracts. */
  bundler?: Hex
  /** Not MetaMask's: libraries treat that one apart. */
  rdns?: string
}

type Params = readonly unknown[] | undefined

/** The first parameter, as the method has it. */
const first = <shape>(params: Params) => params?.[0] as shape
type Listener = (event: string, value: unknown) => void

type SendCalls = {
  version: string
  id: string
  from: string
  chainId: Hex
  atomicRequired: boolean
  calls: readonly BatchedCall[]
}

/** Requests that ask the owner. All others are answered at once. */
const asksOwner = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

const refuse = (code: number, message: string) => Object.assign(new Error(message), { code })

/**
 * A wallet for tests: it signs with real keys and asks a real chain. Its owner is `gate`, its failures are `fault`. It runs beside
 * the test; `announceTestWallet` puts it into a page, and a test without a browser asks `provider` itself.
 */
export function createTestWallet({ url, keys, chainId = 31_337, chains = [chainId, 1], ...named }: TestWalletOptions) {
  const { batches, bundler } = named
  const info = {
    uuid: crypto.randomUUID(),
    name: named.name ?? 'Test wallet',
    rdns: named.rdns ?? 'example.intaglio.test-wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const listeners = new Set<Listener>()
  const known = new Set(chains)
  const held: ((gate: Exclude<Gate, 'hold'>) => void)[] = []
  const requests: string[] = []
  const faults = new Map<string, Fault>()
  let account: LocalAccount = privateKeyToAccount(keys[0])
  let allowed = false
  let onChain = chainId

  const bundles = new Map<string, { calls: readonly BatchedCall[]; hash?: Hash }>()

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners) listener(event, value)
  }
  const accounts = () => (allowed ? [account.address] : [])
  const client = () => createWalletClient({ account, transport: http(url) })

  function moveTo(id: number) {
    onChain = id
    emit('chainChanged', numberToHex(id))
    return null
  }

  function allow(yes: boolean) {
    allowed = yes
    emit('accountsChanged', accounts())
    return accounts()
  }

  const methods: Record<string, (params: Params) => unknown> = {
    eth_accounts: accounts,
    eth_chainId: () => numberToHex(onChain),
    eth_requestAccounts: () => allow(true),
    wallet_requestPermissions: () => allow(true) && [{ parentCapability: 'eth_accounts' }],
    wallet_revokePermissions: () => (allow(false), null),
    personal_sign: (params) => {
      const message = first<string>(params)
      return account.signMessage({ message: isHex(message) ? { raw: message } : message })
    },
    eth_signTypedData_v4: (params) => account.signTypedData(JSON.parse(params?.[1] as string)),
    eth_sendTransaction: (params) => {
      const { to, data, value } = first<{ to?: Hex; data?: Hex; value?: Hex }>(params)
      return client().sendTransaction({ chain: null, to, data, value: value ? BigInt(value) : undefined })
    },
    wallet_getCapabilities() {
      if (!batches) throw refuse(4200, 'Unsupported method.')
      const said = batches === 'old' ? { atomicBatch: { supported: true } } : { atomic: { status: batches } }
      return { [numberToHex(onChain)]: said }
    },
    async wallet_sendCalls(params) {
      const { version, id, from, chainId: wanted, atomicRequired, calls } = first<SendCalls>(params)
      if (!batches) throw refuse(4200, 'Unsupported method.')
      if (version !== '2.0.0' || from !== account.address || Number(wanted) !== onChain)
        throw refuse(-32_602, 'Invalid.')
      if (batches === 'unsupported' && atomicRequired) throw refuse(5760, 'Not atomic.')
      if (bundles.has(id)) throw refuse(5720, 'Known already.')
      bundles.set(id, { calls })
      if (wallet.delivers) await deliver()
      return { id }
    },
    async wallet_getCallsStatus(params) {
      const id = first<string>(params)
      const { hash } = bundles.get(id) ?? {}
      if (!bundles.has(id)) throw refuse(5730, 'No such bundle.')
      const receipt = hash && (await receiptOf(hash))
      const told = { version: '2.0.0', id, chainId: numberToHex(onChain), atomic: true }
      if (!receipt) return { ...told, status: 100 }
      return { ...told, status: receipt.status === '0x1' ? 200 : 500, receipts: [receipt] }
    },
    wallet_switchEthereumChain: (params) => {
      const wanted = Number(first<{ chainId: Hex }>(params).chainId)
      if (!known.has(wanted)) throw refuse(4902, `Unrecognized chain ID ${wanted}.`)
      return moveTo(wanted)
    },
    wallet_addEthereumChain: (params) => {
      known.add(Number(first<{ chainId: Hex }>(params).chainId))
      return null
    },
  }

  const receiptOf = (hash: Hash) =>
    client().request({ method: 'eth_getTransactionReceipt', params: [hash] } as never) as Promise<{
      status: Hex
    } | null>

  /** Sends the calls that wait, each bundle in one transaction. */
  async function deliver() {
    for (const bundle of bundles.values())
      bundle.hash ??= await sendBatch(
        { url, account, ...(bundler && { bundler: privateKeyToAccount(bundler) }) },
        bundle.calls,
      )
  }

  async function request({ method, params }: { method: string; params?: Params }): Promise<unknown> {
    requests.push(method)
    const fault = faults.get(method)
    if (typeof fault === 'number') throw refuse(fault, `${method} fails with ${fault}`)
    if (fault === 'ignored') return null
    if (fault === 'locked') return []
    if (fault && 'answers' in fault) return fault.answers
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.slow))
    if (asksOwner.has(method)) {
      const gate = wallet.gate === 'hold' ? await new Promise<Gate>((resolve) => held.push(resolve)) : wallet.gate
      if (gate === 'reject') throw refuse(4001, 'User rejected the request.')
    }
    const own = methods[method]
    return own ? own(params) : client().request({ method, params } as never)
  }

  const wallet = {
    info,
    gate: 'approve' as Gate,
    /** Whether calls that go together are sent when they are confirmed; otherwise they wait for `deliver`. */
    delivers: true,
    deliver,
    /** The transactions of what was sent together, in order. */
    delivered: () => [...bundles.values()].flatMap(({ hash }) => hash ?? []),
    /** The methods that were asked for, in order. */
    requests,
    provider: {
      request,
      on: (event: string, listener: (value: never) => void) => void on(event, listener as (value: unknown) => void),
      removeListener: (event: string, listener: (value: never) => void) => off(event, listener as never),
    },
    get address() {
      return account.address
    },
    /** Every account of it, in the order of the keys. */
    addresses: keys.map((key) => privateKeyToAccount(key).address),
    /** A method fails from now on; undefined: no longer. */
    fault(method: string, fault: Fault | undefined) {
      if (fault === undefined) faults.delete(method)
      else faults.set(method, fault)
    },
    /** Answers everything that is held. */
    answer(gate: Exclude<Gate, 'hold'>) {
      for (const resolve of held.splice(0)) resolve(gate)
    },
    /** How many requests are held. */
    held: () => held.length,
    /** The owner selects another of their accounts. */
    selectAccount(index: number) {
      account = privateKeyToAccount(keys[index]!)
      emit('accountsChanged', accounts())
    },
    /** The owner goes to another chain. */
    selectChain: moveTo,
    /** The owner disconnects the site. */
    disconnect: () => void allow(false),
    /** Every event, by name; answers what ends it. */
    listen(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  const hearing = new Map<(value: unknown) => void, Listener>()
  function on(event: string, listener: (value: unknown) => void) {
    const hears: Listener = (happened, value) => happened === event && listener(value)
    hearing.set(listener, hears)
    listeners.add(hears)
  }
  function off(_: string, listener: (value: unknown) => void) {
    listeners.delete(hearing.get(listener)!)
    hearing.delete(listener)
  }

  return wallet
}

export type TestWallet = ReturnType<typeof createTestWallet>

type Answer = { result: unknown } | { error: { code?: number; message: string } }
type Wired = { [ask: string]: (method: string, params: Params) => Promise<Answer> }

/** Announces the wallet in every document of the page (EIP-6963), before the page's own scripts run. */
export async function announceTestWallet(page: Page, wallet: TestWallet): Promise<void> {
  const ask = `askTestWallet${wallet.info.uuid.replaceAll('-', '')}`
  await page.exposeFunction(ask, async (method: string, params: Params): Promise<Answer> => {
    return wallet.provider.request({ method, params }).then(
      (result) => ({ result }),
      ({ code, message }: { code?: number; message: string }) => ({ error: { code, message } }),
    )
  })
  wallet.listen((event, value) => {
    const detail = { event, value }
    // A page that is being left hears nothing; the next document asks for itself.
    const tell = page.evaluate(([name, told]) => void dispatchEvent(new CustomEvent(name, { detail: told })), [
      `${ask}:event`,
      detail,
    ] as const)
    tell.catch(() => {})
  })
  await page.addInitScript(injectProvider, { ask, info: wallet.info })
}

/** Runs in the page: a provider that passes everything on. */
function injectProvider({ ask, info }: { ask: string; info: TestWallet['info'] }) {
  const listeners: Record<string, Set<(value: unknown) => void>> = {}
  const provider = {
    async request({ method, params }: { method: string; params?: Params }) {
      const answer = await (window as unknown as Wired)[ask]!(method, params)
      if ('result' in answer) return answer.result
      throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
    },
    on(event: string, listener: (value: unknown) => void) {
      ;(listeners[event] ??= new Set()).add(listener)
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event]?.delete(listener)
    },
  }
  addEventListener(`${ask}:event`, (happened) => {
    const { event, value } = (happened as CustomEvent<{ event: string; value: unknown }>).detail
    for (const listener of listeners[event] ?? []) listener(value)
  })
  const detail = Object.freeze({ info: Object.freeze(info), provider: Object.freeze(provider) })
  const announce = () => void dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
