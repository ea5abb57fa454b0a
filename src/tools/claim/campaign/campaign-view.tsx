import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { TokenWarnings } from '#chain/tokens/token-view.tsx'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { Certificate } from '#seals/components/certificate.tsx'
import { permanent, phaseOf, type Campaign } from '#tools/claim/contract/campaign.ts'
import { revocableWords } from '#tools/claim/contract/grant-terms.ts'
import { isLocked, lockWords } from '#tools/claim/contract/lock-terms.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { CheckPart } from './check-part.tsx'
import { ClaimDesk } from './claim-desk.tsx'
import { ClaimedShare } from './claimed-share.tsx'
import { HistoryPart } from './history-part.tsx'
import { PromisedSum } from './promised-sum.tsx'
import { RefundPart } from './refund-part.tsx'
import { useHistory } from './use-history.ts'

/** The props of every part of a campaign's page. */
export type CampaignProps = { campaign: Campaign; unit: Unit; shown: ShownAccount; now: number }

/** What amounts are counted in. */
export type Unit = Pick<Token, 'symbol' | 'decimals' | 'name' | 'address'>

type ViewProps = { campaign: Campaign; token?: Token; block?: number; now: number; shown: ShownAccount }

/** A campaign: its certificate, what is claimed of it, the desk where one claims, its history, and how to check it all. */
export function CampaignView({ campaign, token, block, now, shown }: ViewProps) {
  const history = useHistory(campaign, block)
  const { id, funded, remaining, creator, lock, payout } = campaign
  // A token that answers nothing is counted in its smallest unit.
  const unit: Unit = token ?? { address: campaign.token, name: 'A token without a name', symbol: 'units', decimals: 0 }
  const common: CampaignProps = { campaign, unit, shown, now }
  const phase = phaseOf(campaign, now)
  const words = { before: 'Not open yet', open: 'Open', over: 'Closed' }[phase]
  return (
    <>
      <Certificate
        kind="Claim certificate"
        serial={`No. ${id}`}
        name={unit.name}
        detail={timesOf(campaign, phase)}
        facts={[
          ['Paid in', amountText(funded, unit)],
          ['Left', amountText(remaining, unit)],
          ['Gone', shareText(funded - remaining, funded)],
          ['State', words],
          ...(isLocked(lock, now) ? ([['Claims are', payout === 'grant' ? 'grants' : 'locked']] as const) : []),
        ]}
        address={campaign.token}
        seed={`${campaign.token}:${id}`}
        caption="Seal of this campaign"
        drawn="engraved"
      />
      {isLocked(lock, now) && (
        <p className="locks-note">
          <strong>Claims are paid into {payout === 'grant' ? 'grants' : 'locks'}.</strong> {lockWords(lock)} A claim
          after that is paid out. {payout === 'grant' && `Of each grant: ${revocableWords(campaign)}`}
        </p>
      )}
      <ClaimedShare funded={funded} remaining={remaining} unit={unit} />
      <ClaimDesk {...common} history={history}>
        <PromisedSum campaign={campaign} unit={unit} list={history.list} />
        <RefundPart {...common} />
        <CheckPart {...common} history={history} />
        <section className="claims-part" aria-labelledby="claims-token">
          <h2 id="claims-token">The token and the creator</h2>
          {token ? <TokenWarnings token={token} /> : <p>There is no contract at the token’s address.</p>}
          <dl className="locks-facts">
            <div>
              <dt>Token</dt>
              <dd>
                <Address value={campaign.token} />
              </dd>
            </div>
            <div>
              <dt>Creator</dt>
              <dd>
                <Address value={creator} />
              </dd>
            </div>
          </dl>
        </section>
        <HistoryPart history={history} unit={unit} />
      </ClaimDesk>
    </>
  )
}

function timesOf({ start, deadline }: Campaign, phase: ReturnType<typeof phaseOf>): string {
  if (phase === 'over') return `Closed since ${timeWords(deadline)}.`
  const end = deadline === permanent ? 'It never closes.' : `Closes ${timeWords(deadline)}.`
  return phase === 'before' ? `Opens ${timeWords(start)}. ${end}` : `Open. ${end}`
}
