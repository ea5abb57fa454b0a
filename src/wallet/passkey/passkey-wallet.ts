import { hexToString, isHex, stringToHex, type Address, type Hex } from 'viem'
import { hashMessage, hashTypedData, wrapTypedDataSignature } from 'viem/experimental/erc7739'
import { localChain } from '#chain/catalogue.ts'
import { send } from '#core/http/send.ts'
import { askOnDemoWallet } from '#wallet/demo/demo-wallet-asks.ts'
import { demoAccount } from '#wallet/demo/demo-wallet-key.ts'
import { createPasskey, keepPasskey, keptPasskey, type KeptPasskey } from './passkey-credential.ts'
import {
  accountOf,
  beforeMaking,
  ensureAccount,
  hasPasskeyAccounts,
  passkeyChain,
  passkeyClient,
  prepareOperation,
  operationDone,
  signHash,
  submitOperation,
  type AccountCall,
} from './passkey-operation.ts'
import { keepBatch, statusOfBatch } from './passkey-batches.ts'
import { PasskeySheet } from './passkey-sheet.tsx'
import { PasskeyClosed } from './passkey-trouble.ts'

type Params = readonly unknown[] | undefined
type Sent = { to?: Address; value?: Hex; data?: Hex }
type Batch = { id?: Hex; chainId?: Hex; calls: readonly Sent[] }

/** What wallets throw: a code of EIP-1193, EIP-5792 or JSON-RPC and a sentence. */
class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const declined = () => new ProviderError(4001, 'User rejected the request.')

/** A prompt that was closed signs nothing: the site is told that the visitor refused. */
async function orDeclined<Answer>(signing: Promise<Answer>): Promise<Answer> {
  try {
    return await signing
  } catch (error) {
    throw error instanceof PasskeyClosed ? declined() : error
  }
}

/** The account; throws where there is none any more, as after the data of the site were cleared. */
function account(): KeptPasskey {
  const passkey = keptPasskey()
  if (!passkey) throw new ProviderError(4100, 'This browser has no passkey of this site.')
  return passkey
}

const seen = () => {
  const passkey = keptPasskey()
  return passkey?.connected ? [passkey.account] : []
}

async function connect() {
  if (seen().length === 0) {
    if (!(await hasPasskeyAccounts()))
      throw Object.assign(new Error('This chain has no accounts of passkeys.'), { name: 'NotAvailableError' })
    const before = keptPasskey()
    const passkey = before ?? (await createPasskey())
    keepPasskey({ ...passkey, account: before?.account ?? (await accountOf(passkey)), connected: true })
    // The account pays for what it does, the demo key sends it. Without test ether one can still sign.
    for (const address of [demoAccount().address, account().account])
      await send('POST', '/api/demo/fund', { body: { address } })
  }
  return seen()
}

/** What the account is called in what it signs (EIP-712), so that a signature is for this account alone (ERC-7739). */
const domainOf = (verifyingContract: Address) => ({
  name: 'PasskeyAccount',
  version: '1',
  chainId: localChain.id,
  verifyingContract,
  salt: `0x${'00'.repeat(32)}` as Hex,
})

/** The text that bytes are; the bytes themselves, where they are none. */
function readable(message: string): string {
  if (!isHex(message)) return message
  const text = hexToString(message)
  return stringToHex(text) === message.toLowerCase() ? text : message
}

async function signMessage(message: Hex) {
  const approved = await askOnDemoWallet({ kind: 'message', text: readable(message) }, PasskeySheet)
  if (approved === undefined) throw new ProviderError(-32_002, 'A request is open in the passkey account already.')
  if (!approved) throw declined()
  const passkey = account()
  const raw = isHex(message) ? { raw: message } : message
  const hash = hashMessage({ message: raw, verifierDomain: domainOf(passkey.account) })
  return beforeMaking(passkey, await orDeclined(signHash(passkey, hash)))
}

async function signTypedData(given: unknown) {
  const typed = (typeof given === 'string' ? JSON.parse(given) : given) as Parameters<typeof hashTypedData>[0]
  if (typed.domain?.chainId !== undefined && Number(typed.domain.chainId) !== localChain.id)
    throw new ProviderError(-32_602, 'The passkey account signs for the local chain only.')
  const passkey = account()
  // Contracts ask the account itself, so it has to be there.
  await ensureAccount(passkey)
  const hash = hashTypedData({ ...typed, verifierDomain: domainOf(passkey.account) } as never)
  return wrapTypedDataSignature({ ...typed, signature: await orDeclined(signHash(passkey, hash)) } as never)
}

function callOf({ to, value = '0x0', data = '0x' }: Sent): AccountCall {
  if (!to) throw new ProviderError(4200, 'An account that is a contract creates no contract by itself.')
  return { to, value: BigInt(value), data }
}

async function submit(calls: readonly Sent[]) {
  const passkey = account()
  return orDeclined(submitOperation(passkey, await prepareOperation(passkey, calls.map(callOf))))
}

/** A transaction is answered when it is in a block: one that succeeds around a reverted operation would read as done. */
async function sendTransaction(sent: Sent) {
  const hash = await submit([sent])
  await operationDone(hash)
  return hash
}

async function sendBatch({ id = crypto.randomUUID() as Hex, chainId = passkeyChain, calls }: Batch) {
  if (Number(chainId) !== localChain.id)
    throw new ProviderError(5710, 'The passkey account is on the local chain only.')
  keepBatch(id, await submit(calls))
  return { id }
}

function switchChain({ chainId }: { chainId: string }) {
  if (Number(chainId) !== localChain.id)
    throw new ProviderError(4902, 'The passkey account is on the local chain only.')
  return null
}

const permission = () => [{ parentCapability: 'eth_accounts' }]

const methods: Record<string, (params: readonly never[]) => unknown> = {
  eth_requestAccounts: connect,
  eth_accounts: seen,
  eth_chainId: () => passkeyChain,
  net_version: () => String(localChain.id),
  personal_sign: ([message]) => signMessage(message!),
  eth_signTypedData_v4: ([, typed]) => signTypedData(typed),
  eth_sendTransaction: ([sent]) => sendTransaction(sent!),
  wallet_getCapabilities: () => ({ [passkeyChain]: { atomic: { status: 'supported' } } }),
  wallet_sendCalls: ([asked]) => sendBatch(asked!),
  wallet_getCallsStatus: async ([id]) => {
    const status = await statusOfBatch(id!)
    if (!status) throw new ProviderError(5730, 'No calls are known under this id.')
    return status
  },
  wallet_switchEthereumChain: ([asked]) => switchChain(asked!),
  wallet_getPermissions: () => (seen().length > 0 ? permission() : []),
  wallet_requestPermissions: () => connect().then(permission),
  wallet_revokePermissions: () => {
    const passkey = keptPasskey()
    if (passkey) keepPasskey({ ...passkey, connected: false })
    return null
  },
}

/**
 * The account of a passkey as an EIP-1193 provider, on the embedded chain only. What is sent has been read on the sheet of the site; the
 * authenticator is asked each time. What it does not answer itself it asks the node for.
 */
export const passkeyWallet = {
  async request({ method, params }: { method: string; params?: Params }): Promise<unknown> {
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own) return own((params ?? []) as readonly never[])
    return passkeyClient().request({ method, params } as never)
  },
  // Its account and its chain never change by themselves.
  on() {},
  removeListener() {},
}
