import type { Address } from 'viem'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { localTime, secondsOf } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import type { DeedKind } from '#tools/token-lock/deeds/deed-calls.ts'
import { UnwrapNote, WrapField } from '#tools/token-lock/deeds/wrap-field.tsx'
import { AmountField } from '#tools/token-lock/form/amount-field.tsx'
import type { LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { fairShare, type Holding } from '#tools/token-lock/read/fair-share.ts'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { readAmount } from '#tools/schedule/read-amount.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import { mergeable, type ActionName } from './action-choices.ts'

/** What was typed for an action. */
export type ActionTyped = { amount: string; account: string; end: string; from: string; form: DeedKind }

const delegateHint =
  'Empty: the connected account. The delegate votes with what is in the lock and can do nothing else with it.'

type Around = {
  lock: Lock
  others: readonly Lock[]
  unit: { symbol: string; decimals: number }
  account: Address
  balance: bigint
  /** What the lock contract holds of the token, and owes. */
  holding: Holding
}
type ActionFieldsProps = Around & { does: ActionName; typed: ActionTyped; change: (typed: ActionTyped) => void }

/** The largest amount of an action. */
const mostOf = ({ lock, balance }: Around, does: ActionName) =>
  ({ withdraw: lock.withdrawable, withdrawShare: lock.withdrawable, split: lock.amount - 1n, increase: balance })[
    does as string
  ]

/** The fields of the action that was chosen; some actions have none. */
export function ActionFields({ does, typed, change, ...around }: ActionFieldsProps) {
  const { lock, others, unit, account } = around
  const amount = (
    <AmountField
      token={unit}
      typed={typed.amount}
      type={(text) => change({ ...typed, amount: text })}
      most={mostOf(around, does)}
    />
  )
  const receiver = (label: string, hint: string) => (
    <AccountField
      label={label}
      placeholder={does === 'proposeTransfer' ? '0x…' : account}
      value={typed.account}
      hint={hint}
      onChange={(event) => change({ ...typed, account: event.target.value })}
    />
  )
  switch (does) {
    case 'withdraw':
    case 'withdrawShare':
      return (
        <>
          {amount}
          {does === 'withdrawShare' && <ShareLine typed={typed.amount} {...around} />}
          {receiver('Paid to', 'Empty: to the connected account.')}
        </>
      )
    case 'increase':
    case 'split':
      return amount
    case 'extend':
      return (
        <TimeField
          label="New end"
          value={typed.end || localTime(lock.schedule.end)}
          hint="Later than the end now. What has vested stays free; the rest vests evenly until the new end."
          onChange={(event) => change({ ...typed, end: event.target.value })}
        />
      )
    case 'merge':
      return (
        <label className="field">
          Lock that goes into this one
          <select
            className="control"
            value={typed.from}
            onChange={(event) => change({ ...typed, from: event.target.value })}
          >
            <option value="">Choose a lock</option>
            {mergeable(lock, others).map(({ id, amount: held }) => (
              <option key={String(id)} value={String(id)}>
                {lockName({ id, locker: lock.locker })}, {amountText(held, unit)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'proposeTransfer':
      return receiver('Offered to', 'The account has to accept. Until then you can take the offer back.')
    case 'changeDelegate':
      return receiver('New delegate', delegateHint)
    case 'wrap':
      return <WrapField lock={lock} form={typed.form} change={(form) => change({ ...typed, form })} />
    case 'unwrap':
      return <UnwrapNote />
    case 'makePermanent':
      return <p>What has not vested yet stays locked permanently. You can still withdraw what has vested.</p>
    default:
      return null
  }
}

/** What giving up an amount pays, before it is given up. */
function ShareLine({ typed, unit, lock, holding }: Pick<Around, 'unit' | 'lock' | 'holding'> & { typed: string }) {
  const read = readAmount(typed, unit.decimals)
  const amount = 'amount' in read && read.amount <= lock.withdrawable ? read.amount : lock.withdrawable
  return (
    <p className="locks-note warn">
      The contract holds {shareText(holding.held, holding.owed)} of what it owes. {amountText(amount, unit)} of the lock
      are paid with {amountText(fairShare(amount, holding), unit)}, or more; if it is less by then, nothing happens.
    </p>
  )
}

/** The action as it was typed, or the sentence that says what is missing. */
export function actionOf(does: ActionName, typed: ActionTyped, around: Around): LockAction | string {
  const { lock, unit, account } = around
  const { id } = lock
  const read = readAmount(typed.amount, unit.decimals)
  const most = mostOf(around, does)
  if (most !== undefined) {
    if ('error' in read) return read.error
    if (read.amount > most) return `At most ${amountText(most, unit)}.`
  }
  const amount = 'amount' in read ? read.amount : 0n
  const to = typed.account.trim() ? readOwner(typed.account.trim()) : account
  switch (does) {
    case 'withdraw':
      return to.startsWith('0x') ? { does, id, to: to as Address, amount } : to
    case 'withdrawShare': {
      const minimum = fairShare(amount, around.holding)
      if (minimum === 0n) return 'Nothing would be paid for that now. Give up more, or wait.'
      return to.startsWith('0x') ? { does, id, to: to as Address, amount, minimum } : to
    }
    case 'increase':
      return { does, id, amount, owner: lock.owner, latestEnd: lock.schedule.end }
    case 'split':
      return { does, id, amount }
    case 'extend': {
      const newEnd = secondsOf(typed.end || localTime(lock.schedule.end))
      return newEnd > lock.schedule.end ? { does, id, newEnd } : 'Choose an end later than the one now.'
    }
    case 'merge':
      return typed.from ? { does, id, from: BigInt(typed.from) } : 'Choose the lock that goes into this one.'
    case 'proposeTransfer':
      if (!typed.account.trim()) return 'Name the account it is offered to.'
      return to.startsWith('0x') ? { does, id, to: to as Address } : to
    case 'changeDelegate':
      if (to.toLowerCase() === lock.delegate?.toLowerCase()) return 'It is the delegate already. Name another account.'
      return to.startsWith('0x') ? { does, id, delegate: to as Address } : to
    case 'wrap':
      return { does, id, byOffer: typed.form === 'offer' }
    default:
      return { does, id }
  }
}
