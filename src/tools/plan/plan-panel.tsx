import { useRef, type ReactNode } from 'react'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import type { Transaction } from '#transactions/track/transaction.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { PlanStep } from './form/plan-step.tsx'
import { isActive, isTogether, type Next, type Plan } from './plan-state.ts'
import { proposalLine } from './proposal-line.ts'
import { promptWords } from './together/prompts.ts'
import { usePlanFee } from './together/use-plan-fee.ts'
import type { Together } from './together/together.ts'
import { useSendsTogether } from './together/use-sends-together.ts'
import type { PlanHandle } from './use-plan.ts'
import { useResultFocus } from './use-result-focus.ts'
import { WhyLine } from './why-line.tsx'
import { stopOf } from './wrong-wallet.ts'

/** What a tool says about its plan. */
export type PlanWords = {
  /** The name of the tool in the ids of its parts. */
  tool: string
  title: string
  /** The two lines of the progress, and the buttons that send each; those of an approval where the plan has one. */
  approval?: string
  /** The first of them where an approval goes together with what follows, in plans that a signature can take its place in. */
  allowance?: string
  step: string
  /** What the plan makes, with its article. */
  thing: string
  /** In place of that one line, a line for each step, where the steps of a plan differ. */
  steps?: readonly string[]
  approve?: string
  /** For plans that a signature can take the place of the approval in. */
  sign?: string
  send: string
  /** In place of these where the wallet sends the approval and what follows it together. */
  together?: string
  /** What is going on. */
  reading: string
  looking: string
  onItsWay: string
  done: string
  /** What a transaction that failed means. */
  failed: (transaction: Transaction) => string
  /** That the approval is done, where a second transaction follows. */
  half?: string
  /** What is said before a step is sent again whose first answer is lost. */
  unsure: string
}

type PlanPanelProps = {
  handle: Omit<PlanHandle<Plan>, 'place'>
  shown: ShownAccount
  words: PlanWords
  /** What comes after it is done. */
  after: ReactNode
  /** What it makes, in a sentence. */
  children: ReactNode
}

