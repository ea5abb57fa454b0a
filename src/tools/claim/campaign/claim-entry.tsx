import { useState } from 'react'
import type { Address } from 'viem'
import { amountText } from '#chain/tokens/amount-text.ts'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { saveText } from '#core/browser/save-file.ts'
import { timeWords } from '#core/text/time-words.ts'
import { phaseOf } from '#tools/claim/contract/campaign.ts'
import { claimCall } from '#tools/claim/contract/claim-calls.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { intentOf } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { CampaignProps } from './campaign-view.tsx'
import type { Looked } from './look-up.ts'
import { runClaim } from './run-claim.ts'

type Found = Extract<Looked, { at: 'listed' }>

/** An entry of the list: what it brings, whether it can be claimed now and if not why, and the buttons that do. */
export function ClaimEntry({ campaign, unit, shown, now, found }: CampaignProps & { found: Found }) {
  const { account, claim, claimed } = found
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const [recipient, setRecipient] = useState('')
  const transactions = useTransactions()
  const entry = { ...claim, id: campaign.id, account }
  const { dataHash } = intentOf(claimCall(entry))
  const pending = transactions.some(({ intent, status }) => status === 'pending' && intent?.dataHash === dataHash)
  const stop = stopOf({ campaign, now, found })

  async function press(to?: Address) {
    if (asking || pending) return
    if (!shown.account) return void shown.connect()
    const { address: from, wrongChain, chainName } = shown.account
    if (wrongChain)
      return setWhy({ message: 'Your wallet is on another network.', remedy: `Switch it to ${chainName}, then claim.` })
    setAsking(true)
    setWhy(await runClaim(entry, { from, to, unit }))
    setAsking(false)
  }

  function pressOther() {
    const to = addressIn(recipient)
    if (!to) return setWhy({ message: 'The other address is none.', remedy: 'Paste 0x and forty digits.' })
    if (shown.account && shown.account.address.toLowerCase() !== account.toLowerCase())
      return setWhy({ message: 'Only the account on the list can sign that.', remedy: `Connect ${account}.` })
    return void press(to)
  }

  return (
    <div className="locks-order panel">
      <p>
        Entry {String(claim.index)}, {account}:
      </p>
      <p className="claims-yours">{amountText(claim.amount, unit)}</p>
      {stop ? (
        <p>
          <strong>{stop.message}</strong> {stop.remedy}
        </p>
      ) : (
        <>
          <output>
            {pending
              ? 'The claim is on its way.'
              : asking
                ? 'Read what the sheet says, then confirm in your wallet.'
                : ''}
          </output>
          <div role="alert">
            <WhyLine why={why} />
          </div>
          <div className="actions">
            <button
              type="button"
              className="button solid"
              id="claims-claim"
              aria-disabled={asking || pending}
              onClick={() => void press()}
            >
              {shown.account ? 'Claim' : 'Connect a wallet to claim'}
            </button>
          </div>
          <p className="soft">The tokens go to the account on the list, whichever wallet pays the network’s fee.</p>
          <details>
            <summary>Claim to another address</summary>
            <div className="claims-part">
              <LineField
                label="Paid to"
                placeholder="0x…"
                value={recipient}
                hint="The account on the list signs where its entry goes; then it is sent."
                onChange={(event) => setRecipient(event.target.value)}
              />
              <button type="button" className="button" id="claims-claim-to" onClick={pressOther}>
                Sign and claim there
              </button>
            </div>
          </details>
        </>
      )}
      <div className="actions">
        {claimed && (
          <a className="button" href={`/token-locking?token=${campaign.token}`}>
            Lock the tokens
          </a>
        )}
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
