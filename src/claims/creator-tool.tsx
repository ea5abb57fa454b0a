import { useAccount } from '#workshop/use-account.ts'
import { NewCampaign } from './new-campaign.tsx'
import { OrderView } from './order-view.tsx'
import { useToolStyles } from './tool-styles.ts'
import { useCampaignOrder } from './use-campaign-order.ts'

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
