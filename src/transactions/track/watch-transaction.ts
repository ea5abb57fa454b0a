import type { Hash } from 'viem'
import { isProposal, type Confirmations, type Intent, type Transaction, type TransactionDetail } from './transaction.ts'

/** What a look at the chain has shown of a transaction. Block numbers are plain numbers. */
export type Sight =
  /** No node has answered, or what it answered made no sense. */
  | { at: 'unreachable' }
  /** It waits for owners of a Safe, for more of them or for one who carries it out; or for a wallet that has calls that go together. */
  | { at: 'proposed'; by: 'proposed' | 'confirmed' | 'with-wallet'; owners?: Confirmations }
  /** It was carried out by the transaction `hash`. */
  | { at: 'carried-out'; hash: Hash }
  /** The owners have carried out something else in its place, or the wallet has not sent it. */
  | { at: 'not-wanted' }
  /** A node has it, in no block yet. Number and call are left out where another account sends it. */
  | { at: 'waiting'; head: number; nonce?: number; intent?: Intent }
  /** It, or `hash` that took its nonce, is in a block. */
  | {
      at: 'mined'
      head: number
      hash: Hash
      block: number
      success: boolean
      /** Why it was reverted. */
      reason?: string
      /** In what it moved other tokens than were foreseen. */
      differs?: string
      /** What the one in the block is to the one that was sent. */
      as: 'itself' | 'sped-up' | 'cancelled' | 'replaced'
      /** Absent where another account sent it. */
      nonce?: number
      /** What was sent; absent when only the other one was seen. */
      intent?: Intent
    }
  /** No node has it. */
  | {
      at: 'absent'
      head: number
      /** Its nonce is used in a block, by a transaction that could not be found. */
      nonceUsed: boolean
      /** Another transaction waits under its nonce. */
      another: boolean
    }

/** Looks in a row that have to miss a transaction before it is called dropped, or a proposal replaced: nodes behind one address may know different things. */
const missesAllowed = { transaction: 6, proposal: 3 }

/** Looks in a row after which a used nonce is believed for good. Those after the ones above are half a minute apart, and more. */
const missesSettled = { transaction: 20, proposal: 6 }

/**
 * What a transaction is after a look at the chain. Time is never a reason for anything: without an answer it stays what it was, a
 * block that is undone makes it pending again, and one that was dropped and comes back is followed again.
 */
export function step(
  transaction: Transaction,
  sight: Sight,
  { now, finalBlocks }: { now: number; finalBlocks: number },
): Transaction {
  if (sight.at === 'unreachable') return { ...transaction, askedAt: now, failures: (transaction.failures ?? 0) + 1 }
  const looked = { ...transaction, askedAt: now, checkedAt: now, failures: 0 }
  switch (sight.at) {
    case 'proposed':
      return { ...pending(looked), proposal: sight.by, misses: 0, ...(sight.owners && { owners: sight.owners }) }
    case 'carried-out':
      // Now the chain knows it: it is looked for there immediately.
      return {
        ...pending(looked),
        proposal: 'carried-out',
        hash: sight.hash,
        followsHash: transaction.hash,
        misses: 0,
        askedAt: 0,
      }
    case 'not-wanted':
      return notWanted(looked)
    case 'waiting':
      return { ...pending(looked), seen: true, misses: 0, freeAt: sight.head, ...sentUnder(sight) }
    case 'mined':
      return mined(looked, sight, finalBlocks)
    case 'absent':
      return absent(looked, sight)
  }
}

/** Just after it was carried out, a Safe may know that its number is used and not yet by what: one look is not believed. */
function notWanted(transaction: Transaction): Transaction {
  const misses = (transaction.misses ?? 0) + 1
  if (misses < missesAllowed.proposal) return { ...transaction, misses }
  return { ...transaction, misses, proposal: 'not-wanted', status: 'failed', settled: misses >= missesSettled.proposal }
}

/** What a node says of how it was sent, where that is its own. */
function sentUnder({ nonce, intent }: { nonce?: number; intent?: Intent }) {
  return { ...(nonce === undefined ? {} : { nonce }), ...(intent ? { intent } : {}) }
}

