import { useState } from 'react'
import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/text/local-time.ts'
import { readPermit } from '#tools/grants/contract/permit.ts'
import { totalOf } from '#tools/grants/plan/grant-batches.ts'
import type { GrantPlan } from '#tools/grants/plan/grant-plan.ts'
import { firstDraft } from '#tools/grants/schedule/grant-draft.ts'
import { ToolForm } from '#tools/plan/form/tool-form.tsx'
import { readAmount } from '#tools/schedule/read-amount.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { GrantScheduleDrawing, GrantScheduleEditor } from './grant-schedule-editor.tsx'
import { preparePlan, wantedOf, type Fee } from './prepare-grants.ts'
import type { GrantRow } from './read-rows.ts'
import { ReceiversField, type Whom } from './receivers-field.tsx'
import { firstTerms, TermsFields } from './terms-fields.tsx'

type NewGrantsProps = { shown: ShownAccount; place: (plan: GrantPlan) => void }

/** Everything that gives grants, in the order in which one decides it. */
export function NewGrants({ shown, place }: NewGrantsProps) {
  return (
    <div className="locks-new">
      <TokenChoice account={shown.account?.address}>
        {(token) => <Terms key={token.address} token={token} shown={shown} place={place} />}
      </TokenChoice>
    </div>
  )
}

/** Receivers, amount, schedule and terms of grants of one token, and the button. */
function Terms({ token, shown, place }: NewGrantsProps & { token: Token }) {
  const [now] = useState(nowInSeconds)
  const [whom, setWhom] = useState<Whom>('one')
  const [receiver, setReceiver] = useState('')
  const [typed, setTyped] = useState('')
  const [rows, setRows] = useState<readonly GrantRow[]>()
  const [draft, setDraft] = useState(() => firstDraft(now))
  const [terms, setTerms] = useState(firstTerms)
  const [signs, setSigns] = useState(true)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState('')
  const [fee, setFee] = useState<Fee>()
  const { account } = shown
  const permit = useRead(account && `${token.address} ${account.address}`, () =>
    readPermit(pageRpc(), token.address, account!.address),
  ).value

  const read = readAmount(typed, token.decimals)
  const drawn = whom === 'list' ? totalOf(rows ?? []) : 'amount' in read ? read.amount : 0n
  const over = account && 'amount' in read && read.amount > token.balance

  async function submit(accepted?: bigint) {
    if (!account) return void shown.connect()
    if (account.wrongChain) return setComplaint(`Your wallet is on another network. Switch it to ${account.chainName}.`)
    const wanted = wantedOf({ whom, receiver, typed, rows, draft, terms }, { token, from: account.address })
    if (typeof wanted === 'string') return setComplaint(wanted)
    setComplaint('')
    setBusy('Rehearsing it on the chain.')
    const prepared = await preparePlan(wanted, {
      token,
      account,
      permit: signs ? permit : undefined,
      accepted,
      say: setBusy,
    })
    setBusy('')
    if ('complaint' in prepared) return setComplaint(prepared.complaint)
    if ('fee' in prepared) return setFee(prepared.fee)
    place(prepared.plan)
  }

  return (
    <ToolForm
      onChange={() => {
        setFee(undefined)
        setComplaint('')
      }}
      onSubmit={() => void submit()}
      result={
        <>
          {drawn > 0n && (
            <p className="tool-sum">
              You give {amountText(drawn, token)}
              {whom === 'list' && rows!.length > 1 && ` in ${rows!.length} grants`}.
            </p>
          )}
          <GrantScheduleDrawing draft={draft} now={now} amount={drawn || 10_000n} />
        </>
      }
      complaint={complaint}
      question={fee && <FeeNotice fee={fee} token={token} onAccept={() => void submit(fee.received)} />}
      act={{ id: 'grants-submit', name: account ? 'Give the grants' : 'Connect a wallet to give grants', busy }}
      cost="There is no fee but the network’s. A grant cannot be made larger, longer or shorter: it vests as it is written, or is revoked by the account that is named here."
    >
      <ReceiversField
        whom={whom}
        receiver={receiver}
        token={token}
        changeWhom={setWhom}
        changeReceiver={setReceiver}
        changeRows={setRows}
      />
      {whom === 'one' && (
        <LineField
          label={`Amount, in ${token.symbol}`}
          inputMode="decimal"
          value={typed}
          error={
            typed.trim() !== '' &&
            ('error' in read ? read.error : over && `At most ${amountText(token.balance, token)}.`)
          }
          hint={account && `At most ${amountText(token.balance, token)}.`}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <GrantScheduleEditor draft={draft} now={now} change={setDraft} />
      <TermsFields draft={terms} token={token} change={setTerms}>
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
    </ToolForm>
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
