import { createClient, http, hexToString, isHex, numberToHex, stringToHex, type Hex } from 'viem'
import { prepareTransactionRequest, sendRawTransaction } from 'viem/actions'
import { localChain } from '#chain/catalogue.ts'
import { send } from '#core/http/send.ts'
import { askOnDemoWallet, type DemoAsk } from './demo-wallet-asks.ts'
import { demoAccount, demoConnected, keepDemoConnected } from './demo-wallet-key.ts'
import { DemoWalletSheet } from './demo-wallet-sheet.tsx'

/** The only chain the demo wallet knows: the embedded one. */
const { id: chainId } = localChain

type Params = readonly unknown[] | undefined
type Listener = (...values: never[]) => void
type Sent = { to?: Hex; value?: Hex; data?: Hex; gas?: Hex }
type Typed = {
  domain: { name?: string; verifyingContract?: string; chainId?: number | string }
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** What wallets throw: a code of EIP-1193 or JSON-RPC and a sentence. */
class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const client = () =>
  createClient({
    account: demoAccount(),
    chain: {
      id: localChain.id,
      name: localChain.name,
      nativeCurrency: localChain.currency,
      rpcUrls: { default: { http: [] } },
    },
    transport: http(`${location.origin}/rpc`),
  })

/** Asks the visitor on the sheet; throws what a wallet throws when the answer is no, or when it is busy with another question. */
async function approval(ask: DemoAsk) {
  const approved = await askOnDemoWallet(ask, DemoWalletSheet)
  if (approved === undefined) throw new ProviderError(-32_002, 'A request is open in the demo wallet already.')
  if (!approved) throw new ProviderError(4001, 'User rejected the request.')
}

async function connect() {
  if (!demoConnected()) {
    await approval({ kind: 'connect', site: location.host })
    keepDemoConnected(true)
    // Without test ether one can still connect and sign: what fails then says so when it is tried.
    await send('POST', '/api/demo/fund', { body: { address: demoAccount().address } })
  }
  return [demoAccount().address]
}

/** The text that bytes are; the bytes themselves, where they are none. */
function readable(message: string): string {
  if (!isHex(message)) return message
  const text = hexToString(message)
  return stringToHex(text) === message.toLowerCase() ? text : message
}

async function signMessage(message: Hex) {
  await approval({ kind: 'message', text: readable(message) })
  return demoAccount().signMessage({ message: isHex(message) ? { raw: message } : message })
}

const words = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

async function signTypedData(given: string | Typed) {
  const typed: Typed = typeof given === 'string' ? JSON.parse(given) : given
  const { domain, message, primaryType, types } = typed
  if (domain.chainId !== undefined && Number(domain.chainId) !== chainId)
    throw new ProviderError(-32_602, 'The demo wallet signs for the local chain only.')
  const { dataInWords } = await import('./demo-call-words.ts')
  const call = await dataInWords(client(), {
    from: demoAccount().address,
    chain: localChain,
    typedData: typed as never,
  })
  await approval({
    kind: 'typed-data',
    call,
    title: [domain.name, primaryType].filter(Boolean).join(': '),
    contract: domain.verifyingContract,
    fields: (types[primaryType] ?? []).map(({ name }) => [name, words(message[name])] as const),
  })
  return demoAccount().signTypedData(typed as never)
}

/** A fifth more than was estimated, as wallets ask: until it is in a block, others may change what it costs (EIP-7825 has the most). */
function withMargin(estimate: bigint): bigint {
  const most = 2n ** 24n
  const asked = estimate + estimate / 5n
  return asked < most ? asked : most
}

async function sendTransaction({ to, value = '0x0', data = '0x', gas }: Sent) {
  const request = { to, value: BigInt(value), data, ...(gas && { gas: BigInt(gas) }) }
  // Fails with the node's reason when the call would be reverted: nothing is asked then.
  const prepared = await prepareTransactionRequest(client(), request)
  if (!gas) prepared.gas = withMargin(prepared.gas)
  const { callInWords } = await import('./demo-call-words.ts')
  const call = await callInWords(client(), { ...request, from: demoAccount().address, chain: localChain })
  await approval({
    kind: 'transaction',
    to,
    value: request.value,
    data,
    fee: prepared.gas * (prepared.maxFeePerGas ?? 0n),
    call,
  })
  const serializedTransaction = await demoAccount().signTransaction(prepared as never)
  return sendRawTransaction(client(), { serializedTransaction })
}

function switchChain(wanted: string) {
  if (Number(wanted) !== chainId) throw new ProviderError(4902, 'The demo wallet knows only the local chain.')
  return null
}

const permission = () => [{ parentCapability: 'eth_accounts' }]
const first = (params: Params) => params?.[0] as never
const second = (params: Params) => params?.[1] as never

const methods: Record<string, (params: Params) => unknown> = {
  eth_requestAccounts: connect,
  eth_accounts: () => (demoConnected() ? [demoAccount().address] : []),
  eth_chainId: () => numberToHex(chainId),
  net_version: () => String(chainId),
  personal_sign: (params) => signMessage(first(params)),
  eth_signTypedData_v4: (params) => signTypedData(second(params)),
  eth_sendTransaction: (params) => sendTransaction(first(params)),
  // An account without code sends one call in a transaction: several could not go together or not at all.
  wallet_getCapabilities: () => ({ [numberToHex(chainId)]: { atomic: { status: 'unsupported' } } }),
  wallet_sendCalls: () => {
    throw new ProviderError(5760, 'The demo wallet cannot send calls together.')
  },
  wallet_switchEthereumChain: (params) => switchChain((first(params) as { chainId: string }).chainId),
  wallet_getPermissions: () => (demoConnected() ? permission() : []),
  wallet_requestPermissions: () => connect().then(permission),
  wallet_revokePermissions: () => {
    keepDemoConnected(false)
    return null
  },
}

const listeners = new Map<string, Set<Listener>>()

/**
 * The demo wallet as an EIP-1193 provider: it signs with a key made on this device, for the local chain only, and asks on its own
 * sheet each time. What it does not answer itself it asks the node for.
 */
export const demoWallet = {
  async request({ method, params }: { method: string; params?: Params }): Promise<unknown> {
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own) return own(params)
    return client().request({ method, params } as never)
  },
  on(event: string, listener: Listener) {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  },
  removeListener(event: string, listener: Listener) {
    listeners.get(event)?.delete(listener)
  },
}
