import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { approveCall, curveHash } from '#tools/grants/contract/grant-calls.ts'
import { permitData, permitDeadline, signedPermit, type PermitDomain } from '#tools/grants/contract/permit.ts'
import { readCurve } from '#tools/grants/contract/read-grants.ts'
import { simulate } from '#tools/grants/contract/simulate-grants.ts'
import { totalOf } from '#tools/grants/plan/grant-batches.ts'
import { stepsOf, type GrantPlan } from '#tools/grants/plan/grant-plan.ts'
import { signData } from '#tools/plan/send-call.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import type { Wanted } from './grant-answers.ts'

/** What a token with a fee would credit of what was asked, in the first transaction. */
export type Fee = { asked: bigint; received: bigint }

type Preparing = {
  token: Token
  account: { address: Address; chainId: number }
  /** What is signed in place of an approval, where the token has it and the visitor wants it. Rejects when the chain does not answer. */
  permit: () => Promise<PermitDomain | undefined>
  /** What a token with a fee would credit, once the visitor has seen it. */
  accepted: bigint | undefined
  say: (going: string) => void
}

/** Simulates everything that can be, has the permit signed, and answers the plan, or what stops it. Never rejects. */
export async function preparePlan(
  wanted: Wanted,
  { token, account, permit, accepted, say }: Preparing,
): Promise<{ plan: GrantPlan } | { complaint: string } | { fee: Fee }> {
  const { address: from, chainId } = account
  const silent = { complaint: 'The chain does not answer. Try again in a minute.' }
  const rpc = pageRpc()
  const { curve } = wanted
  try {
    const isStored = curve === undefined || (await readCurve(rpc, curveHash(curve))).length > 0
    const { address, symbol, decimals } = token
    const plan: GrantPlan = {
      chainId,
      from,
      token: { address, symbol, decimals },
      awards: wanted.awards,
      terms: wanted.terms,
      ...(curve && { curve, defines: !isStored }),
      madeAt: Date.now(),
      block: Number(await rpc('eth_blockNumber', [])),
    }
    const steps = stepsOf(plan)
    const first = steps.slice(0, isStored ? 1 : 2)
    const total = totalOf(plan.awards)
    const simulation = await simulate(rpc, from, [approveCall(address, total), ...first.map(({ call }) => call)])
    if (simulation.at === 'refused') return { complaint: `${simulation.why.message} ${simulation.why.remedy}` }
    const asked = first.at(-1)!.total
    if (simulation.at === 'fine' && simulation.received !== asked && accepted !== simulation.received)
      return { fee: { asked, received: simulation.received } }
    const domain = await permit()
    if (!domain) return { plan }
    say('Read what the sheet says, then sign in your wallet.')
    return await withPermit(plan, domain, total)
  } catch {
    return silent
  }
}

async function withPermit(plan: GrantPlan, domain: PermitDomain, value: bigint) {
  const now = nowInSeconds()
  const signed = await signData({
    from: plan.from,
    typedData: (chainId) => permitData(domain, { token: plan.token.address, owner: plan.from, value, now, chainId }),
    stops: actionStops,
  })
  if (signed.at === 'stopped') return { complaint: `${signed.why.message} ${signed.why.remedy}` }
  try {
    return { plan: { ...plan, permit: signedPermit(signed.signature, { value, deadline: permitDeadline(now) }) } }
  } catch {
    return { complaint: 'This wallet signs in another way. Clear the signature box and approve instead.' }
  }
}
