import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { amountText } from '#chain/tokens/amount-text.ts'
import { saveText } from '#core/browser/save-file.ts'
import { timeWords } from '#core/time/time-words.ts'
import { phaseOf } from '#tools/claim/contract/campaign.ts'
import type { SignedClaim } from '#tools/claim/contract/claim-calls.ts'
import { revocableWords } from '#tools/claim/contract/grant-terms.ts'
import { isLocked, lockWords } from '#tools/claim/contract/lock-terms.ts'
import type { ClaimEvent } from '#tools/claim/contract/read-history.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { useResultFocus } from '#tools/plan/use-result-focus.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import type { CampaignProps } from './campaign-view.tsx'
import { ClaimElsewhere } from './claim-elsewhere.tsx'
import { ClaimHere } from './claim-here.tsx'
import type { Looked } from './look-up.ts'
import { PaidEntry } from './paid-entry.tsx'
import { runClaim, signClaim } from './run-claim.ts'
import type { HandedClaim } from './signed-claim.ts'
import { useClaimsAction } from './use-claims-action.ts'

type Found = Extract<Looked, { at: 'listed' }>
type EntryProps = CampaignProps & { found: Found; events: readonly ClaimEvent[]; handed?: HandedClaim }

/** An entry of the list: what it brings, whether it can be claimed now and if not why, and the buttons that do. */
export function ClaimEntry({ campaign, unit, shown, now, found, events, handed }: EntryProps) {
  const { account, claim, claimed } = found
  const [signing, setSigning] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const { run, busy, going, failed, ended } = useClaimsAction(shown)
  const panel = useRef<HTMLDivElement>(null)
  useResultFocus(panel, ended)
  const entry = { ...claim, id: campaign.id, account }
  const stop = stopOf({ campaign, now, found })

  async function press(signed?: SignedClaim) {
    if (busy || signing) return
    if (!shown.account) return void shown.connect()
    const { address: from, wrongChain, chainName } = shown.account
    setWhy(
      wrongChain
        ? { message: 'Your wallet is on another network.', remedy: `Switch it to ${chainName}, then claim.` }
        : undefined,
    )
    if (!wrongChain) await run(() => runClaim(entry, { from, signed, unit }))
  }

  async function sign(recipient: Address, life: number) {
    if (busy || signing) return undefined
    setSigning(true)
    const answer = await signClaim(entry, { recipient, life })
    setSigning(false)
    setWhy('why' in answer ? answer.why : undefined)
    return 'signed' in answer ? answer.signed : undefined
  }

  return (
    <div ref={panel} tabIndex={-1} className="locks-order panel claims-entry result">
      <p>
        Entry {String(claim.index)}, {account}:
      </p>
      <p className="claims-yours">{amountText(claim.amount, unit)}</p>
      {!claimed && isLocked(campaign.lock, now) && (
        <p>
          <strong>It is paid into a {campaign.payout} of its own.</strong> {lockWords(campaign.lock)}{' '}
          {campaign.payout === 'grant' && revocableWords(campaign)}
        </p>
      )}
      <output>{signing ? 'Read what the sheet says, then confirm in your wallet.' : going}</output>
      <div role="alert">
        <WhyLine why={failed} />
        <WhyLine why={why} />
      </div>
      {stop ? (
        <p>
          <strong>{stop.message}</strong> {stop.remedy}
        </p>
      ) : (
        <>
          <ClaimHere
            {...{ account, shown, now, handed }}
            own={campaign.ownClaims}
            busy={busy || signing}
            press={(signed) => void press(signed)}
          />
          <ClaimElsewhere {...{ account, shown, sign }} tell={setWhy} send={press} />
        </>
      )}
      {claimed && (
        <div className="actions">
          <PaidEntry token={campaign.token} account={account} index={claim.index} events={events} />
        </div>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => saveProof(entry)}>
          Download the proof
        </button>
      </div>
    </div>
  )
}

type Stopping = Pick<CampaignProps, 'campaign' | 'now'> & { found: Found }

/** Why an entry cannot be claimed now, and what to do; undefined: it can. */
export function stopOf({ campaign, now, found: { claim, claimed } }: Stopping): Explained | undefined {
  const { start, deadline, remaining, funded } = campaign
  const phase = phaseOf(campaign, now)
  if (claimed)
    return {
      message: 'This entry was paid.',
      remedy: 'The history below names the transaction. An entry is paid once.',
    }
  if (phase === 'before')
    return {
      message: 'Claims are not open yet.',
      remedy: `Come back on ${timeWords(start)}. Your place does not change.`,
    }
  if (phase === 'over')
    return remaining === 0n
      ? {
          message: `Claims closed on ${timeWords(deadline)}, and the rest went back to the creator.`,
          remedy: 'Ask the creator whether there is another campaign.',
        }
      : {
          message: `Claims closed on ${timeWords(deadline)}.`,
          remedy: 'What is left goes back to the creator: ask there.',
        }
  if (claim.amount > remaining)
    return {
      message: `The campaign has less left than this entry: it was paid ${funded < claim.amount ? 'too little' : 'less than its list promises'}.`,
      remedy: 'Ask the creator. Recompute the list below to see by how much it falls short.',
    }
  return undefined
}

function saveProof({ id, index, account, amount, proof }: Found['claim'] & { id: bigint; account: Address }) {
  const facts = { campaign: String(id), index: String(index), account, amount: String(amount), proof }
  saveText(`claim-${id}-${index}.json`, JSON.stringify(facts, undefined, 2), 'application/json')
}
