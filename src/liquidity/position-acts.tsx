import { useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { LineField } from '#workshop/line-field.tsx'
import { localTime, nowInSeconds, secondsOf } from '#workshop/local-time.ts'
import { readOwner } from '#workshop/read-owner.ts'
import type { PositionAct } from './position-calls.ts'
import { positionActNames, positionActsOf, type PositionActName } from './position-choices.ts'
import type { PositionLock } from './read-position-locks.ts'
import { usePositionAct } from './use-position-act.ts'

type Typed = { account: string; end: string }

/** Everything the owner can do with a locked position, one thing at a time. */
export function PositionActs({ lock, account }: { lock: PositionLock; account: Address }) {
  const [now] = useState(nowInSeconds)
  const acts = positionActsOf(lock, now)
  const [chosen, setChosen] = useState<PositionActName>()
  const does = chosen && acts.includes(chosen) ? chosen : acts[0]!
  const [typed, setTyped] = useState<Typed>({ account: '', end: '' })
  const [complaint, setComplaint] = useState('')
  const { busy, going, failed, run } = usePositionAct({ account, manager: lock.manager })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const act = actOf(does, typed, { lock, account })
    if (typeof act === 'string') return setComplaint(act)
    setComplaint('')
    if (await run(act, `${positionActNames[does]}: lock ${lock.id}`)) setTyped({ account: '', end: '' })
  }

  return (
    <form className="locks-acts" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field">
        What would you like to do?
        <select className="control" value={does} onChange={(event) => setChosen(event.target.value as PositionActName)}>
          {acts.map((name) => (
            <option key={name} value={name}>
              {positionActNames[name]}
            </option>
          ))}
        </select>
      </label>
      <Fields does={does} typed={typed} change={setTyped} lock={lock} account={account} />
      <div role="alert">{(complaint || failed) && <p className="locks-bad">{complaint || failed}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          {positionActNames[does]}
        </button>
        <output>{going}</output>
      </div>
    </form>
  )
}

type FieldsProps = {
  does: PositionActName
  typed: Typed
  change: (typed: Typed) => void
  lock: PositionLock
  account: Address
}

function Fields({ does, typed, change, lock, account }: FieldsProps) {
  if (does === 'extend')
    return (
      <LineField
        label="Unlocks"
        type="datetime-local"
        value={typed.end || localTime(lock.unlock)}
        hint="Later than now. It can never be made earlier again, and an open offer ends."
        onChange={(event) => change({ ...typed, end: event.target.value })}
      />
    )
  const labels = { withdraw: 'Goes to', setPayee: 'Fees go to', proposeTransfer: 'Offered to' }
  if (does === 'withdraw' || does === 'setPayee' || does === 'proposeTransfer')
    return (
      <LineField
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

/** The act as it was typed, or the sentence that says what is missing. */
function actOf(
  does: PositionActName,
  typed: Typed,
  { lock, account }: { lock: PositionLock; account: Address },
): PositionAct | string {
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
