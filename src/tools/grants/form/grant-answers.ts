import type { Address } from 'viem'
import type { HeldToken } from '#chain/tokens/read-token.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { nobody, type GrantTerms } from '#tools/grants/contract/grant-calls.ts'
import { totalOf, type PlannedAward } from '#tools/grants/plan/grant-batches.ts'
import {
  checkGrantDraft,
  curveOf,
  firstDraft,
  scheduleOf,
  type GrantDraft,
} from '#tools/grants/schedule/grant-draft.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import { moreThanHeld, readAmount } from '#tools/schedule/read-amount.ts'
import type { GrantRow } from './read-rows.ts'
import { accountComplaint, type Whom } from './receivers-field.tsx'
import { firstTerms, readNotice, type TermsDraft } from './terms-fields.tsx'

/** What was answered so far about grants, as it was typed. */
export type GrantAnswers = {
  whom: Whom
  receiver: string
  amount: string
  /** The list as it was typed or pasted. */
  lines: string
  /** The list as it was read without an error. */
  rows?: readonly GrantRow[] | undefined
  draft: GrantDraft
  terms: TermsDraft
}

/** What the form begins with. `now` in Unix seconds. */
export const firstAnswers = (now: number): GrantAnswers => ({
  whom: 'one',
  receiver: '',
  lines: '',
  amount: '',
  draft: firstDraft(now),
  terms: firstTerms,
})

/** What is to be granted, on which terms. */
export type Wanted = { awards: readonly PlannedAward[]; terms: GrantTerms; curve?: readonly Segment[] | undefined }

/** What the answers come to, in the smallest unit; zero where there is no amount yet. */
export function grantedIn({ whom, rows, amount }: GrantAnswers, token: HeldToken): bigint {
  if (whom === 'list') return totalOf(rows ?? [])
  const read = readAmount(amount, token.decimals)
  return 'amount' in read ? read.amount : 0n
}

type Missing = Record<'receiver' | 'amount' | 'schedule' | 'terms', string>

/** What is missing in each answer or wrong with it, in a sentence; empty: nothing. `now` in Unix seconds. */
export function missingIn(
  answers: GrantAnswers,
  { token, connected, now }: { token: HeldToken; connected: boolean; now: number },
): Missing {
  const { whom, receiver, amount, rows, draft, terms } = answers
  const isList = whom === 'list'
  const isTooMuch = connected && grantedIn(answers, token) > token.balance
  const tooMuch = isTooMuch ? moreThanHeld(token, 'grant') : ''
  const wrongAccount = accountComplaint(receiver, token)
  const noList = rows ? tooMuch : 'Add a list of accounts first, and correct every line with an error.'
  const read = readAmount(amount, token.decimals)
  const [wrongTime] = Object.values(checkGrantDraft(draft, now))
  const follows = !isList || rows === undefined || rows.some(({ schedule }) => !schedule)
  return {
    receiver: isList ? noList : wrongAccount ? `The receiver: ${wrongAccount}` : '',
    amount: isList ? '' : 'error' in read ? `The amount: ${read.error}` : tooMuch,
    schedule: follows && wrongTime ? `The schedule: ${wrongTime}` : '',
    terms: wrongTerms(terms, token),
  }
}

function wrongTerms({ who, revoker, notice }: TermsDraft, token: HeldToken): string {
  if (who === 'nobody') return ''
  const wrongRevoker = who === 'other' && accountComplaint(revoker, token)
  if (wrongRevoker) return `The account that can revoke: ${wrongRevoker}`
  const seconds = readNotice(notice)
  return typeof seconds === 'string' ? `The notice: ${seconds}` : ''
}

/** The answers as grants of `from`. Ask first for what is missing. */
export function wantedOf(
  { whom, receiver, amount, rows = [], draft, terms }: GrantAnswers,
  { token, from }: { token: HeldToken; from: Address },
): Wanted {
  const read = readAmount(amount, token.decimals)
  const one: GrantRow = { receiver: readOwner(receiver.trim()) as Address, amount: 'amount' in read ? read.amount : 0n }
  const given = whom === 'list' ? rows : [one]
  const curve = given.some(({ schedule }) => !schedule) ? curveOf(draft) : undefined
  const awards = given.map(({ schedule, ...row }) => ({
    ...row,
    schedule: schedule ?? scheduleOf(draft),
    curved: !schedule && curve !== undefined,
  }))
  return { awards, terms: termsOf(terms, from), curve }
}

function termsOf({ who, revoker, notice, pushable }: TermsDraft, from: Address): GrantTerms {
  if (who === 'nobody') return { revoker: nobody, notice: 0, pushable }
  const seconds = Number(readNotice(notice))
  return { revoker: who === 'me' ? from : (readOwner(revoker.trim()) as Address), notice: seconds, pushable }
}
