import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import { claimContracts } from '#tools/claim/contract/claim-contracts.ts'
import { findMade } from '#tools/claim/contract/read-history.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import { fetchListFile, ListGone, readListUrl } from '#tools/claim-list/fetch-list.ts'
import { headName } from '#tools/claim-list/list-file.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { signPermit } from '#tools/plan/permit.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ActiveNext, ChainFacts } from '#tools/plan/plan-state.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { keptCampaign, type CampaignPlan } from './campaign-plan.ts'

/** What the chain says of a plan, with the campaign once it is there. */
export type CampaignFacts = ChainFacts & { campaign?: { id: bigint; block: number } }

/** Makes a campaign: an approval of exactly the sum, or a signature for it, then the campaign, which is looked for by its list. */
export const campaignKind: PlanKind<CampaignPlan, CampaignFacts> = {
  store: keptCampaign,
  outline: (plan) => ({
    approves: plan.token.address,
    ...(plan.permit && { signs: plan.permit.signed ? 'given' : 'wanted' }),
    steps: [{ intent: intentOf(callOf(plan)), takes: plan.total, proven: true }],
  }),
  read: readCampaign,
  approval: ({ token }, amount) => approveCall(token.address, amount),
  signature: {
    async ask(rpc, plan, amount, prompts) {
      const { permit, token, from } = plan
      const spender = { spender: contractAddresses.MerkleClaims, spenderName: 'the claims contract' }
      const signed = await signPermit(rpc, { permit: permit!, token: token.address, from, amount, prompts, ...spender })
      if (signed.at === 'stopped') return signed
      return { plan: { ...plan, permit: signed.at === 'signed' ? signed.permit : undefined } }
    },
    drop: (plan) => (plan.permit ? { ...plan, permit: undefined } : undefined),
  },
  call: callOf,
  simulate: simulateClaims,
  words({ token, total }, next) {
    if (next.do === 'approve') return `Allow the claims contract to take ${amountText(next.amount, token)}`
    return `Create a campaign of ${amountText(total, token)}`
  },
  contracts: async (chainId, { token }) => claimContracts(token.address)(chainId),
  hindrance: whyGone,
  together: true,
}

function callOf(plan: CampaignPlan) {
  return createCall({ ...plan, token: plan.token.address }, plan.permit)
}

async function readCampaign(rpc: Rpc, { token, from, root, block }: CampaignPlan): Promise<CampaignFacts> {
  const args = [from, contractAddresses.MerkleClaims] as const
  const allowance = await readContract(rpc, { to: token.address, abi: tokenAbi, name: 'allowance', args })
  // After the allowance: a campaign that is made meanwhile is found, not approved again.
  const made = await findMade(rpc, { creator: from, root, since: block })
  if (!made) return { allowance, made: {} }
  return { allowance, made: { 0: made.hash }, campaign: { id: made.args.id, block: made.block } }
}

/** A campaign whose list was removed meanwhile would hold the tokens until its deadline: nobody could claim them. */
async function whyGone({ metadataURI }: CampaignPlan, next: ActiveNext): Promise<Explained | undefined> {
  const list = next.do === 'send' ? readListUrl(metadataURI) : undefined
  if (!list) return undefined
  try {
    await fetchListFile(list.folder, headName)
    return undefined
  } catch (error) {
    const remedy = 'Discard this campaign, then publish the list and begin again. Nothing was sent.'
    return error instanceof ListGone ? { message: error.message, remedy } : undefined
  }
}
