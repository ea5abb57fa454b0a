import type { Address } from 'viem'
import type { Token } from '#chain/tokens/read-token.ts'
import { readOwner } from '#core/text/read-owner.ts'
import type { AskedQuestion } from '#tools/plan/form/tool-form.tsx'
import { DeedField } from '#tools/token-lock/deeds/deed-field.tsx'
import { VotesField } from '#tools/token-lock/votes/votes-field.tsx'
import { AmountField } from './amount-field.tsx'
import { missingIn, type LockAnswers } from './lock-answers.ts'
import { RecipientsField } from './recipients-field.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'

type Asked = {
  token: Token
  account: Address | undefined
  /** Whether the token has votes. */
  votable: boolean
  now: number
  change: (answers: Partial<LockAnswers>) => void
}

/** The questions of a lock of one token that the answers so far leave open. */
export function lockQuestions(answers: LockAnswers, { token, account, votable, now, change }: Asked): AskedQuestion[] {
  const { whom, owner, lines, amount, draft, form, votes } = answers
  const missing = missingIn(answers, { token, connected: account !== undefined, now })
  const isList = whom === 'list'
  const named = readOwner(owner.trim())
  const voter = whom !== 'one' ? account : named.startsWith('0x') ? (named as Address) : undefined
  const most = account && token.balance
  const whose: AskedQuestion = {
    id: 'lock-owner',
    name: 'Owner',
    missing: missing.owner,
    fields: (
      <RecipientsField
        whom={whom}
        owner={owner}
        lines={lines}
        token={token}
        changeWhom={(next) => change({ whom: next })}
        changeOwner={(next) => change({ owner: next })}
        changeLines={(next) => change({ lines: next })}
        changeList={(next) => change({ list: next })}
      />
    ),
  }
  const howMuch: AskedQuestion = {
    id: 'lock-amount',
    name: 'Amount',
    missing: missing.amount,
    fields: <AmountField token={token} typed={amount} type={(next) => change({ amount: next })} most={most} />,
  }
  const when: AskedQuestion = {
    id: 'lock-schedule',
    name: 'Schedule',
    missing: missing.schedule,
    fields: <ScheduleEditor draft={draft} now={now} change={(next) => change({ draft: next })} />,
  }
  const what: AskedQuestion = {
    id: 'lock-form',
    name: votable ? 'Votes and form' : 'Form',
    missing: missing.form,
    fields: (
      <>
        {votable && <VotesField fallback={voter} choice={votes} change={(next) => change({ votes: next })} />}
        {!isList && !votes.counts && <DeedField form={form} change={(next) => change({ form: next })} />}
      </>
    ),
  }
  // A list has its amounts, and its locks are plain ones.
  return isList ? [whose, when, ...(votable ? [what] : [])] : [whose, howMuch, when, what]
}