function pending(transaction: Transaction): Transaction {
  const {
    block: _block,
    depth: _depth,
    reason: _reason,
    detail: _detail,
    settled: _settled,
    differs: _differs,
    ...rest
  } = transaction
  return { ...rest, status: 'pending', ...(isSpedUp(rest) ? { detail: transaction.detail ?? 'sped-up' } : {}) }
}

/** A proposal that was carried out has another hash, too, and was not hurried for that. */
const isSpedUp = ({ followsHash, proposal }: Pick<Transaction, 'followsHash' | 'proposal'>) => followsHash && !proposal

function mined(transaction: Transaction, sight: Sight & { at: 'mined' }, finalBlocks: number): Transaction {
  const depth = Math.max(1, sight.head - sight.block + 1)
  const sentAs = transaction.followsHash ?? transaction.hash
  const { followsHash: _follows, detail: _detail, reason: _reason, differs: _differs, ...rest } = transaction
  const done = depth >= transaction.confirmations
  const detail = detailOf(sight)
  const intent = transaction.intent ?? sight.intent
  return {
    ...rest,
    hash: sight.hash,
    ...(sight.hash === sentAs ? {} : { followsHash: sentAs }),
    status: statusOf(sight, done),
    ...(detail ? { detail } : {}),
    ...(sight.reason ? { reason: sight.reason } : {}),
    ...(sight.differs ? { differs: sight.differs } : {}),
    ...(intent ? { intent } : {}),
    ...(sight.nonce === undefined ? {} : { nonce: sight.nonce }),
    seen: true,
    misses: 0,
    block: sight.block,
    depth,
    settled: depth >= Math.max(transaction.confirmations, finalBlocks),
  }
}

function statusOf({ as, success }: Sight & { at: 'mined' }, done: boolean): Transaction['status'] {
  if (!done) return 'pending'
  // What took the place of a transaction and does something else is another one: what was asked for has not come to pass.
  return success && (as === 'itself' || as === 'sped-up') ? 'confirmed' : 'failed'
}

function detailOf({ as, success }: Sight & { at: 'mined' }): TransactionDetail | undefined {
  if (as === 'cancelled' || as === 'replaced') return as
  if (!success) return 'reverted'
  return as === 'itself' ? undefined : as
}

function absent(transaction: Transaction, { head, nonceUsed, another }: Sight & { at: 'absent' }): Transaction {
  if (another) return { ...pending(transaction), misses: 0, freeAt: head }
  // One that no node has ever shown may wait where only its wallet sees it.
  if (!nonceUsed && !transaction.seen) return { ...pending(transaction), freeAt: head }
  const misses = (transaction.misses ?? 0) + 1
  const missed = { ...pending(transaction), misses, ...(nonceUsed ? {} : { freeAt: head }) }
  if (misses < missesAllowed.transaction && transaction.detail !== 'dropped') return missed
  return { ...missed, status: 'failed', detail: 'dropped', settled: nonceUsed && misses >= missesSettled.transaction }
}

/** Milliseconds from the last question to the next one. The longer nothing changes, or nobody answers, the less is asked. */
export function pause(
  { status, sentAt, failures = 0, proposal }: Transaction,
  { now, hidden, blockSeconds }: { now: number; hidden: boolean; blockSeconds: number },
): number {
  const age = Math.max(0, now - sentAt)
  if (status !== 'pending') return Math.max(hidden ? 120_000 : 30_000, age / 10)
  // Owners take hours or days, and each question is one to the server of their Safe.
  if (isProposal({ proposal })) return Math.min(120_000, Math.max(hidden ? 60_000 : 4000, age / 30) * (failures + 1))
  const usual = Math.min(4000, Math.max(1000, blockSeconds * 500))
  const patient = Math.min(30_000, Math.max(usual, age / 60))
  const backedOff = failures > 0 ? Math.min(60_000, patient * 2 ** Math.min(failures, 6)) : patient
  return hidden ? Math.max(30_000, backedOff) : backedOff
}
