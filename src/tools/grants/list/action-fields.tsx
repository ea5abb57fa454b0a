import type { Address } from 'viem'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { secondsOf } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { timeWords } from '#core/time/time-words.ts'
import { nobody, type GrantAction } from '#tools/grants/contract/grant-calls.ts'
import { refundableOf, revocationOf, withdrawableOf } from '#tools/grants/contract/grant-state.ts'
import { fairShare, type GrantToken } from '#tools/grants/contract/read-account.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'
import { readAmount, typedAmount } from '#tools/schedule/read-amount.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import type { ActionName } from './action-choices.ts'

/** What was typed for an action. */
export type ActionTyped = { amount: string; account: string; when: string }

type Around = { grant: Grant; token: GrantToken; account: Address; now: number }
type ActionFieldsProps = Around & { does: ActionName; typed: ActionTyped; change: (typed: ActionTyped) => void }

/** The fields of the action that was chosen, and what it would do; some actions ask for nothing. */
export function ActionFields({ does, typed, change, ...around }: ActionFieldsProps) {
  const { grant, token, account, now } = around
  const to = (label: string, hint: string) => (
    <AccountField
      label={label}
      placeholder={does.startsWith('offer') ? '0x…' : account}
      value={typed.account}
      hint={hint}
      onChange={(event) => change({ ...typed, account: event.target.value })}
    />
  )
  switch (does) {
    case 'withdraw':
    case 'withdrawShare': {
      const most = withdrawableOf(grant, now)
      return (
        <>
          <LineField
            label={`Amount, in ${token.symbol}`}
            inputMode="decimal"
            placeholder={typedAmount(most, token.decimals)}
            value={typed.amount}
            hint={`At most ${amountText(most, token)}. Empty: everything.`}
            onChange={(event) => change({ ...typed, amount: event.target.value })}
          />
          {does === 'withdrawShare' && <ShareNote amount={most} token={token} />}
          {to('Paid to', 'Empty: to the connected account.')}
        </>
      )
    }
    case 'refund':
      return (
        <>
          <p>{amountText(refundableOf(grant), token)} did not vest and can be taken back.</p>
          {token.held < token.owed && <ShareNote amount={refundableOf(grant)} token={token} />}
          {to('Paid to', 'Empty: to the connected account.')}
        </>
      )
    case 'revoke':
      return (
        <>
          <TimeField
            label="Stops on"
            value={typed.when}
            hint={
              grant.notice > 0
                ? `Empty, or before its notice ends: on ${timeWords(now + grant.notice)}.`
                : 'Empty: immediately.'
            }
            onChange={(event) => change({ ...typed, when: event.target.value })}
          />
          <Revocation typed={typed} {...around} />
        </>
      )
    case 'renounce':
      return <p>From then on nobody can stop this grant. What has not vested yet will, for certain.</p>
    case 'offerGrant':
    case 'offerRight':
      return to('Offered to', 'The account has to accept. Until then you can take the offer back.')
    case 'push':
      return <p>{amountText(withdrawableOf(grant, now), token)} go to the receiver. You pay the network.</p>
    default:
      return null
  }
}

/** What a revocation would leave to each side, before it is sent. */
function Revocation({ grant, token, now, typed }: Around & { typed: ActionTyped }) {
  const { stop, kept, back } = revocationOf(grant, whenOf(typed), now)
  return (
    <p className="locks-note warn">
      It stops on {timeWords(stop)}. {amountText(kept, token)} stay with the receiver, {amountText(back, token)} come
      back. It cannot be undone.
    </p>
  )
}

function ShareNote({ amount, token }: { amount: bigint; token: GrantToken }) {
  return (
    <p className="locks-note warn">
      The contract holds {shareText(token.held, token.owed)} of what it owes. {amountText(amount, token)} are paid with{' '}
      {amountText(fairShare(amount, token), token)}, or more; if it is less by then, nothing happens.
    </p>
  )
}

const isAccount = (text: string): text is Address => text.startsWith('0x')
const whenOf = ({ when }: ActionTyped) => (when ? secondsOf(when) : 0)

/** The action as it was typed, or the sentence that says what is missing. */
export function actionOf(
  does: ActionName,
  typed: ActionTyped,
  { grant, token, account, now }: Around,
): GrantAction | string {
  const { id } = grant
  const to = typed.account.trim() ? readOwner(typed.account.trim()) : account
  switch (does) {
    case 'withdraw':
    case 'withdrawShare': {
      if (!isAccount(to)) return to
      const most = withdrawableOf(grant, now)
      const read = typed.amount.trim() ? readAmount(typed.amount, token.decimals) : { amount: most }
      if ('error' in read) return read.error
      if (read.amount > most) return `At most ${amountText(most, token)}.`
      if (does === 'withdraw') return { does, id, to, amount: read.amount }
      const minimum = fairShare(read.amount, token)
      return minimum > 0n
        ? { does, id, to, amount: read.amount, minimum }
        : 'Nothing would be paid for that now. Give up more, or wait.'
    }
    case 'refund':
      return isAccount(to) ? { does, id, to, minimum: fairShare(refundableOf(grant), token) } : to
    case 'revoke': {
      const when = whenOf(typed)
      if (Number.isNaN(when)) return 'Choose the day on which it stops, or leave the field empty.'
      return revocationOf(grant, when, now).back > 0n
        ? { does, id, when }
        : 'Everything will have vested by then: choose an earlier stop.'
    }
    case 'offerGrant':
    case 'offerRight':
      if (!typed.account.trim()) return 'Name the account it is offered to.'
      return isAccount(to) ? { does: does === 'offerGrant' ? 'proposeReceiver' : 'proposeRevoker', id, to } : to
    case 'takeReceiverBack':
      return { does: 'proposeReceiver', id, to: nobody }
    case 'takeRevokerBack':
      return { does: 'proposeRevoker', id, to: nobody }
    case 'letPush':
    case 'endPush':
      return { does: 'allowPush', id, allowed: does === 'letPush' }
    default:
      return { does, id }
  }
}
