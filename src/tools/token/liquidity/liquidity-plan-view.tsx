import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { isThere } from '#core/offer/offered.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { explainFailed } from './liquidity-errors.ts'
import type { LiquidityPlan, LiquidityStep } from './liquidity-plan.ts'
import { readAdded } from './read-added.ts'

type PlanViewProps = { plan: LiquidityPlan; handle: PlanHandle<LiquidityPlan>; shown: ShownAccount }

/** Liquidity on its way, and in the end what it became and where it is locked. */
export function LiquidityPlanView({ plan, handle, shown }: PlanViewProps) {
  const { token, quote, tokens, amount, version, fee, joins } = plan
  const { next, steps } = handle.progress!
  const names = plan.steps.map((step) => stepWords(step, plan))
  const words = {
    tool: 'add-liquidity',
    title: next.do === 'done' ? 'The pool is filled' : 'The pool is being filled',
    approval: plan.permit ? `Sign that Uniswap may take the ${token.symbol}` : `Allow exactly the ${token.symbol}`,
    allowance: `Allow exactly the ${token.symbol}`,
    thing: 'the liquidity',
    step: '',
    steps: names,
    approve: `Approve ${amountText(tokens, token)}`,
    sign: `Sign for ${amountText(tokens, token)}`,
    together: names.at(-1)!,
    send: 'step' in next ? names[next.step]! : '',
    reading: 'Reading the approvals from the chain.',
    looking: 'Looking on the chain whether this was done already.',
    onItsWay: 'The transaction is on its way.',
    done: 'The liquidity is in the pool. You own it, and nothing keeps you from taking it out: buyers look for a lock.',
    failed: explainFailed,
    unsure:
      'Your wallet was asked before, and we do not know whether it has sent anything. The chain does not show it yet: if the request is still open in the wallet, confirm it there and not here.',
  }
  return (
    <PlanPanel
      handle={handle}
      shown={shown}
      words={words}
      after={<AfterIt plan={plan} hash={steps.at(-1)?.hash} forget={handle.forget} />}
    >
      {amountText(tokens, token)} and {amountText(amount, quote)} {joins ? 'join a' : 'make a new'} pool of Uniswap{' '}
      {version}, fee {fee / 10_000} %, over every price.
    </PlanPanel>
  )
}

function stepWords(step: LiquidityStep, { token, quote, version }: LiquidityPlan): string {
  return {
    reset: `End an older approval of ${quote.symbol}`,
    allow: `Allow exactly the ${quote.symbol}`,
    letToken: `Let Uniswap V4 take the ${token.symbol} from Permit2`,
    letQuote: `Let Uniswap V4 take the ${quote.symbol} from Permit2`,
    add: `Add liquidity on Uniswap ${version}`,
  }[step]
}

type AfterProps = { plan: LiquidityPlan; hash: `0x${string}` | undefined; forget: () => void }

/** What the liquidity became, and the next step. */
function AfterIt({ plan, hash, forget }: AfterProps) {
  const known = useRead(hash, () => readAdded(pageRpc(), plan, hash!))
  const { name, lock } = known.value ?? {}
  return (
    <>
      <ChainTrouble known={known} />
      {name && <p>{name}, in your wallet.</p>}
      <div className="actions">
        {lock && isThere(lock) && (
          <a className="button solid" href={lock}>
            {plan.version === 'V2' ? 'Lock these LP tokens' : 'Lock this position'}
          </a>
        )}
        <a className="button" href={`/meme-token/${plan.token.address}`}>
          The page of {plan.token.symbol}
        </a>
        <button type="button" className="button" onClick={forget}>
          Add more liquidity
        </button>
      </div>
    </>
  )
}
