import { useRef, useState } from 'react'
import { transactionUrl } from '#chain/chain-links.ts'
import { useReason } from '#transactions/told/reasons/use-reason.ts'
import { useResultFocus } from '#tools/plan/use-result-focus.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { inEnglish } from '#transactions/describe/transaction-words.ts'
import { transactionSentence } from '#transactions/track/transaction-sentence.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { forgetLaunch, type Launch } from './launch-store.ts'
import { LaunchedToken } from './launched-token.tsx'
import { useLaunch, type LaunchState } from './use-launch.ts'

const steps = ['Signed', 'In a block', 'Confirmed', 'Code compared'] as const

/** One launch: how far it has come, what to do where it has not, and the token once it is there. */
export function LaunchView({ launch, account, asking }: { launch: Launch; account?: Connected; asking: boolean }) {
  const state = useLaunch(launch)
  const view = useRef<HTMLDivElement>(null)
  const [begun] = useState(asking)
  useResultFocus(view, begun && !asking && state.at !== 'unanswered' ? state.at : undefined)
  const { name, symbol } = readDraft(launch.query)?.form ?? {}
  return (
    <div ref={view} tabIndex={-1} className="creator-launched result" data-begun={begun || undefined}>
      <p className="creator-launch-name">
        {name} <span className="soft">({symbol})</span>
      </p>
      <Progress state={state} />
      {state.at === 'unanswered' && !asking && <Unanswered launch={launch} />}
      {/* One region from the first state to the last: a region that comes with its words is often not read. */}
      <output>
        {state.at === 'pending' && <Pending state={state} explorer={account?.explorer} />}
        {state.at === 'created' &&
          state.same &&
          'It is on the chain, and its code is the one you read, byte for byte; only what the constructor wrote was left out of the comparison.'}
      </output>
      {state.at === 'failed' && <Failed transaction={state.transaction} />}
      {state.at === 'created' && !state.same && (
        <p className="creator-stop">
          At {state.address} the code differs from the one shown here. Do not use it, and tell us.
        </p>
      )}
      {state.at === 'created' && state.same && (
        <LaunchedToken
          launch={launch}
          address={state.address}
          transaction={state.transaction?.hash ?? launch.sent?.[0]}
          block={state.transaction?.block}
          account={account}
        />
      )}
    </div>
  )
}

function Progress({ state }: { state: LaunchState }) {
  const done = doneOf(state)
  return (
    <ol className="creator-steps">
      {steps.map((step, at) => (
        <li key={step} data-done={at < done || undefined} aria-current={at === done ? 'step' : undefined}>
          {step}
          <span className="visually-hidden">{at < done ? ', done' : ', not yet'}</span>
        </li>
      ))}
    </ol>
  )
}

function doneOf(state: LaunchState): number {
  if (state.at === 'created') return state.same ? 4 : 3
  if (state.at === 'unanswered') return 0
  return state.transaction?.block ? 2 : 1
}

function Failed({ transaction }: Pick<LaunchState & { at: 'failed' }, 'transaction'>) {
  const reason = useReason(transaction.reason)
  const why = transactionSentence({ ...transaction, reason }, inEnglish) || 'the transaction failed'
  return (
    <p className="creator-stop">
      It was not created: {why.replace(/\.$/, '')}. The draft is still here; launch it again when you like.
    </p>
  )
}

function Pending({
  state: { hash, transaction },
  explorer,
}: {
  state: LaunchState & { at: 'pending' }
  explorer?: string
}) {
  return (
    <>
      It was sent, and is on its way into a block. You can close this page: it goes on where it was.{' '}
      {transaction && transactionSentence(transaction, inEnglish)}{' '}
      <a href={transactionUrl(explorer, hash)}>Look at the transaction</a>
    </>
  )
}

/** The page does not know what the wallet has answered: it looks at the chain, and nobody has to launch twice. */
function Unanswered({ launch }: { launch: Launch }) {
  return (
    <div className="creator-notice">
      <p>
        Your wallet was asked to launch it, and its answer is not known here. If it still asks, answer it there: the
        token appears here as soon as it is on the chain.
      </p>
      <button type="button" className="button" onClick={() => forgetLaunch(launch)}>
        It asks no longer: forget it
      </button>
    </div>
  )
}
