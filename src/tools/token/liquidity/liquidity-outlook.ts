import { useEffect, useEffectEvent, useState } from 'react'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { Unsent } from '#tools/plan/simulate.ts'
import { isCoin } from '#tools/token/pool/pool-chain.ts'
import { beginLiquidity } from './begin-liquidity.ts'
import { findPool, type FoundPool } from './found-pool.ts'
import { allowCall, callOfStep } from './liquidity-calls.ts'
import { explainRevert } from './liquidity-errors.ts'
import { isOther, ratioOf, type LiquidityTerms } from './liquidity-form.ts'
import type { LiquidityPlace } from './liquidity-place.ts'

/** What would happen on some terms now: the pool that is there, whether its price is another, and what all transactions cost together. */
export type Outlook = {
  found?: FoundPool
  other: boolean
  /** Gas and wei; absent without an account, and where the node does not simulate. */
  cost?: { gas: bigint; fee: bigint; sent: number }
  /** Wei that the account lacks for it. */
  lacks?: bigint
  refused?: Explained
}

/** Milliseconds after the last change until the chain is asked. */
const pause = 400

type Asked = { terms: LiquidityTerms | undefined; place: LiquidityPlace | undefined; from: Address | undefined }

/** What would happen on these terms; undefined while that is being asked, `away` when nobody answers. */
export function useOutlook({ terms, place, from }: Asked): Outlook | 'away' | undefined {
  const [known, setKnown] = useState<{ of: string; outlook: Outlook | 'away' }>()
  const of =
    terms &&
    place &&
    JSON.stringify([terms, from, place.balance], (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    )
  const ask = useEffectEvent(() => outlookOf(pageRpc(), { terms: terms!, place: place!, from }))
  useEffect(() => {
    if (!of) return
    let current = true
    const timer = setTimeout(() => {
      void ask()
        .catch(() => 'away' as const)
        .then((outlook) => current && setKnown({ of, outlook }))
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [of])
  return known?.of === of ? known?.outlook : undefined
}

/** What would happen on these terms. Rejects when the chain does not answer. */
export async function outlookOf(
  rpc: Rpc,
  { terms, place, from }: { terms: LiquidityTerms; place: LiquidityPlace; from: Address | undefined },
): Promise<Outlook> {
  const { token, on } = place
  const found = await findPool(rpc, { ...terms, token: token.address, on })
  const outlook = { ...(found && { found }), other: found !== undefined && isOther(found.price, ratioOf(terms)) }
  if (outlook.other || !from) return outlook
  const plan = await beginLiquidity(rpc, { terms, place, from })
  if (plan === 'other') return { ...outlook, other: true }
  // What may be taken is approved in the simulation too: a signature in its place costs less.
  const calls = [
    allowCall(plan, token.address, 0n),
    allowCall(plan, token.address, plan.tokens),
    ...plan.steps.map((step) => callOfStep(plan, step)),
  ]
  const [ran, price, balance] = await Promise.all([
    simulated(rpc, from, calls),
    rpc('eth_gasPrice', []) as Promise<Hex>,
    rpc('eth_getBalance', [from, 'latest']) as Promise<Hex>,
  ])
  const ownCoin = BigInt(balance) - (isCoin(terms.quote.address) ? terms.amount : 0n)
  // A node runs nothing that the account cannot pay for.
  if (ownCoin < 0n) return { ...outlook, lacks: -ownCoin }
  if (ran === undefined) return outlook
  if ('refused' in ran) return { ...outlook, refused: ran.refused }
  // The first call is there for tokens that change an allowance only from nothing; most need none.
  const gas = ran.gas.slice(1).reduce((sum, used) => sum + used, 0n)
  const fee = gas * BigInt(price)
  const left = ownCoin - fee
  return { ...outlook, cost: { gas, fee, sent: calls.length - 1 }, ...(left < 0n && { lacks: -left }) }
}

type Ran = { status: Hex; gasUsed: Hex; returnData: Hex; error?: { data?: Hex } }

/** What some calls use, one after the other, or why one is refused; undefined where the node does not simulate. */
async function simulated(
  rpc: Rpc,
  from: Address,
  calls: readonly Unsent[],
): Promise<{ gas: bigint[] } | { refused: Explained } | undefined> {
  const asked = calls.map(({ value, ...call }) => ({ from, ...call, ...(value && { value: numberToHex(value) }) }))
  try {
    const plan = { blockStateCalls: [{ calls: asked }], validation: false }
    const [block] = (await rpc('eth_simulateV1', [plan, 'latest'])) as [{ calls: Ran[] }]
    const failed = block.calls.find(({ status }) => BigInt(status) === 0n)
    if (!failed) return { gas: block.calls.map(({ gasUsed }) => BigInt(gasUsed)) }
    const data = failed.returnData.length > 2 ? failed.returnData : failed.error?.data
    return { refused: explainRevert(data) }
  } catch {
    return undefined
  }
}
