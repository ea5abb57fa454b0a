import { campaignKind } from '#tools/claim/plan/campaign-kind.ts'
import { PlanView } from '#tools/claim/plan/plan-view.tsx'
import { useAnswersUsed } from '#tools/plan/form/use-answers.ts'
import { useNamedToken } from '#tools/plan/use-named-token.ts'
import { usePlan } from '#tools/plan/use-plan.ts'
import { useAccount } from '#wallet/account/use-account.ts'
import { NewCampaign } from './new-campaign.tsx'

/** The tool of /claim: makes a campaign from a list, and finishes one that was begun. */
export function CreatorTool() {
  const shown = useAccount()
  const handle = usePlan(campaignKind)
  useNamedToken(handle)
  useAnswersUsed('campaign', handle.progress)
  return (
    <div className="locks claims">
      {handle.plan ? (
        <PlanView plan={handle.plan} handle={handle} shown={shown} />
      ) : (
        <NewCampaign shown={shown} place={handle.place} />
      )}
    </div>
  )
}
