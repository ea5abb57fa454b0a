import type { Address } from 'viem'
import { chainTime } from '#chain/read/chain-time.ts'
import { nextBlock } from '#chain/read/contract-logs.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { isCoin } from '#tools/token/pool/pool-chain.ts'
import { rangeOf } from '#tools/token/pool/pool-range.ts'
import { findPool, inPool } from './found-pool.ts'
import { spenderOf } from './liquidity-calls.ts'
import { isOther, ratioOf, type LiquidityTerms } from './liquidity-form.ts'
import type { LiquidityPlace } from './liquidity-place.ts'
import type { LiquidityPlan, LiquidityStep } from './liquidity-plan.ts'

/** Seconds until a plan is too old to go on: a day, for a wallet that is at home. */
const patience = 24 * 60 * 60

/**
 * The plan that fills a pool on these terms, from what the chain says now; `other` where a pool at another price is there. Rejects when
 * the chain does not answer.
 */
export async function beginLiquidity(
  rpc: Rpc,
  { terms, place, from }: { terms: LiquidityTerms; place: LiquidityPlace; from: Address },
): Promise<LiquidityPlan | 'other'> {
  const { token, on } = place
  const { version, quote, fee, tokens, amount } = terms
  const { wrapped, chain } = on
  const price = ratioOf(terms)
  const [found, now, next] = await Promise.all([
    findPool(rpc, { ...terms, token: token.address, on }),
    chainTime(rpc),
    nextBlock(rpc),
  ])
  if (found && isOther(found.price, price)) return 'other'
  const first = BigInt(token.address) < BigInt(inPool(quote, version, wrapped))
  const root = version === 'V2' ? 0n : (found?.root ?? rangeOf({ price, fee, first, both: true }).sqrtPriceX96)
  const plan: LiquidityPlan = {
    chainId: chain.id,
    from,
    madeAt: Date.now(),
    token,
    quote,
    wrapped,
    version,
    fee,
    tokens,
    amount,
    root,
    joins: found !== undefined,
    steps: [],
    deadline: now + patience,
    block: next - 1,
  }
  const steps = await stepsOf(rpc, plan)
  // A signature goes with the first transaction: where the quote has to be allowed before, the token is allowed like it.
  const form =
    version === 'V3' && steps.length === 1
      ? await readPermitForm(rpc, { token: token.address, owner: from, chainId: chain.id })
      : undefined
  return { ...plan, steps, ...(form?.by === 'permit' && { permit: form }) }
}

/** What has to be sent besides the approval of the token itself. */
async function stepsOf(rpc: Rpc, plan: LiquidityPlan): Promise<LiquidityStep[]> {
  const { quote, version, amount, from } = plan
  const sent = isCoin(quote.address)
  const asked = { to: quote.address, abi: tokenAbi, name: 'allowance', args: [from, spenderOf(plan)] } as const
  const allowed = sent ? amount : await readContract(rpc, asked)
  return [
    // Some tokens change an allowance only from nothing.
    ...(allowed > 0n && allowed < amount ? (['reset'] as const) : []),
    ...(allowed < amount ? (['allow'] as const) : []),
    ...(version === 'V4' ? (['letToken'] as const) : []),
    ...(version === 'V4' && !sent ? (['letQuote'] as const) : []),
    'add',
  ]
}
