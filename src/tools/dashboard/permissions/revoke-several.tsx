import type { Address } from 'viem'
import { askedOnce } from '#tools/plan/together/prompts.ts'
import { usePlan } from '#tools/plan/use-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { HeldPermission } from './held-permission.ts'
import { revokeKind } from './revoke-kind.ts'
import { RevokePanel } from './revoke-panel.tsx'
import { endedBy, stepsOf } from './revoke-plan.ts'

type RevokeSeveralProps = {
  account: Address
  shown: ShownAccount
  all: readonly HeldPermission[]
  chosen: readonly HeldPermission[]
  /** Chooses all, or none. */
  choose: (isOn: boolean) => void
}

/** Milliseconds by the clock of this device. */
const thisMoment = () => Date.now()

/** Revokes the permissions that were chosen, or says how far those are that were begun. */
export function RevokeSeveral({ account, shown, all, chosen, choose }: RevokeSeveralProps) {
  const handle = usePlan(revokeKind)
  const { plan, progress, place } = handle
  if (plan && progress && plan.from.toLowerCase() === account.toLowerCase())
    return <RevokePanel plan={plan} handle={handle} shown={shown} />
  if (all.length === 0) return null

  const permissions = chosen.map(endedBy)
  const count = stepsOf({ permissions }).length
  const isAll = chosen.length === all.length

  function begin() {
    if (permissions.length === 0) return
    choose(false)
    place({ chainId: shown.account!.chainId, from: account, madeAt: thisMoment(), permissions })
  }

  return (
    <div className="permission-several">
      <label>
        <input
          type="checkbox"
          className="permission-tick"
          checked={isAll}
          onChange={(event) => choose(event.target.checked)}
        />
        Choose all {all.length}
      </label>
      <button type="button" className="button" aria-disabled={chosen.length === 0} onClick={begin}>
        {chosen.length > 0 ? `Revoke ${chosen.length} together` : 'Revoke the chosen'}
      </button>
      <output className="soft">
        {chosen.length > 0 &&
          (count === 1 ? '1 transaction.' : `${count} transactions, one after the other. ${askedOnce}`)}
      </output>
    </div>
  )
}
