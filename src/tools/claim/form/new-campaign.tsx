import { TokenChoice } from '#chain/tokens/token-choice.tsx'
import type { CampaignPlan } from '#tools/claim/plan/campaign-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { tokenKey } from '#tools/plan/form/use-answers.ts'
import { CampaignTerms } from './campaign-terms.tsx'

type NewCampaignProps = { shown: ShownAccount; place: (plan: CampaignPlan) => void }

/** Everything that makes a campaign, in the order in which one decides it: the token first. */
export function NewCampaign({ shown, place }: NewCampaignProps) {
  return (
    <div className="locks-new">
      <h3>Which token, and for whom</h3>
      <TokenChoice memory={tokenKey('campaign')} account={shown.account?.address}>
        {(token) => <CampaignTerms key={token.address} token={token} shown={shown} place={place} />}
      </TokenChoice>
    </div>
  )
}
