import { useState } from 'react'
import type { Address } from 'viem'
import { localTime, nowInSeconds, secondsOf } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import type { PositionLock } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { AdminActionForm } from '#tools/plan/admin-action-form.tsx'
import { AccountField } from '#ui/components/account-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { PositionAction } from './position-calls.ts'
import { positionActionNames, positionActionsOf, type PositionActionName } from './position-choices.ts'
import { usePositionAction } from './use-position-action.ts'

type Typed = { account: string; end: string }

const nothing: Typed = { account: '', end: '' }

/** Everything the owner can do with a locked position, one thing at a time. */
export function PositionActions({ lock, account }: { lock: PositionLock; account: Address }) {
  const [now] = useState(nowInSeconds)
  const about = `position lock ${lock.id} of ${account}`
  const [typed, setTyped] = useKeptState(`${about} typed`, nothing)
  const { run, ...state } = usePositionAction({ account, manager: lock.manager })

  async function submit(does: PositionActionName) {
    const action = actionOf(does, typed, { lock, account })
    if (typeof action === 'string') return action
    if (await run(action, `${positionActionNames[does]}: lock ${lock.id}`)) setTyped(nothing)
  }

  return (
    <AdminActionForm
      about={about}
      actions={positionActionsOf(lock, now)}
      names={positionActionNames}
      state={state}
      submit={submit}
    >
      {(does) => <Fields does={does} typed={typed} change={setTyped} lock={lock} account={account} />}
    </AdminActionForm>
  )
}

type FieldsProps = {
  does: PositionActionName
  typed: Typed
  change: (typed: Typed) => void
  lock: PositionLock
  account: Address
}

function Fields({ does, typed, change, lock, account }: FieldsProps) {
  if (does === 'extend')
    return (
      <TimeField
        label="Unlocks"
        value={typed.end || localTime(lock.unlock)}
        hint="Later than now. It can never be made earlier again, and an open offer ends."
        onChange={(event) => change({ ...typed, end: event.target.value })}
      />
    )
  const labels = { withdraw: 'Goes to', setPayee: 'Fees go to', proposeTransfer: 'Offered to' }
  if (does === 'withdraw' || does === 'setPayee' || does === 'proposeTransfer')
    return (
      <AccountField
        label={labels[does]}
        placeholder={does === 'withdraw' ? account : '0x…'}
        value={typed.account}
        hint={
          does === 'withdraw'
            ? 'Empty: to the connected account.'
            : does === 'setPayee'
              ? 'Everything earned and not collected goes there too.'
              : 'The account has to accept. Until then you can take the offer back.'
        }
        onChange={(event) => change({ ...typed, account: event.target.value })}
      />
    )
  if (does === 'makePermanent') return <p>Nobody can ever take the position out again. Its fees can be collected.</p>
  return null
}

/** The action as it was typed, or the sentence that says what is missing. */
function actionOf(
  does: PositionActionName,
  typed: Typed,
  { lock, account }: { lock: PositionLock; account: Address },
): PositionAction | string {
  const { id } = lock
  if (does === 'extend') {
    const unlock = secondsOf(typed.end || localTime(lock.unlock))
    return unlock > lock.unlock ? { does, id, unlock } : 'Choose a time later than the one now.'
  }
  if (does === 'withdraw' || does === 'setPayee' || does === 'proposeTransfer') {
    const given = typed.account.trim()
    if (!given && does !== 'withdraw') return 'Name the account: 0x and forty digits from 0 to f.'
    const to = given ? readOwner(given) : account
    return to.startsWith('0x') ? { does, id, to: to as Address } : to
  }
  return { does, id }
}
