import type { Address } from 'viem'
import type { HeldToken } from '#chain/tokens/read-token.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { moreThanHeld, readAmount } from '#tools/schedule/read-amount.ts'
import type { LockForm } from '#tools/token-lock/deeds/deed-field.tsx'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import type { Recipient } from '#tools/token-lock/schedule/read-recipients.ts'
import { checkDraft, firstDraft, type ScheduleDraft } from '#tools/token-lock/schedule/schedule-draft.ts'
import { delegateComplaint, noVotes, type VotesChoice } from '#tools/token-lock/votes/votes-choice.ts'
import { ownerComplaint, type Whom } from './recipients-field.tsx'

/** What was answered so far about a lock, as it was typed. */
export type LockAnswers = {
  whom: Whom
  owner: string
  /** The list as it was typed or pasted. */
  lines: string
  /** The list as it was read without an error. */
  list?: readonly Recipient[] | undefined
  amount: string
  draft: ScheduleDraft
  /** The schedule that was drawn elsewhere on the page, once it is taken over. */
  drawn?: ScheduleDraft
  form: LockForm
  votes: VotesChoice
}

/** What the form begins with. `now` in Unix seconds. */
export const firstAnswers = (now: number): LockAnswers => ({
  whom: 'me',
  owner: '',
  lines: '',
  amount: '',
  draft: firstDraft(now),
  form: 'plain',
  votes: noVotes,
})

/** What the answers come to, in the smallest unit; zero where there is no amount yet. */
export function lockedIn({ whom, list, amount }: LockAnswers, token: HeldToken): bigint {
  if (whom === 'list') return totalOf(list ?? [])
  const read = readAmount(amount, token.decimals)
  return 'amount' in read ? read.amount : 0n
}

/** Who gets how much. Ask first for what is missing. */
export function recipientsOf(
  { whom, list, owner, amount }: LockAnswers,
  token: HeldToken,
  from: Address,
): readonly Recipient[] {
  if (whom === 'list') return list ?? []
  const read = readAmount(amount, token.decimals)
  if ('error' in read) return []
  return [{ owner: whom === 'me' ? from : (readOwner(owner.trim()) as Address), amount: read.amount }]
}

type Missing = Record<'owner' | 'amount' | 'schedule' | 'form', string>

/** What is missing in each answer or wrong with it, in a sentence; empty: nothing. `now` in Unix seconds. */
export function missingIn(
  answers: LockAnswers,
  { token, connected, now }: { token: HeldToken; connected: boolean; now: number },
): Missing {
  const { whom, list, owner, amount, draft, votes } = answers
  const isList = whom === 'list'
  const wrongOwner = whom === 'one' && ownerComplaint(owner, token)
  const read = readAmount(amount, token.decimals)
  const isTooMuch = connected && lockedIn(answers, token) > token.balance
  const tooMuch = isTooMuch ? moreThanHeld(token, 'lock') : ''
  const [wrongTime = ''] = Object.values(checkDraft(draft, now))
  const wrongDelegate = votes.counts && delegateComplaint(votes)
  const noList = isList && !list ? 'Add a list of accounts first, and correct every line with an error.' : ''
  return {
    owner: wrongOwner ? `The owner: ${wrongOwner}` : noList || (isList ? tooMuch : ''),
    amount: isList ? '' : 'error' in read ? `The amount: ${read.error}` : tooMuch,
    schedule: wrongTime,
    form: wrongDelegate ? `The delegate: ${wrongDelegate}` : '',
  }
}
