import type { Address, EIP1193Provider, Hash, Hex } from 'viem'
import { hexToString, isHex, numberToHex } from 'viem/utils'
import { SafeError } from './safe-channel.ts'
import type { FoundSafe } from './find-safe.ts'
import { isSafeHash, type SafeCall, type SafeStatus } from './safe-protocol.ts'

type Params = readonly unknown[] | undefined
type Sent = { from?: string; to?: Address; value?: Hex; data?: Hex }
type Batch = {
  version?: string
  chainId?: Hex
  from?: string
  calls?: readonly Sent[]
  capabilities?: Readonly<Record<string, { optional?: boolean }>>
}

/** The receipt of a transaction, as a node answers it; null while there is none. */
export type ReadReceipt = (hash: Hash) => Promise<unknown>

/** Milliseconds between two looks for the signatures of owners, and how long they are waited for. */
const signing = { everyMs: 2000, mostMs: 240_000 }

/** How often in a row a Safe has to say that something else took the place of a proposal. */
const looksBelieved = 3

/** Codes of EIP-5792 by how far a proposal is. */
const statusCodes: Record<SafeStatus, number> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

/**
 * The Safe that shows this page as an EIP-1193 provider. What it sends is a proposal: the hash it answers is that of the proposal
 * (`safeTxHash`), which no node knows. Of the chain it answers nothing but its number: that is read from our own node.
 */
export function safeProvider(
  { info, channel }: FoundSafe,
  { readReceipt, wait = signing }: { readReceipt: ReadReceipt; wait?: typeof signing },
): EIP1193Provider {
  const { safeAddress, chainId } = info
  const id = numberToHex(chainId)
  const cancelled = new Map<Hash, number>()

  /** Just after it was carried out, a Safe may know that its number is used and not yet by what: one look is not believed. */
  function codeOf(batch: Hash, status: SafeStatus): number {
    const looks = status === 'CANCELLED' ? (cancelled.get(batch) ?? 0) + 1 : 0
    cancelled.set(batch, looks)
    return looks > 0 && looks < looksBelieved ? statusCodes.AWAITING_EXECUTION : (statusCodes[status] ?? 100)
  }

  async function propose(calls: readonly Sent[]): Promise<Hash> {
    const { safeTxHash } = await channel.ask('sendTransactions', { txs: calls.map(safeCall) })
    if (!isSafeHash(safeTxHash)) throw new SafeError('Safe gave no hash of a proposal')
    return safeTxHash
  }

  function ownAccount(address: unknown) {
    if (typeof address === 'string' && address.toLowerCase() !== safeAddress.toLowerCase())
      throw new SafeError('Safe acts for its own account only', 4100)
  }

  function sendTransaction(sent: Sent) {
    ownAccount(sent.from)
    return propose([sent])
  }

  /** The signatures of enough owners, as one. On the chain alone, signing is a transaction: that is no answer here. */
  async function sign(method: 'signMessage' | 'signTypedMessage', params: never): Promise<Hex> {
    await channel.ask('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] }).catch(() => {})
    const signed = await channel.ask(method, params)
    if ('signature' in signed && isSignature(signed.signature)) return signed.signature
    if (!('messageHash' in signed) || !isSafeHash(signed.messageHash))
      throw new SafeError('This Safe signs on the chain only', 4200)
    const end = Date.now() + wait.mostMs
    while (Date.now() < end) {
      const signature = await channel.ask('getOffChainSignature', signed.messageHash)
      if (isSignature(signature)) return signature
      await new Promise((resolve) => setTimeout(resolve, wait.everyMs))
    }
    throw Object.assign(new Error('The owners have not signed in time'), { name: 'TimeoutError' })
  }

  function signMessage([message, address]: readonly unknown[]) {
    ownAccount(address)
    return sign('signMessage', { message: readable(message as string) } as never)
  }

  function signTypedData([address, given]: readonly unknown[]) {
    ownAccount(address)
    const typedData: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return sign('signTypedMessage', { typedData } as never)
  }

  function capabilities([address, chains]: readonly unknown[]) {
    ownAccount(address)
    const here = chains === undefined || (chains as readonly Hex[]).some((chain) => Number(chain) === chainId)
    return here ? { [id]: { atomic: { status: 'supported' } } } : {}
  }

  async function sendCalls(batch: Batch) {
    const { version, from, chainId: chain, calls = [], capabilities: asked = {} } = batch
    if (version !== '2.0.0') throw new SafeError('Only version 2.0.0 of wallet_sendCalls is understood', -32_602)
    ownAccount(from)
    if (Number(chain) !== chainId) throw new SafeError('The Safe is on another chain', 5710)
    const unknown = Object.entries(asked).find(([name, { optional }]) => name !== 'atomic' && !optional)
    if (unknown) throw new SafeError(`The Safe has no capability ${unknown[0]}`, 5700)
    if (calls.length === 0) throw new SafeError('No calls were given', -32_602)
    return { id: await propose(calls) }
  }

  async function callsStatus(batch: unknown) {
    if (!isSafeHash(batch)) throw new SafeError('No batch has this id', 5730)
    const { txStatus, txHash } = await channel.ask('getTxBySafeTxHash', { safeTxHash: batch })
    const common = { version: '2.0.0', id: batch, chainId: id, atomic: true }
    const receipt = isSafeHash(txHash) ? await readReceipt(txHash) : undefined
    // Safe may know of it before our node does.
    if (isSafeHash(txHash) && !receipt) return { ...common, status: 100 }
    return { ...common, status: codeOf(batch, txStatus), ...(receipt ? { receipts: [receipt] } : {}) }
  }

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: () => [safeAddress],
    eth_requestAccounts: () => [safeAddress],
    eth_chainId: () => id,
    net_version: () => String(chainId),
    eth_sendTransaction: ([sent]) => sendTransaction(sent as Sent),
    personal_sign: signMessage,
    eth_signTypedData_v4: signTypedData,
    wallet_getCapabilities: capabilities,
    wallet_sendCalls: ([batch]) => sendCalls(batch as Batch),
    wallet_getCallsStatus: ([batch]) => callsStatus(batch),
    wallet_revokePermissions: () => null,
  }

  const provider = {
    async request({ method, params }: { method: string; params?: Params }): Promise<unknown> {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      // Chains are switched in Safe itself: there the account is another one.
      if (!own) throw new SafeError(`Safe does not know ${method} here`, 4200)
      return own(params ?? [])
    },
    // A Safe keeps its account and its chain as long as it shows this page.
    on() {},
    removeListener() {},
  }
  return provider as unknown as EIP1193Provider
}

/** A call as Safe takes it. It cannot create a contract without being asked through another one. */
function safeCall({ to, value = '0x0', data = '0x' }: Sent): SafeCall {
  if (!to) throw new SafeError('A Safe cannot create a contract by itself', 4200)
  return { to, value: String(BigInt(value)), data }
}

const isSignature = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[\da-f]{2})+$/i.test(value)

/** Safe shows owners the text, not its bytes. */
const readable = (message: string) => (isHex(message) ? hexToString(message) : message)
