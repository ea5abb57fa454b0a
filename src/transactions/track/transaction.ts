import type { Address, Hash, Hex } from 'viem'
import { keccak256, stringToHex } from 'viem/utils'

/** What a visitor sees first of a transaction; `detail` says more. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/** How a transaction came to its status, where that is not the usual way. */
export type TransactionDetail = 'reverted' | 'sped-up' | 'cancelled' | 'replaced' | 'dropped'

/**
 * How far a proposal to the owners of a Safe is: it waits for more of them, has enough and waits to be carried out, was carried out by
 * the transaction `hash`, or will never be. Until it is carried out, `hash` is that of the proposal, which no node knows. `with-wallet`:
 * a wallet has calls that go together, and has not said in which transaction they are.
 */
export type Proposal = 'with-wallet' | 'proposed' | 'confirmed' | 'carried-out' | 'not-wanted'

/** How many owners of a Safe have confirmed a proposal, and how many it needs. */
export type Confirmations = { given: number; needed: number }

/** What a transaction was to do: to whom, with which data (its keccak256), with how much (smallest unit, decimal digits). */
export type Intent = { to: Address | null; dataHash: Hash; value: string }

/**
 * What a simulation has said will move of an account's tokens: the address in small letters, with `#` and its number for an item; the
 * amount in the smallest unit, with a minus for what leaves.
 */
export type Foreseen = { asset: string; amount: string; symbol?: string; decimals?: number }

/** A transaction that this browser has sent. All times are milliseconds since 1970, all block numbers plain numbers. */
export type Transaction = {
  /** The one that counts: after a replacement, the hash of that. In small letters. */
  hash: Hash
  from: Address
  chainId: number
  /** What it does, in the words of its sender. */
  description: string
  /** Blocks, its own included, after which it counts as confirmed. */
  confirmations: number
  sentAt: number
  status: TransactionStatus
  detail?: TransactionDetail
  /** Absent for what an account with a key has sent itself. */
  proposal?: Proposal
  /** As far as the Safe says. */
  owners?: Confirmations
  /** The id under which the wallet knows calls that go together (EIP-5792). */
  calls?: string
  /** Why it was reverted, as far as the contract says. */
  reason?: string
  /** The hash it was sent under, when it now follows another. */
  followsHash?: Hash
  /** Known from the start, or from the first time a node shows the transaction. */
  nonce?: number
  intent?: Intent
  /** Who gets something from it: part of the history that look-alike addresses are compared with. */
  recipient?: Address
  /** What the sheet said would move; absent where nobody could say. */
  foreseen?: readonly Foreseen[]
  /** In what the receipt differs from it, in a sentence. */
  differs?: string
  /** When a node has answered last, and when one was asked last. */
  checkedAt?: number
  askedAt?: number
  /** Questions in a row that no node has answered. */
  failures?: number
  /** True once a node has shown it. */
  seen?: boolean
  /** Answers in a row in which it was missing. */
  misses?: number
  /** The newest block at which its nonce was still free. */
  freeAt?: number
  /** The block it is in, and how many blocks there are from that on. */
  block?: number
  depth?: number
  /** True when nothing is expected to change any more: it is not looked at again. */
  settled?: boolean
}

/** What the caller gives when it adds a transaction. */
export type SentTransaction = {
  hash: string
  from: Address
  chainId: number
  description: string
  /** At least 1, which is also what counts without it. */
  confirmations?: number
  nonce?: number
  intent?: { to?: Address | null; data?: Hex; value?: bigint }
  recipient?: Address
  foreseen?: readonly Foreseen[]
  /** True where `hash` is that of a proposal to the owners of a Safe. */
  proposed?: boolean
  /** The id of calls that go together, whose wallet says later in which transaction they are: `hash` is `callsKey` of it. */
  calls?: string
}

const isHash = (text: unknown): text is Hash => typeof text === 'string' && /^0x[A-Fa-f0-9]{64}$/.test(text)
const isAddress = (text: unknown): text is Address => typeof text === 'string' && /^0x[A-Fa-f0-9]{40}$/.test(text)
const isCount = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least

