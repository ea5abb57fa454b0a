import { OrderView } from '#tools/claim/plan/plan-view.tsx'
import { useCampaignOrder } from '#tools/claim/plan/use-campaign-order.ts'
import { useToolStyles } from '#tools/claim/tool-styles.ts'
import { useAccount } from '#wallet/account/use-account.ts'
import { NewCampaign } from './new-campaign.tsx'

/** The tool of /claim: makes a campaign from a list, and finishes one that was begun. */
export function CreatorTool() {
  useToolStyles()
  const shown = useAccount()
  const handle = useCampaignOrder()
  return (
    <div className="locks claims">
      {handle.order ? <OrderView handle={handle} shown={shown} /> : <NewCampaign shown={shown} place={handle.place} />}
    </div>
  )
}
