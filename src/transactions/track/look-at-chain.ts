import type { Abi, Address, Client, Hash, Hex, TransactionReceipt } from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { numberToHex } from 'viem/utils'
import { intentOf, type Intent, type Transaction } from './transaction.ts'
import type { Sight } from './watch-transaction.ts'

/** Blocks that are read one by one where a node keeps no old states. */
const blocksRead = 128

/** Loads the interfaces of contracts whose errors are known. */
export type LoadAbis = () => Promise<readonly Abi[]>

/** `nonce` is absent where another account sent it, as for calls of an account that is a contract. */
type Found = { hash: Hash; nonce?: number; intent: Intent; inBlock: boolean }

/**
 * Looks at the chain for a transaction and for one that replaced it. Rejects when a node does not answer. `abis` loads those of our
 * contracts, whose reasons for a revert can be named.
 */
export async function lookAtChain(client: Client, sent: Transaction, abis: LoadAbis): Promise<Sight> {
  if (sent.proposal) return lookAtExecution(client, sent, abis)
  const head = Number(await getBlockNumber(client, { cacheTime: 0 }))
  // Read before the receipts: a nonce that is used by then has its receipt after, if it was ours.
  const used = sent.nonce === undefined ? undefined : await getTransactionCount(client, { address: sent.from })
  const sentAs = sent.followsHash ?? sent.hash

  for (const hash of new Set([sentAs, sent.hash])) {
    const receipt = await receiptOf(client, hash)
    if (receipt) return minedSight(client, { sent, receipt, head, abis })
  }
  const waiting = await find(client, sentAs, sent.from)
  if (waiting) return { at: 'waiting', head, nonce: waiting.nonce, intent: sent.intent ?? waiting.intent }
  if (used === undefined || sent.nonce === undefined) return { at: 'absent', head, nonceUsed: false, another: false }
  if (used > sent.nonce) {
    const taken = await takerOfNonce(client, { from: sent.from, nonce: sent.nonce, after: sent.freeAt ?? 0, head })
    const receipt = taken && (await receiptOf(client, taken))
    if (receipt) return minedSight(client, { sent, receipt, head, abis })
    // A block holds it, and the node has no receipt yet: that is no answer.
    if (taken) return { at: 'unreachable' }
    return { at: 'absent', head, nonceUsed: true, another: false }
  }
  const waitingToo = await getTransactionCount(client, { address: sent.from, blockTag: 'pending' })
  return { at: 'absent', head, nonceUsed: false, another: waitingToo > sent.nonce }
}

/** The transaction that executes a proposal: another account sends it, under a number of its own. */
async function lookAtExecution(client: Client, sent: Transaction, abis: LoadAbis): Promise<Sight> {
  const { hash } = sent
  const head = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const receipt = await receiptOf(client, hash)
  if (!receipt)
    return (await find(client, hash, sent.from))
      ? { at: 'waiting', head }
      : { at: 'absent', head, nonceUsed: false, another: false }
  const inside = failedInside(receipt, sent) || failedOperation(receipt, sent)
  const success = receipt.status === 'success' && !inside
  const reason = success ? undefined : sent.reason || (await reasonOf(client, receipt, abis))
  const differs = success && (await differenceOf(client, sent, receipt))
  return {
    at: 'mined',
    head,
    hash,
    block: Number(receipt.blockNumber),
    success,
    ...(reason ? { reason } : {}),
    ...(differs ? { differs } : {}),
    as: 'itself',
  }
}