/** The record of a transaction just sent, pending. Throws what begins with 'Unable to add transaction' when it cannot be one. */
export function newTransaction(sent: SentTransaction, now: number): Transaction {
  const {
    hash,
    from,
    chainId,
    description,
    confirmations = 1,
    nonce,
    intent,
    recipient,
    foreseen,
    proposed,
    calls,
  } = sent
  if (!isHash(hash)) throw refusal('its hash has to be 0x and 64 hexadecimal digits')
  if (!isAddress(from)) throw refusal('the account has to be an address')
  if (!isCount(chainId, 1)) throw refusal('the chain id has to be a whole number from 1')
  if (typeof description !== 'string' || !description.trim()) throw refusal('it needs a description')
  if (!isCount(confirmations, 1)) throw refusal('confirmations have to be a whole number from 1')
  if (nonce !== undefined && !isCount(nonce)) throw refusal('its nonce has to be a whole number from 0')
  return {
    hash: hash.toLowerCase() as Hash,
    from,
    chainId,
    description: description.trim(),
    confirmations,
    sentAt: now,
    status: 'pending',
    ...(nonce === undefined ? {} : { nonce }),
    ...(intent ? { intent: intentOf(intent) } : {}),
    ...(recipient ? { recipient } : {}),
    ...(foreseen ? { foreseen } : {}),
    ...(proposed ? { proposal: 'proposed' } : calls ? { proposal: 'with-wallet', calls } : {}),
  }
}

/** Whether a transaction was not carried out yet, or never will be: the chain knows nothing of it, and `hash` is that of the proposal. */
export function isProposal({ proposal }: Pick<Transaction, 'proposal'>): boolean {
  return proposal !== undefined && proposal !== 'carried-out'
}

/** What stands for the hash of calls that go together while their transaction is unknown: their id, if it has the shape of a hash. */
export function callsKey(id: string): Hash {
  return isHash(id) ? (id.toLowerCase() as Hash) : keccak256(stringToHex(id))
}

/** An intent as it is kept: addresses in small letters, data as its hash. */
export function intentOf({ to, data = '0x', value = 0n }: NonNullable<SentTransaction['intent']>): Intent {
  return { to: (to?.toLowerCase() as Address) ?? null, dataHash: keccak256(data), value: String(value) }
}

function refusal(why: string): Error {
  return new TypeError(`Unable to add transaction: ${why}.`)
}

const statuses: readonly unknown[] = ['pending', 'confirmed', 'failed']
const details: readonly unknown[] = [undefined, 'reverted', 'sped-up', 'cancelled', 'replaced', 'dropped']
const proposals: readonly unknown[] = [undefined, 'with-wallet', 'proposed', 'confirmed', 'carried-out', 'not-wanted']
const counts = ['nonce', 'checkedAt', 'askedAt', 'failures', 'misses', 'freeAt', 'block', 'depth'] as const

/** Whether a value read from storage is a transaction in every part. By hand: a schema library would weigh more than the rest. */
export function isTransaction(value: unknown): value is Transaction {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Record<keyof Transaction, unknown>
  const { to, dataHash, value: amount } = (entry.intent ?? {}) as Record<keyof Intent, unknown>
  return (
    isHash(entry.hash) &&
    isAddress(entry.from) &&
    isCount(entry.chainId, 1) &&
    typeof entry.description === 'string' &&
    isCount(entry.confirmations, 1) &&
    isCount(entry.sentAt) &&
    statuses.includes(entry.status) &&
    details.includes(entry.detail) &&
    proposals.includes(entry.proposal) &&
    (entry.owners === undefined || isConfirmations(entry.owners)) &&
    [entry.reason, entry.differs, entry.calls].every((words) => words === undefined || typeof words === 'string') &&
    (entry.foreseen === undefined || (Array.isArray(entry.foreseen) && entry.foreseen.every(isForeseen))) &&
    (entry.followsHash === undefined || isHash(entry.followsHash)) &&
    (entry.recipient === undefined || isAddress(entry.recipient)) &&
    (entry.intent === undefined ||
      ((to === null || isAddress(to)) && isHash(dataHash) && typeof amount === 'string' && /^\d+$/.test(amount))) &&
    counts.every((name) => entry[name] === undefined || isCount(entry[name])) &&
    [entry.seen, entry.settled].every((flag) => flag === undefined || typeof flag === 'boolean')
  )
}

function isConfirmations(value: unknown): value is Confirmations {
  const { given, needed } = (value ?? {}) as Record<keyof Confirmations, unknown>
  return isCount(given) && isCount(needed, 1)
}

/** Whether a value read from storage is what a simulation has said. */
export function isForeseen(value: unknown): value is Foreseen {
  const { asset, amount, symbol, decimals } = (value ?? {}) as Record<keyof Foreseen, unknown>
  return (
    typeof asset === 'string' &&
    /^(native|0x[\da-f]{40}(#\d+|(=(owner|0x[\da-f]{64}))?>0x[\da-f]{40})?)$/.test(asset) &&
    typeof amount === 'string' &&
    /^-?\d{1,78}$/.test(amount) &&
    (symbol === undefined || typeof symbol === 'string') &&
    (decimals === undefined || isCount(decimals))
  )
}