/** A plan on its way: what is done, what is next, what stops it, and the button that goes on. */
export function PlanPanel({ handle, shown, words, after, children }: PlanPanelProps) {
  const { plan, progress, chain, asking, why, kept, goOn, approveInstead, forget } = handle
  const panel = useRef<HTMLElement>(null)
  useResultFocus(panel, handle.begun && progress ? (progress.next.do === 'done' ? 'done' : 'begun') : undefined)
  const foreign = plan && stopOf(plan, shown)
  const can = useSendsTogether(handle.together && shown.account && !foreign ? plan : undefined)
  const together = can ? handle.together : undefined
  const unknown = Boolean(handle.together) && can === undefined
  const isOwn = plan && progress && shown.account && !foreign
  const fee = usePlanFee(handle.fee, isOwn && !unknown ? { plan, progress, together } : undefined)
  if (!plan || !progress) return null
  const { next, steps } = progress
  /** The form takes the place of the panel: the focus stays with the tool. */
  const leave = () => {
    const tool = panel.current?.closest<HTMLElement>('.locks')
    const place = tool?.querySelector<HTMLElement>('.locks-tabs [aria-pressed="true"]') ?? tool
    if (place && place === tool) place.tabIndex = -1
    place?.focus()
    forget()
  }
  const prompts = unknown
    ? undefined
    : promptWords(plan, progress, { thing: words.thing, together, allowance: chain.value?.allowance })
  return (
    <section ref={panel} tabIndex={-1} className="locks-order panel result" aria-labelledby={`${words.tool}-order`}>
      <h3 id={`${words.tool}-order`}>{words.title}</h3>
      <p>{children}</p>
      <ol className="locks-progress">
        {words.approval && (
          <PlanStep state={stateOfApproval(next)}>{(together && words.allowance) ?? words.approval}</PlanStep>
        )}
        {words.steps ? (
          words.steps.map((step, at) => (
            <PlanStep
              key={`${at} ${step}`}
              state={steps[at]?.made ? 'done' : isAt(next, { at, bundle: plan.bundle }) ? 'now' : 'next'}
            >
              {step}
            </PlanStep>
          ))
        ) : (
          <PlanStep state={stateOfSteps(next)}>{words.step}</PlanStep>
        )}
      </ol>
      <output>{saidOf(next, { words, asking })}</output>
      {shown.account && !foreign && next.do !== 'done' && (
        <>
          <p className="locks-prompts soft" id={`${words.tool}-prompts`}>
            {prompts}
          </p>
          <p className="locks-fee soft">{fee}</p>
        </>
      )}
      <ChainTrouble known={chain} />
      <div role="alert">
        {'failed' in next && next.failed && <p className="locks-bad">{words.failed(next.failed)}</p>}
        {'unsure' in next && !asking && <p>{words.unsure}</p>}
        <WhyLine why={why} />
        {foreign && <p className="locks-bad">{foreign}</p>}
        {!kept && <p>This browser keeps nothing: leave this tab open until it is done.</p>}
      </div>
      {next.do === 'done' ? (
        after
      ) : (
        <div className="actions">
          {shown.account && !foreign && (
            <button
              type="button"
              className={isActive(next) ? 'button solid' : 'button solid kept'}
              id={`${words.tool}-go-on`}
              aria-describedby={prompts && `${words.tool}-prompts`}
              aria-disabled={asking}
              onClick={() => !asking && goOn()}
            >
              {labelOf(next, { words, together })}
            </button>
          )}
          {next.do === 'sign' && !together && approveInstead && shown.account && !foreign && (
            <button type="button" className="button" aria-disabled={asking} onClick={() => !asking && approveInstead()}>
              {words.approve} instead
            </button>
          )}
          {!shown.account && (
            <button type="button" className="button solid" onClick={() => void shown.connect()}>
              Connect the wallet
            </button>
          )}
          <button type="button" className="button" aria-disabled={asking} onClick={() => !asking && leave()}>
            {steps.some(({ made }) => made) ? 'Leave the rest' : 'Discard'}
          </button>
        </div>
      )}
    </section>
  )
}

function labelOf(next: Next, { words, together }: { words: PlanWords; together?: Together }): string | undefined {
  if (together) return words.together ?? words.send
  return next.do === 'approve' ? words.approve : next.do === 'sign' ? words.sign : words.send
}

function stateOfApproval(next: Next): 'done' | 'now' | 'next' {
  if (next.do === 'approve' || next.do === 'sign' || (next.do === 'wait' && next.for !== 'step')) return 'now'
  return next.do === 'read' || next.do === 'look' ? 'next' : 'done'
}

function stateOfSteps(next: Next): 'done' | 'now' | 'next' {
  if (next.do === 'done') return 'done'
  return next.do === 'send' || (next.do === 'wait' && next.for !== 'approval') ? 'now' : 'next'
}

function isAt(next: Next, { at, bundle }: { at: number; bundle: Plan['bundle'] }): boolean {
  if (next.do === 'wait' && bundle && isTogether(bundle, next.step)) return isTogether(bundle, at)
  return (next.do === 'send' || (next.do === 'wait' && next.for === 'step')) && next.step === at
}

const inWallet =
  'Your wallet has the request. We ask it, and the chain, whether it went through. Discarding it here does not take it back there.'
const readFirst = 'Read what the sheet says, then confirm in your wallet.'

function saidOf(next: Next, { words, asking }: { words: PlanWords; asking: boolean }): string {
  const waits = next.do === 'wait' && next.transaction && proposalLine(next.transaction)
  if (waits) return waits
  if (next.do === 'wait' && next.for === 'bundle') return asking ? readFirst : inWallet
  if (next.do === 'wait') return next.for === 'approval' ? 'The approval is on its way.' : words.onItsWay
  if (next.do === 'read') return words.reading
  if (next.do === 'look') return words.looking
  if (next.do === 'done') return words.done
  if (asking) return readFirst
  return (next.do === 'send' && words.half) || ''
}
