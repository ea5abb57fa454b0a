import type { ReactNode } from 'react'
import type { Hash } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { Address } from '#seals/components/address.tsx'
import { explainFailed } from '#tools/liquidity-lock/form/position-errors.ts'
import { locker } from '#tools/liquidity-lock/read/position-events.ts'
import { untilWords } from '#tools/liquidity-lock/read/position-words.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { PositionPlan } from './position-plan.ts'

type PlanViewProps = { plan: PositionPlan; handle: PlanHandle<PositionPlan>; shown: ShownAccount }

/** The lock of a position on its way, and its proof in the end. */
export function PlanView({ plan, handle, shown }: PlanViewProps) {
  const { name, unlock, owner, payee } = plan
  const { next, steps } = handle.progress!
  const words = {
    tool: 'liquidity',
    title: next.do === 'done' ? 'Locked' : 'Being locked',
    approval: 'Allow the lock contract to take this one position',
    thing: 'the lock',
    step: 'Lock it',
    approve: 'Lock this position',
    send: 'Lock this position',
    reading: 'Reading the approval from the chain.',
    looking: 'Looking on the chain whether the lock was made already.',
    onItsWay: 'The lock is on its way.',
    done: 'The position is locked.',
    failed: explainFailed,
    half: 'The first of two transactions is done.',
    unsure:
      'Your wallet was asked before, and we do not know whether it has sent anything. The chain has no such lock yet: if the request is still open in the wallet, confirm it there and not here.',
  }
  const [hash] = steps.flatMap((step) => step.hash ?? [])
  const after = (
    <Proof hash={hash}>
      <button type="button" className="button" onClick={handle.forget}>
        Lock another position
      </button>
    </Proof>
  )
  return (
    <PlanPanel handle={handle} shown={shown} words={words} after={after}>
      {name}, locked {untilWords(unlock)}.{' '}
      {payee === owner ? 'The owner of the lock, who gets the fees:' : 'The owner of the lock:'}{' '}
      <Address value={owner} />{' '}
      {payee !== owner && (
        <>
          The fees go to: <Address value={payee} />
        </>
      )}
    </PlanPanel>
  )
}

/** The link to the lock that a transaction has made, and what `children` add to do. */
function Proof({ hash, children }: { hash: Hash | undefined; children: ReactNode }) {
  const known = useRead(hash, async () => {
    const receipt = (await pageRpc()('eth_getTransactionReceipt', [hash])) as { logs: RawLog[] } | null
    return eventsIn(receipt?.logs ?? [], locker).find(({ eventName }) => eventName === 'Locked')?.args.id
  })
  const reading = hash !== undefined && known.at === 'reading'
  return (
    <>
      <ChainTrouble known={known} />
      <div className={reading ? 'actions kept' : 'actions'}>
        {(reading || known.value !== undefined) && (
          <a className="button solid" href={`/liquidity-locking/${known.value ?? 0n}`}>
            The public proof of lock {String(known.value ?? 0n)}
          </a>
        )}
        {children}
      </div>
    </>
  )
}
