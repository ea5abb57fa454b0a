import { LineField } from '#ui/components/line-field.tsx'
import type { Payout } from './read-payout.ts'

type PayoutProps = { payout: Payout; change: (payout: Payout) => void }

/** How claims are paid: out, or into locks; and who can send one. */
export function PayoutFields({ payout, change }: PayoutProps) {
  const { into, end, evenly, ownClaims } = payout
  return (
    <>
      <fieldset className="locks-choices">
        <legend>Claims are paid</legend>
        <label>
          <input
            type="radio"
            name="claims-into"
            checked={into === 'out'}
            onChange={() => change({ ...payout, into: 'out' })}
          />
          <span>Out, to the account.</span>
        </label>
        <label>
          <input
            type="radio"
            name="claims-into"
            checked={into === 'lock'}
            onChange={() => change({ ...payout, into: 'lock' })}
          />
          <span>Into a lock of the account, until a date. From then on claims are paid out.</span>
        </label>
      </fieldset>
      {into === 'lock' && (
        <div className="claims-inputs">
          <LineField
            id="claims-lock-end"
            label="Locked until"
            type="datetime-local"
            value={end}
            hint="The same date for everyone, whenever they claim. Your own time zone."
            onChange={(event) => change({ ...payout, end: event.target.value })}
          />
          <div className="locks-choices">
            <label>
              <input
                type="checkbox"
                checked={evenly}
                onChange={(event) => change({ ...payout, evenly: event.target.checked })}
              />
              <span>Release it evenly, second by second, from the day claims open until then.</span>
            </label>
          </div>
        </div>
      )}
      <div className="locks-choices">
        <label>
          <input
            type="checkbox"
            checked={!ownClaims}
            onChange={(event) => change({ ...payout, ownClaims: !event.target.checked })}
          />
          <span>
            Let anyone send a claim to the account on the list. Otherwise the account sends it, or signs it for another
            wallet: then no one can force tokens onto an account that has lost its key.
          </span>
        </label>
      </div>
    </>
  )
}
