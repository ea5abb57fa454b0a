import type { Language } from '#core/language/language-names.ts'
import { formatOf } from '#core/language/languages.ts'
import { isProposal, type Proposal, type Transaction, type TransactionDetail } from './transaction.ts'

const details = {
  reverted: 'reverted',
  'sped-up': 'spedUp',
  cancelled: 'cancelled',
  replaced: 'replaced',
  dropped: 'dropped',
} as const satisfies Record<TransactionDetail, string>

const proposals = {
  'with-wallet': 'callsHeld',
  proposed: 'ownersAwaited',
  confirmed: 'executionAwaited',
  'not-wanted': 'proposalGone',
} as const satisfies { [at in Proposal]?: string }

/** Says one of the words about a state, in its language; `{name}` marks are filled in. */
export type SayState = (
  word:
    | (typeof details)[TransactionDetail]
    | (typeof proposals)[keyof typeof proposals]
    | 'ownersCounted'
    | 'callsGone'
    | 'revertedWhy'
    | 'depth'
    | 'notSeen'
    | 'notChecked'
    | 'neverChecked',
  facts?: { readonly [name: string]: string },
) => string

/** What there is to say about the state of a transaction beyond pending, confirmed or failed; empty when there is nothing. */
export function transactionSentence(transaction: Transaction, say: SayState, language: Language = 'en'): string {
  const { status, detail, reason, confirmations, depth, checkedAt, seen, differs } = transaction
  const proposed = proposalSaid(transaction, say)
  if (isUnanswered(transaction)) {
    const asked = checkedAt ? say('notChecked', { time: shortTime(checkedAt, language) }) : say('neverChecked')
    return [proposed, asked].filter(Boolean).join(' · ')
  }
  const parts = [
    proposed,
    detail === 'reverted' && reason ? say('revertedWhy', { reason }) : detail && say(details[detail]),
  ]
  if (status === 'pending' && depth && confirmations > 1)
    parts.push(say('depth', { depth: String(depth), confirmations: String(confirmations) }))
  if (status === 'pending' && !seen && checkedAt && !isProposal(transaction)) parts.push(say('notSeen'))
  if (status === 'confirmed') parts.push(differs)
  return parts.filter(Boolean).join(' · ')
}

/** What is said of a proposal that was not carried out, or not yet. */
function proposalSaid({ proposal, owners, calls }: Transaction, say: SayState): string | undefined {
  if (!proposal || proposal === 'carried-out') return undefined
  if (proposal === 'proposed' && owners)
    return say('ownersCounted', { given: String(owners.given), needed: String(owners.needed) })
  return say(calls && proposal === 'not-wanted' ? 'callsGone' : proposals[proposal])
}

/** Whether nobody has answered the last question about a transaction that is on its way. */
export function isUnanswered({ status, failures }: Transaction): boolean {
  return status === 'pending' && Boolean(failures)
}

const clock = { hour: '2-digit', minute: '2-digit' } as const
const day = { day: 'numeric', month: 'short', ...clock } as const

/** A moment of the last half day as 14:05, an older one with its day, as a language writes them. */
export function shortTime(at: number, language: Language = 'en', now = Date.now()): string {
  return new Intl.DateTimeFormat(formatOf(language), now - at < 43_200_000 ? clock : day).format(at)
}