/** `ExecutionFailure(bytes32,uint256)`: the Safe was called and its number used, but what it was to do has failed. */
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`: what an account was to do may fail in a transaction that succeeds. */
const userOperation = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** Whether the calls of an account were reverted within a transaction that was not (ERC-4337): the event says it in its second word. */
function failedOperation({ logs }: TransactionReceipt, { from }: Transaction): boolean {
  return logs.some(
    ({ topics, data }) =>
      topics[0] === userOperation &&
      topics[2]?.slice(-40).toLowerCase() === from.slice(2).toLowerCase() &&
      /^0x[\da-f]{64}0{64}/i.test(data),
  )
}

/** Older Safes have the hash of the proposal in the data of the event, newer ones as a topic. */
function failedInside({ logs }: TransactionReceipt, { from, followsHash }: Transaction): boolean {
  const proposal = followsHash?.slice(2).toLowerCase()
  if (!proposal) return false
  return logs.some(
    ({ address, topics, data }) =>
      address.toLowerCase() === from.toLowerCase() &&
      topics[0] === executionFailure &&
      `${topics[1] ?? ''}${data}`.toLowerCase().includes(proposal),
  )
}

/** The code that reads reasons is loaded with the first failure: few visitors see one. Without it, the failure has no reason. */
async function reasonOf(client: Client, receipt: TransactionReceipt, abis: LoadAbis) {
  try {
    const [{ revertReason }, known] = await Promise.all([import('#chain/read/revert-reason.ts'), abis()])
    return await revertReason(client, receipt, known)
  } catch {
    return undefined
  }
}

/** What moved otherwise than the sheet said. The code that reads it is loaded where there is something to compare. */
async function differenceOf(
  client: Client,
  { foreseen, from }: Transaction,
  receipt: TransactionReceipt,
): Promise<string | undefined> {
  if (!foreseen) return undefined
  try {
    const { differenceIn, empoweredOver } = await import('./foreseen.ts')
    const [ether, older] = await Promise.all([
      etherMoved(client, from, receipt).catch(() => undefined),
      olderThan(client, receipt.blockNumber, empoweredOver(receipt.logs)).catch(() => []),
    ])
    return differenceIn(foreseen, { logs: receipt.logs, from, older, ...(ether !== undefined && { ether }) })
  } catch {
    return undefined
  }
}

/** What a node says of an account as of a block. viem's own actions for it bring the whole coder of calls along, 27 kB. */
function wordAt(
  client: Client,
  method: 'eth_getBalance' | 'eth_getCode',
  { address, block }: { address: Address; block: bigint },
): Promise<Hex> {
  return client.request({ method, params: [address, numberToHex(block)] })
}

/**
 * What a transaction has moved to its sender of the chain's currency, without its fee. Receipts do not say it: it is what the account had before and
 * after the block. Undefined where another transaction of the account is in the block, or another account has paid. Rejects where a node has forgotten.
 */
async function etherMoved(client: Client, address: Address, receipt: TransactionReceipt): Promise<bigint | undefined> {
  const { from, blockNumber, gasUsed, effectiveGasPrice } = receipt
  if (from.toLowerCase() !== address.toLowerCase()) return undefined
  const at = [blockNumber - 1n, blockNumber]
  const [nonces, balances] = await Promise.all([
    Promise.all(at.map((block) => getTransactionCount(client, { address, blockNumber: block }))),
    Promise.all(at.map(async (block) => BigInt(await wordAt(client, 'eth_getBalance', { address, block })))),
  ])
  if (nonces[1]! - nonces[0]! !== 1) return undefined
  // What chains of the OP Stack take besides, for the chain below them.
  const below = BigInt((receipt as { l1Fee?: string | bigint }).l1Fee ?? 0)
  return balances[1]! - balances[0]! + gasUsed * effectiveGasPrice + below
}

/** Which of some contracts stood before a block. Rejects where a node has forgotten. */
async function olderThan(client: Client, blockNumber: bigint, contracts: readonly Address[]): Promise<Address[]> {
  const block = blockNumber - 1n
  const codes = await Promise.all(contracts.map((address) => wordAt(client, 'eth_getCode', { address, block })))
  return contracts.filter((_, at) => codes[at] !== '0x')
}

type Landed = { sent: Transaction; receipt: TransactionReceipt; head: number; abis: LoadAbis }

async function minedSight(client: Client, { sent, receipt, head, abis }: Landed): Promise<Sight> {
  const hash = receipt.transactionHash
  const block = Number(receipt.blockNumber)
  const success = receipt.status === 'success'
  const known = sent.block === block && sent.hash === hash && sent.nonce !== undefined
  const found = known ? undefined : await find(client, hash, sent.from)
  const itself = hash === (sent.followsHash ?? sent.hash)
  const reason = success ? undefined : (known && sent.reason) || (await reasonOf(client, receipt, abis))
  const as = itself ? 'itself' : found ? kinship(sent, found.intent) : keptKinship(sent)
  const isOurs = success && (as === 'itself' || as === 'sped-up')
  const differs = known ? sent.differs : isOurs && (await differenceOf(client, sent, receipt))
  return {
    at: 'mined',
    head,
    hash,
    block,
    success,
    ...(reason ? { reason } : {}),
    ...(differs ? { differs } : {}),
    as,
    nonce: found ? found.nonce : sent.nonce,
    ...(itself && found ? { intent: found.intent } : {}),
  }
}

/** What a transaction that took a nonce is to the one that was sent. */
export function kinship({ from, intent }: Transaction, taken: Intent): 'sped-up' | 'cancelled' | 'replaced' {
  const { to, dataHash, value } = taken
  if (intent && intent.to === to && intent.dataHash === dataHash && intent.value === value) return 'sped-up'
  return to === from.toLowerCase() && value === '0' && dataHash === nothing ? 'cancelled' : 'replaced'
}

const nothing = intentOf({}).dataHash

/** What was found out when it was looked at last. What was reverted under another hash had been sped up. */
function keptKinship({ detail }: Transaction): 'sped-up' | 'cancelled' | 'replaced' {
  return detail === 'cancelled' || detail === 'replaced' ? detail : 'sped-up'
}

async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  return absentAsNothing(getTransactionReceipt(client, { hash }), 'TransactionReceiptNotFoundError')
}

async function find(client: Client, hash: Hash, from: Address): Promise<Found | undefined> {
  const found = await absentAsNothing(getTransaction(client, { hash }), 'TransactionNotFoundError')
  if (!found) return undefined
  const { to, input, value, blockNumber } = found
  const nonce = found.from.toLowerCase() === from.toLowerCase() ? found.nonce : undefined
  return { hash, nonce, intent: intentOf({ to, data: input, value }), inBlock: blockNumber !== null }
}

async function absentAsNothing<found>(looking: Promise<found>, name: string): Promise<found | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined
    throw error
  }
}

type Taken = { from: `0x${string}`; nonce: number; after: number; head: number }

/** The hash of the transaction of an account with that nonce, from the blocks after `after`; undefined when none is found. */
async function takerOfNonce(client: Client, { from, nonce, after, head }: Taken): Promise<Hash | undefined> {
  let low = Math.min(after, head)
  let high = head
  try {
    // Blocks may have been undone since, and the nonce been used again further down.
    if (low > 0 && (await usedAt(client, from, low)) > nonce) low = 0
    // The first block after which the nonce is used lies in (low, high].
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if ((await usedAt(client, from, middle)) > nonce) high = middle
      else low = middle
    }
    return await inBlock(client, high, { from, nonce })
  } catch {
    // A node without old states: the blocks themselves are read, the newest first.
    for (let block = head; block > Math.max(after, head - blocksRead) || block === head; block--) {
      const hash = await inBlock(client, block, { from, nonce })
      if (hash) return hash
    }
    return undefined
  }
}

async function usedAt(client: Client, address: Taken['from'], block: number): Promise<number> {
  return getTransactionCount(client, { address, blockNumber: BigInt(block) })
}

async function inBlock(client: Client, block: number, { from, nonce }: Pick<Taken, 'from' | 'nonce'>) {
  const { transactions } = await getBlock(client, { blockNumber: BigInt(block), includeTransactions: true })
  const account = from.toLowerCase()
  return transactions.find((one) => one.nonce === nonce && one.from.toLowerCase() === account)?.hash
}
