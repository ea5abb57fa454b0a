import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import type { Payout } from './read-payout.ts'

type PayoutProps = { payout: Payout; change: (payout: Payout) => void }

const ways: Record<Payout['into'], string> = {
  out: 'Out, to the account.',
  lock: 'Into a lock of the account, until a date. From then on claims are paid out.',
  grant: 'Into a grant of the account, which vests until a date. From then on claims are paid out.',
}

/** How claims are paid: out, into locks or into grants; and who can send one. */
export function PayoutFields({ payout, change }: PayoutProps) {
  const { into, end, evenly, ownClaims } = payout
  return (
    <>
      <fieldset className="locks-choices">
        <legend>Claims are paid</legend>
        {Object.entries(ways).map(([way, words]) => (
          <label key={way}>
            <input
              type="radio"
              name="claims-into"
              checked={into === way}
              onChange={() => change({ ...payout, into: way as Payout['into'] })}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      {into !== 'out' && (
        <div className="claims-inputs">
          <TimeField
            id="claims-lock-end"
            label={into === 'lock' ? 'Locked until' : 'Vested by'}
            value={end}
            hint="The same date for everyone, whenever they claim."
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
      {into === 'grant' && <RevokerFields payout={payout} change={change} />}
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

/** Whether the grants can be revoked, by whom and with which notice. */
function RevokerFields({ payout, change }: PayoutProps) {
  const { revocable, revoker, notice } = payout
  return (
    <>
      <div className="locks-choices">
        <label>
          <input
            type="checkbox"
            checked={revocable}
            onChange={(event) => change({ ...payout, revocable: event.target.checked })}
          />
          <span>
            Let an account revoke the grants. It takes back what has not vested; what has vested stays the receiver’s.
          </span>
        </label>
      </div>
      {revocable && (
        <div className="claims-inputs">
          <AccountField
            id="claims-revoker"
            label="Who can revoke"
            placeholder="0x…"
            value={revoker}
            hint="Empty: your account. It can give this right up later, for each grant."
            onChange={(event) => change({ ...payout, revoker: event.target.value })}
          />
          <LineField
            id="claims-notice"
            label="Notice in days, optional"
            inputMode="numeric"
            value={notice}
            hint="A revocation stops a grant only after that time."
            onChange={(event) => change({ ...payout, notice: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
