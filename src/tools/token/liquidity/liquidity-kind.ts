import type { Address, Hash } from 'viem'
import { encodeEventTopics, pad, parseAbi } from 'viem/utils'
import { amountText } from '#chain/tokens/amount-text.ts'
import { logsIn, nextBlock, rangesBefore, type Topics } from '#chain/read/contract-logs.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { signPermit } from '#tools/plan/permit.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ActiveNext, ChainFacts } from '#tools/plan/plan-state.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { allowCall, callOfStep, spenderOf, takerOf } from './liquidity-calls.ts'
import { simulate } from './liquidity-errors.ts'
import { keptLiquidity, type LiquidityPlan } from './liquidity-plan.ts'
import { pairOf } from './read-added.ts'

/** How many ranges of blocks we ask for at most when the answer of a wallet is lost. */
const mostRanges = 8

const eventsAbi = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const permit2Events = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
])

/** Fills a pool: an approval of exactly the tokens, or a signature for it, what the quote needs, then one transaction that adds both. */
export const liquidityKind: PlanKind<LiquidityPlan> = {
  store: keptLiquidity,
  outline: (plan) => ({
    approves: plan.token.address,
    ...(plan.permit && { signs: plan.permit.signed ? 'given' : 'wanted' }),
    steps: plan.steps.map((step) => ({
      intent: intentOf(callOfStep(plan, step)),
      ...(step === 'add' && { takes: plan.tokens }),
    })),
  }),
  read: readLiquidity,
  approval: (plan, amount) => allowCall(plan, plan.token.address, amount),
  signature: {
    async ask(rpc, plan, amount, prompts) {
      const { permit, token, from } = plan
      const spender = { spender: spenderOf(plan), spenderName: 'Uniswap' }
      const signed = await signPermit(rpc, { permit: permit!, token: token.address, from, amount, prompts, ...spender })
      if (signed.at === 'stopped') return signed
      return { plan: { ...plan, permit: signed.at === 'signed' ? signed.permit : undefined } }
    },
    drop: (plan) => (plan.permit ? { ...plan, permit: undefined } : undefined),
  },
  call: (plan, step) => callOfStep(plan, plan.steps[step]!),
  simulate,
  words: wordsOf,
  contracts: async (chainId, plan) =>
    import('./liquidity-words.ts').then(({ liquidityContracts }) => liquidityContracts(chainId, plan)),
  together: true,
  follows: true,
}

function wordsOf(plan: LiquidityPlan, next: ActiveNext): string {
  const { token, quote, tokens, amount, steps } = plan
  if (next.do !== 'send') return `Allow Uniswap to take ${amountText(next.amount, token)}`
  const step = steps[next.step]!
  if (step === 'reset') return `End an older approval of ${quote.symbol}`
  if (step === 'allow') return `Allow Uniswap to take ${amountText(amount, quote)}`
  if (step === 'letToken') return `Let Uniswap V4 take ${amountText(tokens, token)}`
  if (step === 'letQuote') return `Let Uniswap V4 take ${amountText(amount, quote)}`
  return `Add ${amountText(tokens, token)} and ${amountText(amount, quote)} to a pool`
}

async function readLiquidity(rpc: Rpc, plan: LiquidityPlan): Promise<ChainFacts> {
  const { token, from, asked } = plan
  const question = { to: token.address, abi: tokenAbi, name: 'allowance', args: [from, spenderOf(plan)] } as const
  const allowance = (await unlessRefused(readContract(rpc, question))) ?? 0n
  // After the allowance: what is made meanwhile is found, not sent again.
  const hash = asked === undefined ? undefined : await findStep(rpc, plan, asked)
  return { allowance, made: hash ? { [asked!]: hash } : {} }
}

/** The transaction of a step whose answer is lost, by the event it leaves. */
async function findStep(rpc: Rpc, plan: LiquidityPlan, step: number): Promise<Hash | undefined> {
  const wanted = await eventOf(rpc, plan, step)
  if (!wanted) return undefined
  const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since: plan.block + 1 })
  const logs = await logsIn(rpc, ranges, wanted)
  const counts = logs.findLast(({ data }) => wanted.amount === undefined || BigInt(data.slice(0, 66)) === wanted.amount)
  return counts?.transactionHash
}

type Wanted = { address: Address; topics: Topics[]; amount?: bigint }

async function eventOf(rpc: Rpc, plan: LiquidityPlan, at: number): Promise<Wanted | undefined> {
  const { token, quote, from, tokens, amount } = plan
  const step = plan.steps[at]
  if (step === 'reset' || step === 'allow') {
    const args = { owner: from, spender: spenderOf(plan) }
    const topics = encodeEventTopics({ abi: eventsAbi, eventName: 'Approval', args }) as Topics
    return { address: quote.address, topics: [topics], amount: step === 'reset' ? 0n : amount }
  }
  if (step === 'letToken' || step === 'letQuote') {
    const side = step === 'letToken' ? { token: token.address, amount: tokens } : { token: quote.address, amount }
    const args = { owner: from, token: side.token, spender: takerOf(plan) }
    const topics = encodeEventTopics({ abi: permit2Events, eventName: 'Approval', args }) as Topics
    return { address: permit2Address, topics: [topics], amount: side.amount }
  }
  // LP tokens of a pair, or the position: either comes from nobody.
  const address = plan.version === 'V2' ? await pairOf(rpc, plan) : takerOf(plan)
  const [transfer] = encodeEventTopics({ abi: eventsAbi, eventName: 'Transfer' })
  return address && { address, topics: [[transfer!, pad('0x', { size: 32 }), pad(from, { size: 32 })]] }
}
