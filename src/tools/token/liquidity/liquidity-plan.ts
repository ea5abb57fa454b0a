import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import { isPermit, type Permit } from '#tools/plan/permit.ts'
import { isCount, isHex, isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import type { PoolVersion, QuoteToken } from '#tools/token/pool/pool-chain.ts'

/**
 * One transaction of a plan: an older allowance of the quote ends, the quote is allowed, Permit2 lets Uniswap V4 take either side, or the
 * liquidity goes in.
 */
export type LiquidityStep = 'reset' | 'allow' | 'letToken' | 'letQuote' | 'add'

const stepNames: ReadonlySet<string> = new Set<LiquidityStep>(['reset', 'allow', 'letToken', 'letQuote', 'add'])

/** A pool that is being filled, kept on the device until it is: a closed tab loses nothing. */
export type LiquidityPlan = Plan & {
  token: PlanToken
  quote: QuoteToken
  /** What takes the place of the coin of the chain on V2 and V3. */
  wrapped: Address
  version: PoolVersion
  fee: 3000 | 10_000
  tokens: bigint
  amount: bigint
  /** The root of the price of V3 and V4: of the pool that is there, or of the amounts. 0 on V2. */
  root: bigint
  /** Whether the pool is there already: then its price may move a little before the transaction is in a block. */
  joins: boolean
  steps: readonly LiquidityStep[]
  /** Seconds by the chain's clock after which nothing of it is done any more. */
  deadline: number
  permit?: Permit
  /** The newest block when it was begun: what is older belongs to another plan. */
  block: number
}

const numbers = ['tokens', 'amount', 'root'] as const

/** A plan as text. */
export function textOf(plan: LiquidityPlan): string {
  return JSON.stringify({ v: 1, ...plan }, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): LiquidityPlan | undefined {
  const { v, ...kept } = JSON.parse(text) as LiquidityPlan & { v: unknown }
  const { token, quote, wrapped, version, fee, steps, permit, deadline } = kept
  const sound =
    v === 1 &&
    isTokenPlan(kept) &&
    isTokenPlan({ ...kept, token: quote }) &&
    token.decimals <= 36 &&
    isHex(wrapped, 40) &&
    ['V2', 'V3', 'V4'].includes(version) &&
    (fee === 3000 || fee === 10_000) &&
    numbers.every((name) => /^\d{1,78}$/.test(String(kept[name]))) &&
    typeof kept.joins === 'boolean' &&
    isCount(deadline) &&
    Array.isArray(steps) &&
    steps.every((step) => stepNames.has(step)) &&
    steps.indexOf('add') === steps.length - 1 &&
    (permit === undefined || isPermit(permit))
  if (!sound) return undefined
  return {
    ...kept,
    ...(Object.fromEntries(numbers.map((name) => [name, BigInt(kept[name])])) as Pick<LiquidityPlan, 'tokens'>),
  }
}

/** The plan of this device. */
export const keptLiquidity = keptPlan(`${brandKey}.tokens.liquidity`, { textOf, planIn })
