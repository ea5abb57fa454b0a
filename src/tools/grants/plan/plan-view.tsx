import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { RawLog } from '#chain/read/contract-logs.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { nameOf } from '#chain/tokens/numbered.ts'
import { explainFailed } from '#tools/grants/contract/grant-errors.ts'
import { madeIn } from '#tools/grants/contract/grant-events.ts'
import { grantPath } from '#tools/grants/contract/grants-contract.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { totalOf } from './grant-batches.ts'
import type { GrantPlan } from './grant-plan.ts'

type PlanViewProps = { plan: GrantPlan; handle: PlanHandle<GrantPlan>; shown: ShownAccount }

/** Grants on their way, and what was made in the end. */
export function PlanView({ plan, handle, shown }: PlanViewProps) {
  const { token, awards, curve, permit } = plan
  const { next, steps } = handle.progress!
  const made = steps.filter((step) => step.made).length
  const own = new Set(awards.map(({ schedule }) => JSON.stringify(schedule))).size
  const words = {
    tool: 'grants',
    title: next.do === 'done' ? 'Granted' : 'Being granted',
    approval: permit ? 'The tokens are signed for' : 'Allow the contract of grants to take exactly this amount',
    thing: awards.length === 1 ? 'the grant' : 'the grants',
    step: `Grant${steps.length > 1 ? `, ${made} of ${steps.length} transactions done` : ''}`,
    approve: 'Approve the exact amount',
    send: 'Grant now',
    together: permit ? 'Grant now' : 'Approve and grant',
    reading: 'Reading the allowance from the chain.',
    looking: 'Looking on the chain whether the grants were made already.',
    onItsWay: 'The transaction is on its way.',
    done: awards.length === 1 ? 'The grant is made.' : 'Every grant is made.',
    failed: explainFailed,
    unsure:
      'Your wallet was asked before, and we do not know whether it has sent anything. The chain has no such grant yet: if the request is still open in the wallet, confirm it there and not here.',
  }
  const after = (
    <MadeGrants hashes={steps.flatMap(({ hash }) => hash ?? [])} symbol={token.symbol} forget={handle.forget} />
  )
  const [{ schedule, curved }] = awards as [(typeof awards)[number]]
  return (
    <PlanPanel handle={handle} shown={shown} words={words} after={after}>
      {amountText(totalOf(awards), token)}
      {awards.length > 1 && ` in ${awards.length} grants`}. {grantScheduleWords(schedule, curved ? curve : undefined)}
      {own > 1 && ' (the first of them)'}
    </PlanPanel>
  )
}

/** Numbers that are listed; the others are in the list of grants given. */
const shownLinks = 20

type MadeGrantsProps = { hashes: readonly `0x${string}`[]; symbol: string; forget: () => void }

function MadeGrants({ hashes, symbol, forget }: MadeGrantsProps) {
  const known = useRead(hashes.join(' '), () => madeGrants(hashes))
  const ids = known.value ?? []
  const name = (id: bigint) => `The public page of grant ${nameOf(id)} of ${symbol}`
  return (
    <div className="locks-made">
      <ChainTrouble known={known} />
      {ids.length > 1 && (
        <ul>
          {ids.slice(0, shownLinks).map((id) => (
            <li key={String(id)}>
              <a href={grantPath(id)}>{name(id)}</a>
            </li>
          ))}
          {ids.length > shownLinks && <li>and {ids.length - shownLinks} more, in ‘Given’.</li>}
        </ul>
      )}
      <div className="actions">
        {ids.length === 1 && (
          <a className="button solid" href={grantPath(ids[0]!)}>
            {name(ids[0]!)}
          </a>
        )}
        <button type="button" className="button" onClick={forget}>
          Give another grant
        </button>
      </div>
    </div>
  )
}

/** The numbers of the grants that transactions have made, in order. Rejects when the chain does not answer. */
async function madeGrants(hashes: readonly `0x${string}`[]): Promise<bigint[]> {
  const rpc = pageRpc()
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  return (receipts as ({ logs: RawLog[] } | null)[])
    .flatMap((receipt) => madeIn(receipt?.logs ?? []))
    .map(({ id }) => id)
}
