import { useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { LineField } from '#workshop/line-field.tsx'
import { localTime, nowInSeconds, secondsOf } from '#workshop/local-time.ts'
import { readOwner } from '#workshop/read-owner.ts'
import { positionName } from './position-names.ts'
import { never } from './read-position-locks.ts'
import type { Position } from './read-positions.ts'
import { usePositionAct } from './use-position-act.ts'

/** What the field of the time begins with: a year from now. */
const year = 365 * 86_400

/** Locks one position: the approval of it first, then the lock; which of the two is next is read from the chain. */
export function PositionForm({ position, account }: { position: Position; account: Address }) {
  const { manager, tokenId, approved } = position
  const [forEver, setForEver] = useState(false)
  const [end, setEnd] = useState(() => localTime(nowInSeconds() + year))
  const [payee, setPayee] = useState('')
  const [complaint, setComplaint] = useState('')
  const { busy, going, failed, run } = usePositionAct({ account, manager })

  /** When it unlocks and who gets the fees, or the sentence that says what is missing. */
  function terms(): { unlock: number; payee: Address } | string {
    const unlock = forEver ? never : secondsOf(end)
    if (!(unlock > nowInSeconds())) return 'Choose a time to come, or for ever.'
    const to = payee.trim() ? readOwner(payee.trim()) : account
    return to.startsWith('0x') ? { unlock, payee: to as Address } : to
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = terms()
    if (typeof chosen === 'string') return setComplaint(chosen)
    setComplaint('')
    const name = positionName(position)
    if (approved) await run({ does: 'lock', manager, tokenId, owner: account, ...chosen }, `Lock ${name}`)
    else await run({ does: 'approve', manager, tokenId }, `Let the lock take ${name}`)
  }

  return (
    <form className="locks-acts" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>Locked</legend>
        <div className="locks-choices">
          <label>
            <input type="radio" name={`until-${tokenId}`} checked={!forEver} onChange={() => setForEver(false)} />
            until a day
          </label>
          <label>
            <input type="radio" name={`until-${tokenId}`} checked={forEver} onChange={() => setForEver(true)} />
            for ever
          </label>
        </div>
      </fieldset>
      {forEver ? (
        <p>Nobody can ever take the position out again. Its fees can be collected.</p>
      ) : (
        <LineField
          label="Unlocks"
          type="datetime-local"
          value={end}
          hint="In the time of this device. It can be made later, never earlier."
          onChange={(event) => setEnd(event.target.value)}
        />
      )}
      <LineField
        label="Fees go to"
        placeholder={account}
        value={payee}
        hint="Empty: to the connected account. It can be changed later."
        onChange={(event) => setPayee(event.target.value)}
      />
      <div role="alert">{(complaint || failed) && <p className="locks-bad">{complaint || failed}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          {approved ? 'Lock this position' : 'Let the lock take it'}
        </button>
        <output>{going}</output>
      </div>
      <p className="soft">
        Two transactions:{' '}
        {approved
          ? 'the first is done; the second locks.'
          : 'this lets the lock take this one position, the next locks it.'}{' '}
        There is no fee but the network’s.
      </p>
    </form>
  )
}
