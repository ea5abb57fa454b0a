import {
  createClient,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEventLogs,
  serializeErc6492Signature,
  TransactionReceiptNotFoundError,
  type Address,
  type Hash,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import {
  entryPoint08Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import {
  estimateGas,
  getBlock,
  getCode,
  getTransactionReceipt,
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
} from 'viem/actions'
import { localChain } from '#chain/catalogue.ts'
import { entryPoint, passkeyAccounts } from '#chain/contracts/passkey-world.ts'
import { demoAccount } from '#wallet/demo/demo-wallet-key.ts'
import { askPasskey, type KeptPasskey, type Passkey } from './passkey-credential.ts'

/** One call of an account, as wallets are asked for it. */
export type AccountCall = { to: Address; value: bigint; data: Hex }

const accountsAbi = parseAbi([
  'function accountOf(bytes32 qx, bytes32 qy) view returns (address)',
  'function createAccount(bytes32 qx, bytes32 qy) returns (address)',
])
const accountAbi = parseAbi(['function execute(bytes32 mode, bytes executionData) payable'])

/** ERC-7821: several calls, all or none. */
const batch: Hex = `0x01${'00'.repeat(31)}`

/** Gas for checking a signature on P-256, most of it where the chain has no contract of its own for that, and for what is sent. */
const gas = { verification: 700_000n, before: 80_000n, around: 150_000n, most: 2n ** 24n }

/** The node of this site; what it sends is signed and paid for by the key of the demo wallet, as a bundler does. */
export const passkeyClient = () =>
  createClient({
    account: demoAccount(),
    chain: {
      id: localChain.id,
      name: localChain.name,
      nativeCurrency: localChain.currency,
      rpcUrls: { default: { http: [] } },
    },
    transport: http(`${location.origin}/rpc`),
    pollingInterval: 200,
  })

const made = async (account: Address) => Boolean(await getCode(passkeyClient(), { address: account }))

/** Whether the chain has what accounts of passkeys need. */
export const hasPasskeyAccounts = async (): Promise<boolean> => (await made(passkeyAccounts)) && made(entryPoint)

/** Where the account of a passkey is, or will be. */
export const accountOf = ({ x, y }: Passkey): Promise<Address> =>
  readContract(passkeyClient(), { address: passkeyAccounts, abi: accountsAbi, functionName: 'accountOf', args: [x, y] })

const creation = ({ x, y }: Passkey) =>
  encodeFunctionData({ abi: accountsAbi, functionName: 'createAccount', args: [x, y] })

/** Makes the account, where nobody has yet: anybody may, and nothing in it depends on who does. */
export async function ensureAccount(passkey: KeptPasskey): Promise<void> {
  if (await made(passkey.account)) return
  const client = passkeyClient()
  const hash = await sendTransaction(client, { to: passkeyAccounts, data: creation(passkey) })
  await waitForTransactionReceipt(client, { hash })
}

/** What the passkey says to a hash, as the account reads it. */
export async function signHash(passkey: KeptPasskey, hash: Hex): Promise<Hex> {
  const { r, s, authenticatorData, clientDataJSON } = await askPasskey(passkey, hash)
  const at = (word: string) => BigInt(clientDataJSON.indexOf(word))
  return encodeAbiParameters(parseAbiParameters('bytes32, bytes32, uint256, uint256, bytes, string'), [
    r,
    s,
    at('"challenge"'),
    at('"type"'),
    authenticatorData,
    clientDataJSON,
  ])
}

/** A signature of the account with what makes it, where that has not happened yet (ERC-6492). */
export async function beforeMaking(passkey: KeptPasskey, signature: Hex): Promise<Hex> {
  if (await made(passkey.account)) return signature
  return serializeErc6492Signature({ address: passkeyAccounts, data: creation(passkey), signature })
}

/** An operation that has only to be signed. */
export type Prepared = Omit<UserOperation<'0.8'>, 'signature'>

/** Makes an operation of calls, all of which happen or none. Rejects with the reason of the node where they would be reverted. */
export async function prepareOperation(passkey: KeptPasskey, calls: readonly AccountCall[]): Promise<Prepared> {
  await ensureAccount(passkey)
  const client = passkeyClient()
  const given = calls.map(({ to, value, data }) => ({ to, value, data }))
  const execution = encodeAbiParameters(
    parseAbiParameters(['Call[]', 'struct Call { address to; uint256 value; bytes data; }']),
    [given],
  )
  const callData = encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [batch, execution] })
  const [estimated, nonce, block] = await Promise.all([
    estimateGas(client, { account: entryPoint, to: passkey.account, data: callData }),
    readContract(client, {
      address: entryPoint,
      abi: entryPoint08Abi,
      functionName: 'getNonce',
      args: [passkey.account, 0n],
    }),
    getBlock(client),
  ])
  const room = gas.most - gas.verification - gas.before - gas.around
  const wanted = estimated + estimated / 5n
  const tip = 1_000_000_000n
  return {
    sender: passkey.account,
    nonce,
    callData,
    callGasLimit: wanted < room ? wanted : room,
    verificationGasLimit: gas.verification,
    preVerificationGas: gas.before,
    maxPriorityFeePerGas: tip,
    maxFeePerGas: (block.baseFeePerGas ?? 0n) * 2n + tip,
  }
}

/** Has the passkey sign an operation, and sends it to the entry point. Answers the hash of its transaction, which is in no block yet. */
export async function submitOperation(passkey: KeptPasskey, prepared: Prepared): Promise<Hash> {
  const unsigned: UserOperation<'0.8'> = { ...prepared, signature: '0x' }
  const userOperationHash = getUserOperationHash({
    chainId: localChain.id,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.8',
    userOperation: unsigned,
  })
  const signature = await signHash(passkey, userOperationHash)
  const client = passkeyClient()
  return sendTransaction(client, {
    to: entryPoint,
    data: encodeFunctionData({
      abi: entryPoint08Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation({ ...unsigned, signature })], client.account.address],
    }),
    gas: prepared.callGasLimit + gas.verification + gas.before + gas.around,
  })
}

/** Waits until an operation is in a block. Rejects where it was reverted in it. */
export async function operationDone(hash: Hash): Promise<void> {
  const receipt = await waitForTransactionReceipt(passkeyClient(), { hash })
  if (!hasSucceeded(receipt)) throw new Error(`The calls were reverted in transaction ${hash}.`)
}

/** How far the operation of a transaction is: a transaction may succeed around an operation that was reverted. */
export async function operationAt(hash: Hash): Promise<'waiting' | 'done' | 'reverted'> {
  const receipt = await getTransactionReceipt(passkeyClient(), { hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  return receipt ? (hasSucceeded(receipt) ? 'done' : 'reverted') : 'waiting'
}

function hasSucceeded({ logs }: TransactionReceipt): boolean {
  const [event] = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs })
  return event?.args.success === true
}

/** The id of the embedded chain, as wallets say it. */
export const passkeyChain = numberToHex(localChain.id)
