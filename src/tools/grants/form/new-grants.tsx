import { useState } from 'react'
import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { readPermit } from '#tools/grants/contract/permit.ts'
import type { GrantPlan } from '#tools/grants/plan/grant-plan.ts'
import { tokenKey, useAnswers } from '#tools/plan/form/use-answers.ts'
import { ToolForm, type AskedQuestion } from '#tools/plan/form/tool-form.tsx'
import { stillReading } from '#tools/plan/why-not-sent.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { firstAnswers, grantedIn, missingIn, wantedOf, type GrantAnswers } from './grant-answers.ts'
import { GrantScheduleDrawing, GrantScheduleEditor } from './grant-schedule-editor.tsx'
import { preparePlan, type Fee } from './prepare-grants.ts'
import { ReceiversField } from './receivers-field.tsx'
import { TermsFields } from './terms-fields.tsx'

type NewGrantsProps = { shown: ShownAccount; place: (plan: GrantPlan) => void }

/** Everything that gives grants, in the order in which one decides it. */
export function NewGrants({ shown, place }: NewGrantsProps) {
  return (
    <div className="locks-new">
      <TokenChoice memory={tokenKey('grant')} account={shown.account?.address}>
        {(token) => <Terms key={token.address} token={token} shown={shown} place={place} />}
      </TokenChoice>
    </div>
  )
}

/** Receivers, amount, schedule and terms of grants of one token, and the button. */
function Terms({ token, shown, place }: NewGrantsProps & { token: Token }) {
  const [now] = useState(nowInSeconds)
  const [answers, change] = useAnswers<GrantAnswers>('grant', { first: () => firstAnswers(now), derived: 'rows' })
  const [signs, setSigns] = useState(true)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState('')
  const [fee, setFee] = useState<Fee>()
  const { account } = shown
  const permitOf = ({ address: owner, chainId }: NonNullable<typeof account>) =>
    readPermit(pageRpc(), { token: token.address, owner, chainId })
  const permit = useRead(account && `${token.address} ${account.address}`, () => permitOf(account!)).value
  const { whom, receiver, lines, amount, rows, draft, terms } = answers
  // After a change of accounts the balance is that of the one before, until it is read again.
  const isKnown = token.holder === account?.address
  const granted = grantedIn(answers, token)
  const missing = missingIn(answers, { token, connected: account !== undefined && isKnown, now })

  async function submit(accepted?: bigint) {
    if (!account) return void shown.connect()
    if (!isKnown) return setComplaint(stillReading)
    if (account.wrongChain) return setComplaint(`Your wallet is on another network. Switch it to ${account.chainName}.`)
    const lacks = missingIn(answers, { token, connected: true, now: nowInSeconds() })
    const [first] = Object.values(lacks).filter(Boolean)
    if (first) return setComplaint(first)
    setComplaint('')
    setBusy('Simulating it on the chain.')
    const prepared = await preparePlan(wantedOf(answers, { token, from: account.address }), {
      token,
      account,
      permit: async () => (signs ? (permit ?? permitOf(account)) : undefined),
      accepted,
      say: setBusy,
    })
    setBusy('')
    if ('complaint' in prepared) return setComplaint(prepared.complaint)
    if ('fee' in prepared) return setFee(prepared.fee)
    place(prepared.plan)
  }

  const whose: AskedQuestion = {
    id: 'grant-receiver',
    name: 'Receiver',
    missing: missing.receiver,
    fields: (
      <ReceiversField
        whom={whom}
        receiver={receiver}
        lines={lines}
        token={token}
        changeWhom={(next) => change({ whom: next })}
        changeReceiver={(next) => change({ receiver: next })}
        changeLines={(next) => change({ lines: next })}
        changeRows={(next) => change({ rows: next })}
      />
    ),
  }
  const howMuch: AskedQuestion = {
    id: 'grant-amount',
    name: 'Amount',
    missing: missing.amount,
    fields: (
      <LineField
        label={`Amount, in ${token.symbol}`}
        inputMode="decimal"
        value={amount}
        error={amount.trim() !== '' && missing.amount.replace('The amount: ', '')}
        hint={account && isKnown && `At most ${amountText(token.balance, token)}.`}
        onChange={(event) => change({ amount: event.target.value })}
      />
    ),
  }
  const when: AskedQuestion = {
    id: 'grant-schedule',
    name: 'Schedule',
    missing: missing.schedule,
    fields: <GrantScheduleEditor draft={draft} now={now} change={(next) => change({ draft: next })} />,
  }
  const onWhichTerms: AskedQuestion = {
    id: 'grant-terms',
    name: 'Terms',
    missing: missing.terms,
    fields: (
      <TermsFields draft={terms} token={token} change={(next) => change({ terms: next })}>
        {permit && (
          <div className="locks-choices">
            <label>
              <input type="checkbox" checked={signs} onChange={(event) => setSigns(event.target.checked)} />
              <span>
                Sign for the tokens in place of an approval <span className="soft">one transaction less</span>
              </span>
            </label>
          </div>
        )}
      </TermsFields>
    ),
  }

  return (
    <ToolForm
      above="Token"
      questions={whom === 'list' ? [whose, when, onWhichTerms] : [whose, howMuch, when, onWhichTerms]}
      onChange={() => {
        setFee(undefined)
        setComplaint('')
      }}
      onSubmit={() => void submit()}
      result={
        <>
          {granted > 0n && (
            <p className="tool-sum">
              You give {amountText(granted, token)}
              {whom === 'list' && rows!.length > 1 && ` in ${rows!.length} grants`}.
            </p>
          )}
          <GrantScheduleDrawing draft={draft} now={now} amount={granted || 10_000n} />
        </>
      }
      complaint={complaint}
      consent={fee && <FeeNotice fee={fee} token={token} onAccept={() => void submit(fee.received)} />}
      act={{ id: 'grants-submit', name: account ? 'Give the grants' : 'Connect a wallet to give grants', busy }}
      price={
        permit && signs
          ? 'One signature, then the grants; no fee of ours.'
          : 'An approval, then the grants; no fee of ours.'
      }
      cost="There is no fee but the network’s. A grant cannot be made larger, longer or shorter: it vests as it is written, or is revoked by the account that is named here."
    />
  )
}

function FeeNotice({ fee, token, onAccept }: { fee: Fee; token: Token; onAccept: () => void }) {
  return (
    <div className="locks-note warn" role="alert">
      <p>
        This token keeps a fee of each transfer: of {amountText(fee.asked, token)} only{' '}
        {amountText(fee.received, token)} would be granted.
      </p>
      <button type="button" className="button" onClick={onAccept}>
        Grant it all the same
      </button>
    </div>
  )
}
