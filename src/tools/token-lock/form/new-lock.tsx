import { useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import { nowInSeconds } from '#core/text/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import type { LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { batchesOf, grantsOf, totalOf, type Grant } from '#tools/token-lock/schedule/grants.ts'
import { readAmount } from '#tools/token-lock/schedule/read-amount.ts'
import type { Recipient } from '#tools/token-lock/schedule/read-recipients.ts'
import { checkDraft, firstDraft, schedulesOf } from '#tools/token-lock/schedule/schedule-draft.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { AmountField } from './amount-field.tsx'
import { ownerComplaint, RecipientsField, type Whom } from './recipients-field.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'

type NewLockProps = { shown: ShownAccount; place: (plan: LockPlan) => void }

/** Everything that makes a lock, in the order in which one decides it. */
export function NewLock({ shown, place }: NewLockProps) {
  return (
    <div className="locks-new">
      <TokenChoice account={shown.account?.address}>
        {(token) => <Terms key={token.address} token={token} shown={shown} place={place} />}
      </TokenChoice>
    </div>
  )
}

/** Amount, schedule and owner of a lock of one token, and the button. */
function Terms({ token, shown, place }: NewLockProps & { token: Token }) {
  const [now] = useState(nowInSeconds)
  const [amountTyped, setAmountTyped] = useState('')
  const [draft, setDraft] = useState(() => firstDraft(now))
  const [whom, setWhom] = useState<Whom>('me')
  const [owner, setOwner] = useState('')
  const [list, setList] = useState<readonly Recipient[]>()
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)
  const [fee, setFee] = useState<{ asked: bigint; received: bigint }>()
  const { account } = shown

  const read = readAmount(amountTyped, token.decimals)
  const amount = whom === 'list' ? totalOf(list ?? []) : 'amount' in read ? read.amount : 0n

  /** Who gets how much, or the sentence that says what is missing. */
  function recipients(from: `0x${string}`): readonly Recipient[] | string {
    if (whom === 'list') return list ?? 'Give a list of accounts first, every line of it without an error.'
    if ('error' in read) return `The amount: ${read.error}`
    if (whom === 'me') return [{ owner: from, amount: read.amount }]
    const wrong = ownerComplaint(owner, token)
    return wrong ? `The owner: ${wrong}` : [{ owner: readOwner(owner.trim()) as `0x${string}`, amount: read.amount }]
  }

  async function submit(accepted?: bigint) {
    if (!account) return void shown.connect()
    if (account.wrongChain) return setComplaint(`Your wallet is on another network. Switch it to ${account.chainName}.`)
    const given = recipients(account.address)
    const [wrong] = Object.values(checkDraft(draft, nowInSeconds()))
    if (typeof given === 'string' || wrong) return setComplaint(typeof given === 'string' ? given : wrong!)
    const grants = grantsOf(given, schedulesOf(draft))
    const total = totalOf(grants)
    if (grants.some((grant) => grant.amount === 0n))
      return setComplaint('A part would be nothing. Use fewer parts or a larger amount.')
    if (total > token.balance)
      return setComplaint(`You have ${amountText(token.balance, token)}: lock that much or less.`)
    setBusy(true)
    setComplaint('')
    const simulation = await simulatePlan(token, grants, account.address)
    setBusy(false)
    if (simulation.at === 'refused') return setComplaint(`${simulation.why.message} ${simulation.why.remedy}`)
    const first = totalOf(batchesOf(grants)[0]!)
    if (simulation.at === 'fine' && simulation.received !== first && accepted !== simulation.received)
      return setFee({ asked: first, received: simulation.received })
    const block = Number(await pageRpc()('eth_blockNumber', []).catch(() => Number.NaN))
    if (Number.isNaN(block)) return setComplaint('The chain does not answer. Try again in a minute.')
    const { address, symbol, decimals } = token
    place({
      chainId: account.chainId,
      from: account.address,
      token: { address, symbol, decimals },
      grants,
      madeAt: Date.now(),
      block,
    })
  }

  return (
    <form
      className="locks-terms"
      noValidate
      onChange={() => {
        setFee(undefined)
        setComplaint('')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <RecipientsField
        whom={whom}
        owner={owner}
        token={token}
        changeWhom={setWhom}
        changeOwner={setOwner}
        changeList={setList}
      />
      {whom !== 'list' && (
        <AmountField token={token} typed={amountTyped} type={setAmountTyped} most={account && token.balance} />
      )}
      <ScheduleEditor draft={draft} now={now} amount={amount || 10_000n} change={setDraft} />
      <div role="alert">{complaint && <p className="locks-bad">{complaint}</p>}</div>
      {fee && <FeeNotice fee={fee} token={token} accept={() => void submit(fee.received)} />}
      <div className="actions">
        <button type="submit" className="button solid" id="locks-submit" aria-disabled={busy}>
          {account ? 'Lock' : 'Connect a wallet to lock'}
        </button>
        <output>{busy && 'Rehearsing it on the chain.'}</output>
      </div>
      <p className="soft">
        Two transactions: an approval of exactly this amount, then the lock. There is no fee but the network’s. Nobody
        can end a lock earlier.
      </p>
    </form>
  )
}

type Fee = { asked: bigint; received: bigint }

function FeeNotice({ fee, token, accept }: { fee: Fee; token: Token; accept: () => void }) {
  return (
    <div className="locks-note warn" role="alert">
      <p>
        This token keeps a fee of each transfer: of {amountText(fee.asked, token)} only{' '}
        {amountText(fee.received, token)} would be locked.
      </p>
      <button type="button" className="button" onClick={accept}>
        Lock it all the same
      </button>
    </div>
  )
}

/** What approval and first lock would do, one after the other, before anything is signed. */
function simulatePlan(token: Token, grants: readonly Grant[], from: `0x${string}`) {
  const [first] = batchesOf(grants) as [Grant[]]
  return simulate(pageRpc(), from, [approveCall(token.address, totalOf(grants)), lockCall(token.address, first, from)])
}
