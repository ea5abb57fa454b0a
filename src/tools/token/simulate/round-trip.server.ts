import { decodeFunctionResult, type Hex } from 'viem'
import { reasonOf } from '#chain/read/revert-reason.ts'
import { tradeProbeAbi } from '#contracts/check/trade-probe.ts'
import { visibleText } from '#core/text/visible-text.ts'
import { actors } from './actors.ts'
import { acquire, allow, callOf, heldBy, overridesOf, supplyOf, swap, type Market } from './market.ts'
import type { Outcome } from './simulate-view.server.ts'
import type { Simulator, Step } from './simulator.server.ts'

/** One movement of tokens: what was sent, what arrived, both in smallest units, and what is missing in ten-thousandths. */
export type Leg = { done: true; sent: string; arrived: string; tax: number } | { done: false; why?: string }

/** What one trip came to. `onward` is a sale where there is a pool, and a further transfer where there is none. */
export type Trip = {
  /** The share of the pool's depth, in ten-thousandths; absent without a pool. */
  size?: number
  /** Seconds from the purchase to the block in which the tokens move on. */
  later: number
  buy: Leg
  /** To a second account; absent when nothing was bought. */
  transfer?: Leg
  /** Half, then the rest, then what the second account was sent. */
  onward: Leg[]
  /** What there was of the token, and what the buyer had, before and after the calls between. */
  supply: [bigint, bigint]
  held: [bigint, bigint]
  /** Whether the calls between went through, in their order. */
  between: boolean[]
}

type Given = {
  size: number
  later: number
  bought: bigint
  /** Calls in the block of the purchase, to announce those between. */
  before?: readonly Step[]
  between?: readonly Step[]
}

/** What the buyer gets for this size, now; 0 when the purchase fails. Undefined when the node can play no scene. */
export async function boughtAt(
  simulator: Simulator,
  market: Market,
  size: number,
): Promise<{ leg: Leg; amount: bigint } | undefined> {
  const steps = { ...acquire(market), held: heldBy(market.token, actors.buyer) }
  const outcomes = await simulator.play({
    blocks: [Object.values(steps)],
    later: 0,
    overrides: overridesOf(market, size),
  })
  if (!outcomes) return undefined
  const of = labelled(Object.keys(steps), outcomes)
  return { leg: buyLeg(market, of.buy, of.held), amount: numberOf(of.held) }
}

/** Buys, waits, makes the calls `between`, sends a quarter to a second account, and sells everything, each in a later block. */
export async function roundTrip(simulator: Simulator, market: Market, given: Given): Promise<Trip | undefined> {
  const { size, later, bought, before = [], between = [] } = given
  const { token, pool } = market
  const { buyer, second, third } = actors
  const part = bought / 4n
  const blocks: Record<string, Step>[] = [
    {
      ...acquire(market),
      ...Object.fromEntries(before.map((step, at) => [`before${at}`, step])),
      supplyBefore: supplyOf(token),
      heldBefore: heldBy(token, buyer),
    },
    {
      ...Object.fromEntries(between.map((step, at) => [`between${at}`, step])),
      supplyAfter: supplyOf(token),
      heldAfter: heldBy(token, buyer),
      transfer: callOf(buyer, token, 'transfer', [second, part]),
      heldSecond: heldBy(token, second),
    },
    ...(pool
      ? [
          { allow: allow(buyer, token), allowSecond: allow(second, token), half: swap(buyer, pool, token, 5_000n) },
          { rest: swap(buyer, pool, token, 10_000n), second: swap(second, pool, token, 10_000n) },
        ]
      : [{ onward: callOf(second, token, 'transfer', [third, part / 2n]), heldThird: heldBy(token, third) }]),
  ]
  const outcomes = await simulator.play({
    blocks: blocks.map((block) => Object.values(block)),
    later,
    overrides: overridesOf(market, size),
  })
  if (!outcomes) return undefined
  const of = labelled(
    blocks.flatMap((block) => Object.keys(block)),
    outcomes,
  )
  const onward = pool
    ? [sentLeg(of.half), sentLeg(of.rest), sentLeg(of.second)]
    : [movedLeg(of.onward, part / 2n, numberOf(of.heldThird))]
  return {
    ...(pool && { size }),
    later,
    buy: buyLeg(market, of.buy, of.heldBefore),
    ...(bought > 0n && { transfer: movedLeg(of.transfer, part, numberOf(of.heldSecond)) }),
    onward: bought > 0n ? onward : [],
    supply: [numberOf(of.supplyBefore), numberOf(of.supplyAfter)],
    held: [numberOf(of.heldBefore), numberOf(of.heldAfter)],
    between: between.map((_, at) => of[`between${at}`]?.ok ?? false),
  }
}

const labelled = (labels: readonly string[], outcomes: readonly Outcome[]): Record<string, Outcome | undefined> =>
  Object.fromEntries(labels.map((label, at) => [label, outcomes[at]]))

const numberOf = (outcome: Outcome | undefined): bigint =>
  outcome?.ok && outcome.data.length === 66 ? BigInt(outcome.data) : 0n

/** What a purchase by the router came to. */
export function boughtLeg(buy: Outcome | undefined): Leg {
  const trade = tradeOf(buy)
  return trade ? legOf(trade.paid, trade.received) : failed(buy)
}

/** What a sale, or a transfer by the router, came to. */
export function sentLeg(outcome: Outcome | undefined): Leg {
  const trade = tradeOf(outcome)
  return trade ? legOf(trade.sent, trade.arrived) : failed(outcome)
}

function buyLeg(market: Market, buy: Outcome | undefined, held: Outcome | undefined): Leg {
  if (!market.pool) return movedLeg(buy, market.amount, numberOf(held))
  return boughtLeg(buy)
}

const movedLeg = (outcome: Outcome | undefined, sent: bigint, arrived: bigint): Leg =>
  outcome?.ok ? legOf(sent, arrived) : failed(outcome)

function legOf(sent: bigint, arrived: bigint): Leg {
  const tax = sent > arrived ? Number(((sent - arrived) * 10_000n + sent / 2n) / sent) : 0
  return { done: true, sent: String(sent), arrived: String(arrived), tax }
}

function tradeOf(outcome: Outcome | undefined) {
  try {
    if (!outcome?.ok) return undefined
    return decodeFunctionResult({ abi: tradeProbeAbi, functionName: 'swap', data: outcome.data })
  } catch {
    return undefined
  }
}

const failed = (outcome: Outcome | undefined): Leg => {
  const why = outcome && reasonIn(outcome.data)
  return { done: false, ...(why && { why }) }
}

/** What a failed step says, cut, and without what could pass for a part of the page. */
function reasonIn(data: Hex): string | undefined {
  const said = data.length === 10 ? `error ${data}` : reasonOf(data, [])?.replace(/\.$/, '')
  return said === undefined ? undefined : visibleText([...said].slice(0, 100).join('')).trim() || undefined
}
