import { amountText } from '#chain/tokens/amount-text.ts'
import { figure } from '#core/text/figure.ts'
import { timeWords } from '#core/time/time-words.ts'
import { campaignPath, permanent } from '#tools/claim/contract/campaign.ts'
import { revocableWords } from '#tools/claim/contract/grant-terms.ts'
import { lockWords } from '#tools/claim/contract/lock-terms.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { CampaignFacts } from './campaign-kind.ts'
import type { CampaignPlan } from './campaign-plan.ts'

type PlanViewProps = { plan: CampaignPlan; handle: PlanHandle<CampaignPlan, CampaignFacts>; shown: ShownAccount }

/** A campaign on its way; in the end its link. */
export function PlanView({ plan, handle, shown }: PlanViewProps) {
  const { token, total, count, deadline } = plan
  const campaign = handle.chain.value?.campaign
  const words = {
    tool: 'claims',
    title: campaign ? `Campaign No. ${campaign.id}` : 'A campaign being made',
    approval: plan.permit
      ? 'Sign that the claims contract may take exactly this amount'
      : 'Allow the claims contract to take exactly this amount',
    allowance: 'Allow the claims contract to take exactly this amount',
    thing: 'the campaign',
    step: 'Create the campaign',
    approve: 'Approve the exact amount',
    sign: 'Sign',
    send: 'Create and fund it',
    together: 'Approve, create and fund it',
    reading: 'Checking the progress on the chain.',
    looking: 'Checking the progress on the chain.',
    onItsWay: 'The campaign is being created.',
    done: 'The campaign is created and funded.',
    failed: ({ reason }: { reason?: string }) =>
      `The last transaction failed${reason ? `: ${reason}` : '.'} Nothing else has changed. You can send it again.`,
    unsure:
      'Your wallet was asked before, and we do not know whether it has sent anything. The chain has no such campaign yet: if the request is still open in the wallet, confirm it there and not here.',
  }
  const after = (
    <>
      {campaign && <Share campaign={campaign} />}
      <div className="actions">
        <button type="button" className="button" onClick={handle.forget}>
          Make another campaign
        </button>
      </div>
    </>
  )
  return (
    <PlanPanel handle={handle} shown={shown} words={words} after={after}>
      {amountText(total, token)} for {figure(count)} accounts,{' '}
      {deadline === permanent ? 'without a deadline' : `until ${timeWords(deadline)}`}. The list is published.{' '}
      {plan.lock.end > 0 && `Claims are paid into ${plan.grant.used ? 'grants' : 'locks'}. ${lockWords(plan.lock)}`}{' '}
      {plan.grant.used && revocableWords(plan.grant)}
    </PlanPanel>
  )
}

function Share({ campaign: { id, block } }: { campaign: NonNullable<CampaignFacts['campaign']> }) {
  const link = location.origin + campaignPath(id, block)
  return (
    <>
      <p>Everyone on the list claims here. You take back what is left on the same page, after the deadline.</p>
      <p>
        <a className="claims-link" href={campaignPath(id, block)}>
          {link}
        </a>
      </p>
      <CopyButton id="claims-copy" text={link} name="the link of the campaign" />
    </>
  )
}
