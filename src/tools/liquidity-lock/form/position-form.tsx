import { useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { localTime, nowInSeconds } from '#core/time/local-time.ts'
import { positionKind } from '#tools/liquidity-lock/plan/position-kind.ts'
import type { PositionPlan } from '#tools/liquidity-lock/plan/position-plan.ts'
import { positionName } from '#chain/positions/position-names.ts'
import type { Position } from '#chain/positions/read-positions.ts'
import { PlanStep } from '#tools/plan/form/plan-step.tsx'
import { askedOnce } from '#tools/plan/together/prompts.ts'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import { chainSilent } from '#tools/plan/why-not-sent.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import { accountComplaint, positionTerms } from './position-terms.ts'

/** What the field of the time begins with: a year from now. */
const year = 365 * 86_400
const anotherOne = 'Another position is being locked. Finish that first, or discard it.'

type PositionFormProps = { position: Position; account: Address; handle: PlanHandle<PositionPlan> }

/** The terms of a position’s lock, and the button that begins its plan: the approval of it first, then the lock. */
export function PositionForm({ position, account, handle }: PositionFormProps) {
  const { manager, kind, tokenId, approved } = position
  const about = `position ${manager} ${tokenId}`
  const [forEver, setForEver] = useKeptState(`${about} forever`, false)
  const [end, setEnd] = useKeptState(`${about} end`, localTime(nowInSeconds() + year))
  const [owner, setOwner] = useKeptState(`${about} owner`, '')
  const [payee, setPayee] = useKeptState(`${about} payee`, '')
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    if (handle.plan && handle.progress?.next.do !== 'done') return setComplaint(anotherOne)
    const chosen = positionTerms({ forEver, end, owner, payee }, { account, now: nowInSeconds() })
    if (typeof chosen === 'string') return setComplaint(chosen)
    setComplaint('')
    setBusy(true)
    const rpc = pageRpc()
    const known = await Promise.all([rpc('eth_chainId', []), rpc('eth_blockNumber', [])]).catch(() => undefined)
    setBusy(false)
    if (!known) return setComplaint(`${chainSilent.message} ${chainSilent.remedy}`)
    // Another tab may have begun meanwhile.
    const kept = positionKind.store.kept()
    if (kept && kept.madeAt !== handle.plan?.madeAt) return setComplaint(anotherOne)
    const [chainId, block] = known.map(Number) as [number, number]
    const name = positionName(position)
    handle.place({ chainId, from: account, madeAt: Date.now(), manager, kind, tokenId, name, block, ...chosen })
  }

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
            permanently
          </label>
        </div>
      </fieldset>
      {forEver ? (
        <p>Nobody can ever take the position out again. Its fees can be collected.</p>
      ) : (
        <TimeField
          label="Unlocks"
          value={end}
          hint="It can be made later, never earlier."
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
      <div role="alert">{complaint && <p className="locks-bad">{complaint}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          Lock this position
        </button>
      </div>
      <ol className="locks-progress">
        <PlanStep state={approved ? 'done' : 'now'}>Allow the lock contract to take this one position</PlanStep>
        <PlanStep state={approved ? 'now' : 'next'}>Lock it</PlanStep>
      </ol>
      <p className="soft">
        {approved
          ? 'The first of two transactions is done.'
          : `Two transactions, each shown before you sign. ${askedOnce}`}{' '}
        There is no fee but the network’s.
      </p>
    </form>
  )
}
