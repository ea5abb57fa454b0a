import { useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import { nowInSeconds } from '#core/text/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { permitFor } from '#tools/plan/permit.ts'
import { ToolForm } from '#tools/plan/form/tool-form.tsx'
import type { LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { DeedField, type LockForm } from '#tools/token-lock/deeds/deed-field.tsx'
import { batchesOf, grantsOf, totalOf } from '#tools/token-lock/schedule/grants.ts'
import { readAmount } from '#tools/schedule/read-amount.ts'
import type { Recipient } from '#tools/token-lock/schedule/read-recipients.ts'
import { checkDraft, firstDraft, schedulesOf } from '#tools/token-lock/schedule/schedule-draft.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { delegateComplaint, delegateOf, noVotes } from '#tools/token-lock/votes/votes-choice.ts'
import { VotesField } from '#tools/token-lock/votes/votes-field.tsx'
import { AmountField } from './amount-field.tsx'
import { FeeNotice, type Fee } from './fee-notice.tsx'
import { ownerComplaint, RecipientsField, type Whom } from './recipients-field.tsx'
import { rehearsePlan } from './rehearse-plan.ts'
import { ScheduleDrawing, ScheduleEditor } from './schedule-editor.tsx'

type NewLockProps = { shown: ShownAccount; place: (plan: LockPlan) => void }

/** Milliseconds by the clock of this device. */
const thisMoment = () => Date.now()

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
  const [fee, setFee] = useState<Fee>()
  const [lockForm, setLockForm] = useState<LockForm>('plain')
  const [votes, setVotes] = useState(noVotes)
  const { account } = shown
  const formOf = ({ address, chainId }: NonNullable<typeof account>) =>
    readPermitForm(pageRpc(), { token: token.address, owner: address, chainId })
  const form = useRead(account && `${token.address} ${account.address} ${account.chainId}`, () =>
    formOf(account!),
  ).value

  const read = readAmount(amountTyped, token.decimals)
  const amount = whom === 'list' ? totalOf(list ?? []) : 'amount' in read ? read.amount : 0n

  const named = readOwner(owner.trim())
  const voter = whom !== 'one' ? account?.address : named.startsWith('0x') ? (named as `0x${string}`) : undefined

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
    const unclear = votes.counts && delegateComplaint(votes)
    if (unclear) return setComplaint(`The delegate: ${unclear}`)
    if (typeof given === 'string' || wrong) return setComplaint(typeof given === 'string' ? given : wrong!)
    const grants = grantsOf(given, schedulesOf(draft))
    const total = totalOf(grants)
    const delegate = delegateOf(votes, whom === 'one' ? given[0]!.owner : account.address)
    const deed = whom === 'list' || delegate || lockForm === 'plain' ? undefined : lockForm
    if (grants.some((grant) => grant.amount === 0n))
      return setComplaint('A part would be nothing. Use fewer parts or a larger amount.')
    if (total > token.balance)
      return setComplaint(`You have ${amountText(token.balance, token)}: lock that much or less.`)
    if (deed && grants.length > 1)
      return setComplaint('An NFT is one lock. Choose a schedule with one part, or a plain lock.')
    setBusy(true)
    setComplaint('')
    const { address, symbol, decimals } = token
    const { chainId, address: from } = account
    const base = {
      chainId,
      from,
      token: { address, symbol, decimals },
      grants,
      madeAt: thisMoment(),
      ...(deed && { deed }),
      ...(delegate && { delegate }),
    }
    const simulation = await rehearsePlan({ ...base, block: 0 })
    setBusy(false)
    if (simulation.at === 'refused') return setComplaint(`${simulation.why.message} ${simulation.why.remedy}`)
    const first = totalOf(batchesOf(grants)[0]!)
    if (simulation.at === 'fine' && simulation.received !== first && accepted !== simulation.received)
      return setFee({ asked: first, received: simulation.received })
    const block = Number(await pageRpc()('eth_blockNumber', []).catch(() => Number.NaN))
    if (Number.isNaN(block)) return setComplaint('The chain does not answer. Try again in a minute.')
    const takes = form ?? (await formOf(account).catch(() => undefined))
    // What was approved before is enough for a plain lock.
    const permit = deed || delegate || total > token.allowance ? permitFor(takes, total) : undefined
    // A signature for Permit2 pays for one transaction.
    const signs = permit && (permit.by === 'permit' || batchesOf(grants).length === 1)
    place({ ...base, madeAt: thisMoment(), block, ...(signs && { permit }) })
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
          {amount > 0n && (
            <p className="tool-sum">
              You lock {amountText(amount, token)}
              {whom === 'list' && ` for ${list!.length === 1 ? 'one account' : `${list!.length} accounts`}`}.
            </p>
          )}
          <ScheduleDrawing draft={draft} now={now} amount={amount || 10_000n} change={setDraft} />
        </>
      }
      complaint={complaint}
      question={fee && <FeeNotice fee={fee} token={token} onAccept={() => void submit(fee.received)} />}
      act={{
        id: 'locks-submit',
        name: account ? 'Lock' : 'Connect a wallet to lock',
        busy: busy ? 'Rehearsing it on the chain.' : '',
      }}
      cost={
        <>
          {form
            ? 'One signature for exactly this amount, which costs nothing, then one transaction. '
            : 'Two transactions: an approval of exactly this amount, then the lock. '}
          The only fee is the network’s. No one can end a lock earlier.
        </>
      }
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
      <ScheduleEditor draft={draft} now={now} change={setDraft} />
      <VotesField token={token.address} fallback={voter} choice={votes} change={setVotes} />
      {whom !== 'list' && !votes.counts && <DeedField form={lockForm} change={setLockForm} />}
    </ToolForm>
  )
}
