import { useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import { exactAmount } from '#core/text/exact-amount.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { typedAmount } from '#tools/schedule/read-amount.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { tokenKey, useAnswers } from '#tools/plan/form/use-answers.ts'
import { ToolForm } from '#tools/plan/form/tool-form.tsx'
import { askedOnce } from '#tools/plan/together/prompts.ts'
import { stillReading } from '#tools/plan/why-not-sent.ts'
import { permitFor } from '#tools/plan/permit.ts'
import type { LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { batchesOf, grantsOf, totalOf } from '#tools/token-lock/schedule/grants.ts'
import { useOfferedDraft } from '#tools/token-lock/schedule/offered-draft.ts'
import { schedulesOf } from '#tools/token-lock/schedule/schedule-draft.ts'
import { hasVotes } from '#tools/token-lock/votes/read-votes.ts'
import { delegateOf } from '#tools/token-lock/votes/votes-choice.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { FeeNotice, type Fee } from './fee-notice.tsx'
import { firstAnswers, lockedIn, missingIn, recipientsOf, type LockAnswers } from './lock-answers.ts'
import { readLinkedLock } from './linked-lock.ts'
import { lockQuestions } from './lock-questions.tsx'
import { rehearsePlan } from './rehearse-plan.ts'
import { ScheduleDrawing } from './schedule-editor.tsx'

type NewLockProps = { shown: ShownAccount; place: (plan: LockPlan) => void }

/** Milliseconds by the clock of this device. */
const thisMoment = () => Date.now()

/** Everything that makes a lock, in the order in which one decides it. */
export function NewLock({ shown, place }: NewLockProps) {
  const offered = useOfferedDraft()
  return (
    <div className="locks-new">
      {offered && (
        <output>
          Your schedule is filled in: {scheduleWords(schedulesOf(offered)[0]!.schedule)} Choose the token to go on.
        </output>
      )}
      <TokenChoice memory={tokenKey('lock')} account={shown.account?.address}>
        {(token) => <Terms key={token.address} token={token} shown={shown} place={place} />}
      </TokenChoice>
    </div>
  )
}

const anyone = '0x000000000000000000000000000000000000dEaD'

/** Amount, schedule and owner of a lock of one token, and the button. */
function Terms({ token, shown, place }: NewLockProps & { token: Token }) {
  const [now] = useState(nowInSeconds)
  // Shown once the token was read, so never on a prerendered page.
  const [linked] = useState(() => readLinkedLock(location.search, now))
  const [answers, change] = useAnswers<LockAnswers>('lock', {
    first: () => firstAnswers(now),
    given: linked?.answers,
    derived: 'list',
  })
  const [share, setShare] = useState(linked?.share)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)
  const [fee, setFee] = useState<Fee>()
  const { account } = shown
  const formOf = ({ address, chainId }: NonNullable<typeof account>) =>
    readPermitForm(pageRpc(), { token: token.address, owner: address, chainId })
  const permitForm = useRead(account && `${token.address} ${account.address} ${account.chainId}`, () =>
    formOf(account!),
  ).value
  const votable = useRead(token.address, () => hasVotes(pageRpc(), token.address, anyone)).value ?? false
  // After a change of accounts the balance is that of the one before, until it is read again.
  const isKnown = token.holder === account?.address
  // A share is of what the account holds, so it waits for one that holds something.
  if (share && account && isKnown && token.balance > 0n) {
    setShare(undefined)
    if (!answers.amount) change({ amount: typedAmount((token.balance * share) / 10_000n, token.decimals) })
  }
  const offered = useOfferedDraft()
  if (offered && offered !== answers.drawn)
    change({ drawn: offered, draft: { ...offered, parts: answers.draft.parts } })

  const { whom, list, draft, form, votes } = answers
  const amount = lockedIn(answers, token)

  async function submit(accepted?: bigint) {
    if (!account) return void shown.connect()
    if (!isKnown) return setComplaint(stillReading)
    if (account.wrongChain) return setComplaint(`Your wallet is on another network. Switch it to ${account.chainName}.`)
    const missing = missingIn(answers, { token, connected: true, now: nowInSeconds() })
    const [first] = Object.values(missing).filter(Boolean)
    if (first) return setComplaint(first)
    const given = recipientsOf(answers, token, account.address)
    const grants = grantsOf(given, schedulesOf(draft))
    const total = totalOf(grants)
    const delegate = delegateOf(votes, whom === 'one' ? given[0]!.owner : account.address)
    const deed = whom === 'list' || delegate || form === 'plain' ? undefined : form
    if (grants.some((grant) => grant.amount === 0n))
      return setComplaint('A part would be nothing. Use fewer parts or a larger amount.')
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
    const asked = totalOf(batchesOf(grants)[0]!)
    if (simulation.at === 'fine' && simulation.received !== asked && accepted !== simulation.received)
      return setFee({ asked, received: simulation.received })
    const asking = [pageRpc()('eth_blockNumber', []), permitForm ?? formOf(account)] as const
    const known = await Promise.all(asking).catch(() => undefined)
    if (!known) return setComplaint('The chain does not answer. Try again in a minute.')
    const [block, takes] = known
    // What was approved before is enough for a plain lock.
    const permit = deed || delegate || total > token.allowance ? permitFor(takes, total) : undefined
    // A signature for Permit2 pays for one transaction.
    const signs = permit && (permit.by === 'permit' || batchesOf(grants).length === 1)
    place({ ...base, madeAt: thisMoment(), block: Number(block), ...(signs && { permit }) })
  }

  return (
    <ToolForm
      above="Token"
      questions={lockQuestions(answers, {
        token,
        account: isKnown ? account?.address : undefined,
        votable,
        now,
        change,
      })}
      onChange={() => {
        setFee(undefined)
        setComplaint('')
      }}
      onSubmit={() => void submit()}
      result={
        <>
          {share && (
            <p className="tool-sum">
              {exactAmount(share, 2)} % of what your wallet holds is filled in once it is connected.
            </p>
          )}
          {amount > 0n && (
            <p className="tool-sum">
              You lock {amountText(amount, token)}
              {whom === 'list' && ` for ${list!.length === 1 ? 'one account' : `${list!.length} accounts`}`}.
            </p>
          )}
          <ScheduleDrawing
            draft={draft}
            now={now}
            amount={amount || 10_000n}
            change={(next) => change({ draft: next })}
          />
        </>
      }
      complaint={complaint}
      consent={fee && <FeeNotice fee={fee} token={token} onAccept={() => void submit(fee.received)} />}
      act={{
        id: 'locks-submit',
        name: account ? 'Lock' : 'Connect a wallet to lock',
        busy: busy ? 'Simulating it on the chain.' : '',
      }}
      price={permitForm ? 'One signature, one transaction, no fee of ours.' : 'Two transactions, no fee of ours.'}
      cost={
        <>
          {permitForm
            ? 'One signature for exactly this amount, which costs nothing, then one transaction. '
            : 'Two transactions: an approval of exactly this amount, then the lock. '}
          {askedOnce} The only fee is the network’s. No one can end a lock earlier.
        </>
      }
    />
  )
}
