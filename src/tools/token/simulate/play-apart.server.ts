import { encodeFunctionData, type Address, type Hex } from 'viem'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import { tradeProbeAbi } from '#contracts/check/trade-probe.ts'
import { actors } from './actors.ts'
import { callAt } from './call-at.server.ts'
import { payerOverrides, purchase, swap, type Market } from './market.ts'
import { boughtLeg, sentLeg, type Leg, type Trip } from './round-trip.server.ts'
import { failureOf, type ChainView, type Outcome, type Overrides } from './simulate-view.server.ts'
import { blockTime, ether, withMadeUp } from './simulator.server.ts'
import { findAllowances, findBalances, type WriteAllowance, type WriteBalance } from './write-balance.server.ts'

/** Makes a trip step by step. Answers undefined when the node cannot make even the first step. */
type ApartTrip = (given: { size: number; later: number }) => Promise<Trip | undefined>

/** Whether a step of a trip failed. */
export const fails = ({ buy, transfer, onward }: Pick<Trip, 'buy' | 'transfer' | 'onward'>): boolean =>
  [buy, ...(transfer ? [transfer] : []), ...onward].some(({ done }) => !done)

/**
 * Makes trips again step by step, by accounts without code. Undefined when no step goes through that failed before: then it is not the
 * code of those who act that the token refuses. Rejects when no node answers.
 */
export async function playApart(
  { view, market }: { view: ChainView; market: Market },
  before: readonly Trip[],
): Promise<Trip[] | undefined> {
  const make = await openApart(view, market)
  const again = await Promise.all(before.map(({ size = 0, later }) => make({ size, later })))
  const better = before.some((trip, at) => {
    const now = again[at]
    if (!now) return false
    if (!trip.buy.done || !now.buy.done) return now.buy.done && !trip.buy.done
    return legsMend(trip.onward, now.onward) || legsMend([trip.transfer], [now.transfer])
  })
  return better ? again.flatMap((trip) => trip ?? []) : undefined
}

const legsMend = (before: readonly (Leg | undefined)[], now: readonly (Leg | undefined)[]) =>
  before.every((leg) => leg?.done === false) && now.some((leg) => leg?.done)

/**
 * Trips by accounts without code on a node without `eth_simulateV1`: each step is an `eth_call` of its own, from an account that is given
 * by overrides what the step before it has left. A step whose balances cannot be written is left out of the trip.
 */
async function openApart(view: ChainView, market: Market): Promise<ApartTrip> {
  const { buyer, second, third, router } = actors
  const { token } = market
  const [balances, allowances] = await Promise.all([
    findBalances(view, token, buyer),
    findAllowances(view, token, { owner: buyer, spender: router }),
  ])

  return async ({ size, later }) => {
    const now = view.time + blockTime
    const buy = await buyApart(view, market, { size, time: now, allowances })
    if (!buy) return undefined
    const { pool } = market
    const trip = { ...(pool && { size }), later, buy, onward: [], supply, held: supply, between: [] } satisfies Trip
    const amount = buy.done ? BigInt(buy.arrived) : 0n
    if (buy.done && amount === 0n) return { ...trip, onward: [{ done: false }] }
    if (!buy.done || !balances || !allowances) return trip
    const owned = (owner: Address, has: bigint) => ownedBy({ token, owner, has, balances, allowances })
    const time = now + later
    const transfer = await play(view, buyer, encode('send', [token, 2_500n, second]), {
      overrides: owned(buyer, amount),
      time,
    })
    const onward = await (pool
      ? play(view, buyer, swap(buyer, pool, token, 10_000n).data, {
          overrides: owned(buyer, amount),
          time,
        })
      : play(view, second, encode('send', [token, 5_000n, third]), { overrides: owned(second, amount / 4n), time }))
    return { ...trip, transfer: sentLeg(transfer), onward: [sentLeg(onward)] }
  }
}

/** Nothing is asked of supply and balances between the steps. */
const supply: [bigint, bigint] = [0n, 0n]

type Buying = { size: number; time: number; allowances: WriteAllowance | undefined }

async function buyApart(view: ChainView, market: Market, { size, time, allowances }: Buying): Promise<Leg | undefined> {
  const { buyer, router } = actors
  const { token, pool } = market
  if (pool) {
    const overrides = payerOverrides(market, size, router)
    return boughtLeg(await play(view, buyer, purchase(buyer, pool).data, { overrides, time }))
  }
  if (!allowances) return undefined
  // A quarter of what the holder has is what the other ways of a simulation take as well.
  const written = market.overrides[token]?.stateDiff
  const overrides = { [token]: { stateDiff: { ...written, ...allowances(market.holder, router) } } }
  return sentLeg(await play(view, market.holder, encode('send', [token, 2_500n, buyer]), { overrides, time }))
}

type Owned = { token: Address; owner: Address; has: bigint; balances: WriteBalance; allowances: WriteAllowance }

const ownedBy = ({ token, owner, has, balances, allowances }: Owned): Overrides => ({
  [token]: { stateDiff: { ...balances(owner, has), ...allowances(owner, actors.router) } },
})

const encode = (functionName: 'send', args: readonly [Address, bigint, Address]) =>
  encodeFunctionData({ abi: tradeProbeAbi, functionName, args })

/** Calls the router as an account without code. */
async function play(
  view: ChainView,
  from: Address,
  data: Hex,
  { overrides, time }: { overrides: Overrides; time: number },
): Promise<Outcome> {
  const all = withMadeUp(overrides)
  all[from] = { ...all[from], balance: ether }
  try {
    return { ok: true, data: await callAt(view, { from, to: actors.router, data }, { overrides: all, time }) }
  } catch (error) {
    if (error instanceof NodeRefused || error instanceof RpcRefusal) return failureOf(error)
    throw error
  }
}
