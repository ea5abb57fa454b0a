import { useRef, useState } from 'react'
import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { Address } from '#seals/components/address.tsx'
import type { Explained } from '#tools/plan/explain-error.ts'
import { usePlan, type PlanHandle } from '#tools/plan/use-plan.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { chainSilent } from '#tools/plan/why-not-sent.ts'
import { versionsOn } from '#tools/token/pool/pool-version.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { beginLiquidity } from './begin-liquidity.ts'
import { LiquidityFields } from './liquidity-fields.tsx'
import { checkLiquidity, firstLiquidity, type LiquidityErrors } from './liquidity-form.ts'
import { liquidityKind } from './liquidity-kind.ts'
import { useOutlook } from './liquidity-outlook.ts'
import { useLiquidityPlace, type LiquidityPlace } from './liquidity-place.ts'
import type { LiquidityPlan } from './liquidity-plan.ts'
import { LiquidityPlanView } from './liquidity-plan-view.tsx'
import { LiquidityReview } from './liquidity-review.tsx'

type LiquidityToolProps = { token: Account; shown: ShownAccount }

/** Creates a pool for a token that exists, or fills one: the form, then its plan, and in the end the liquidity to lock. */
export function LiquidityTool({ token, shown }: LiquidityToolProps) {
  const handle = usePlan(liquidityKind)
  const { plan, progress } = handle
  // A pool that was begun for another token is finished or discarded first.
  const of = plan?.token.address ?? token
  return (
    <section className="creator-given locks" aria-labelledby="creator-liquidity">
      <h3 id="creator-liquidity">Create a pool and add liquidity</h3>
      <p>
        <a href={`/meme-token/${of}`}>
          <Address value={of} />
        </a>
      </p>
      {plan && progress ? (
        <LiquidityPlanView plan={plan} handle={handle} shown={shown} />
      ) : (
        <Beginning token={token} shown={shown} handle={handle} />
      )}
    </section>
  )
}

type BeginningProps = LiquidityToolProps & { handle: PlanHandle<LiquidityPlan> }

function Beginning({ token, shown, handle }: BeginningProps) {
  const known = useLiquidityPlace(token, shown.account?.address)
  const { value } = known
  return (
    <>
      <output>{known.at === 'reading' && 'Asking the chain where a pool can be.'}</output>
      <ChainTrouble known={known} />
      {value && 'none' in value && (
        <p className="creator-stop">
          {value.none === 'token'
            ? 'This address does not answer as a token with amounts does, so it cannot have a pool.'
            : 'We know of no Uniswap on this chain, so no pool can be made here.'}
        </p>
      )}
      {value && 'token' in value && <LiquidityChoice place={value} shown={shown} handle={handle} />}
    </>
  )
}

type ChoiceProps = { place: LiquidityPlace; shown: ShownAccount; handle: PlanHandle<LiquidityPlan> }

function LiquidityChoice({ place, shown, handle }: ChoiceProps) {
  const [form, change] = useState(firstLiquidity)
  const [submitted, setSubmitted] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const [busy, setBusy] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { account } = shown
  const { terms, errors } = checkLiquidity(form, place)
  const outlook = useOutlook({ terms, place, from: account?.address })
  const stop = outlook !== undefined && outlook !== 'away' && (outlook.other || outlook.refused || outlook.lacks)
  if (versionsOn(place.on).length === 0)
    return <p className="creator-stop">On this chain no pool can be filled in one transaction.</p>

  function firstOf(wrong: LiquidityErrors) {
    const [field] = Object.keys(wrong)
    fields.current!.querySelector<HTMLElement>(`#liquidity-${field}`)?.focus()
  }

  async function begin() {
    if (busy) return
    setSubmitted(true)
    setWhy(undefined)
    if (!terms) return firstOf(errors)
    if (!account) return void shown.connect()
    setBusy(true)
    const begun = await beginLiquidity(pageRpc(), { terms, place, from: account.address }).catch(() => undefined)
    setBusy(false)
    if (!begun) return setWhy(chainSilent)
    if (begun === 'other')
      return setWhy({
        message: 'A pool at another price was opened meanwhile.',
        remedy: 'Nothing was sent. Look at its price above.',
      })
    handle.place(begun)
  }

  return (
    <div className="creator-pool" ref={fields}>
      <LiquidityFields form={form} errors={submitted ? errors : {}} place={place} change={change} />
      {terms && (
        <LiquidityReview
          {...{ terms, place, outlook }}
          account={account?.address}
          take={(amount) => change({ ...form, by: 'amount', amount })}
        />
      )}
      {account?.wrongChain && (
        <p className="creator-stop">
          Wrong network detected, switch to {account.chainName} in your wallet to continue.
        </p>
      )}
      <div className="actions">
        <button
          type="button"
          className="button solid large"
          id="liquidity-add"
          aria-busy={busy}
          aria-disabled={Boolean(stop) || account?.wrongChain}
          onClick={() => !stop && !account?.wrongChain && void begin()}
        >
          {account ? 'Add this liquidity' : 'Connect a wallet'}
        </button>
      </div>
      <div role="alert">
        <WhyLine why={why} />
      </div>
    </div>
  )
}
