import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import { figure } from '#core/text/figure.ts'
import { grantLink } from '#tools/claim/contract/grant-terms.ts'
import { lockLink } from '#tools/claim/contract/lock-terms.ts'
import type { ClaimEvent } from '#tools/claim/contract/read-history.ts'
import type { Unit } from './campaign-view.tsx'
import type { KnownHistory } from './use-history.ts'

/** Events that are shown at first. */
const shownAtFirst = 50

/** What happened to a campaign, the newest first, each with its transaction. */
export function HistoryPart({ history, unit }: { history: KnownHistory; unit: Unit }) {
  const { events = [], claims = 0, count = 0, index } = history.value ?? {}
  return (
    <section className="claims-part" aria-labelledby="claims-history">
      <h2 id="claims-history">History</h2>
      <output>
        {history.at === 'reading'
          ? 'Reading the events.'
          : index && `${claims} ${claims === 1 ? 'claim' : 'claims'} so far.`}
      </output>
      <ChainTrouble known={history} />
      <ul className="locks-history">
        {events
          .toReversed()
          .slice(0, shownAtFirst)
          .map((event, place) => (
            <li key={`${event.hash} ${place}`}>
              {wordsOf(event, unit)}{' '}
              {event.eventName === 'PaidIntoLock' && <a href={lockLink(event.args.lock)}>Open the lock</a>}
              {event.eventName === 'PaidIntoGrant' && <a href={grantLink(event.args.grant)}>Open the grant</a>}{' '}
              <a href={`/tx/${event.hash}`}>Block {figure(event.block)}</a>
            </li>
          ))}
      </ul>
      {count > shownAtFirst && <p>{count - shownAtFirst} earlier ones are on the chain.</p>}
      {history.value && <AsOf index={index} otherwise="Every event is on the chain all the same." />}
    </section>
  )
}

function wordsOf(event: ClaimEvent, unit: Unit): string {
  if (event.eventName === 'CampaignCreated') return `Created and paid ${amountText(event.args.funded, unit)}.`
  if (event.eventName === 'Refunded')
    return `${amountText(event.args.paid, unit)} went back to the creator${event.args.recipient === event.args.creator ? '' : `, paid to ${event.args.recipient}`}.`
  if (event.eventName === 'PaidIntoLock') return `Entry ${event.args.index} went into a lock.`
  if (event.eventName === 'PaidIntoGrant') return `Entry ${event.args.index} went into a grant.`
  if (event.eventName !== 'Claimed') return 'Something else happened.'
  const { account, recipient, index, paid, amount } = event.args
  const elsewhere = recipient === account ? '' : `, paid to ${recipient}`
  const short = paid < amount ? `, of ${amountText(amount, unit)}: the token was short` : ''
  return `Entry ${index}, ${account}, was paid ${amountText(paid, unit)}${short}${elsewhere}.`
}
