import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { localTime, nowInSeconds } from '#core/text/local-time.ts'
import { positionName } from '#tools/liquidity-lock/read/position-names.ts'
import type { Position } from '#tools/liquidity-lock/read/read-positions.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { accountComplaint, positionTerms, type Terms } from './position-terms.ts'
import { usePositionAction } from './use-position-action.ts'

/** What the field of the time begins with: a year from now. */
const year = 365 * 86_400

/** Locks one position: the approval of it first, then the lock; which of the two is next is read from the chain. */
export function PositionForm({ position, account }: { position: Position; account: Address }) {
  const { manager, kind, tokenId, approved } = position
  const [forEver, setForEver] = useState(false)
  const [end, setEnd] = useState(() => localTime(nowInSeconds() + year))
  const [owner, setOwner] = useState('')
  const [payee, setPayee] = useState('')
  const [complaint, setComplaint] = useState('')
  const next = useRef<Terms>(undefined)
  const name = positionName(position)
  const { busy, going, failed, run } = usePositionAction({ account, manager })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = positionTerms({ forEver, end, owner, payee }, { account, now: nowInSeconds() })
    if (typeof chosen === 'string') return setComplaint(chosen)
    setComplaint('')
    if (approved) return void (await lock(chosen))
    next.current = chosen
    if (!(await run({ does: 'approve', manager, tokenId }, `Let the lock take ${name}`))) next.current = undefined
  }

  const lock = (chosen: Terms) => run({ does: 'lock', manager, kind, tokenId, ...chosen }, `Lock ${name}`)
  const goOn = useEffectEvent(() => {
    const chosen = next.current
    next.current = undefined
    if (chosen) void lock(chosen)
  })
  useEffect(() => {
    if (approved && !busy) goOn()
  }, [approved, busy])

  return (
    <form className="locks-actions" noValidate onSubmit={(event) => void submit(event)}>
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
      <AccountField
        label="Owner of the lock"
        placeholder={account}
        value={owner}
        error={accountComplaint(owner)}
        hint="Empty: the connected account. Only the owner can take the position out, once its time has come."
        onChange={(event) => setOwner(event.target.value)}
      />
      <AccountField
        label="Fees go to"
        placeholder={owner.trim() || account}
        value={payee}
        error={accountComplaint(payee)}
        hint="Empty: to the owner, who can change it later."
        onChange={(event) => setPayee(event.target.value)}
      />
      <div role="alert">{(complaint || failed) && <p className="locks-bad">{complaint || failed}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          Lock this position
        </button>
        <output>{going}</output>
      </div>
      <ol className="locks-progress">
        <li data-state={approved ? 'done' : 'now'}>Allow the lock contract to take this one position</li>
        <li data-state={approved ? 'now' : 'next'}>Lock it</li>
      </ol>
      <p className="soft">
        {approved ? 'The first of two transactions is done.' : 'Two transactions, each shown before you sign.'} There is
        no fee but the network’s.
      </p>
    </form>
  )
}
