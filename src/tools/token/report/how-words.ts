import type { PoolsV4 } from '#tools/token/simulate/pools-v4.server.ts'
import type { Way } from '#tools/token/simulate/simulator.server.ts'
import { inPercent, listed } from './percent.ts'
import type { MarketLine, TokenReport, TripLine } from './report.ts'

const wayWords: Record<Way | 'apart', string> = {
  simulate: 'eth_simulateV1, each step a transaction of a fresh account',
  call: 'one eth_call with state overrides, in which the accounts have the code of TradeProbe.sol',
  apart: 'an eth_call for each step, from a fresh account without code that is given what the step before has left',
}

type Made = { way: Way | 'apart'; market: MarketLine; block: number; trips: readonly TripLine[] }

/** How trips were made, in two sentences. */
export function howWords({ way, market, block, trips }: Made): string {
  const sizes = [...new Set(trips.flatMap(({ size }) => size ?? []))]
  const place =
    market.kind === 'holder'
      ? market.written
        ? 'with a balance written into the token’s storage'
        : `with tokens of the holder ${market.address}`
      : `with ${listed(sizes.map(inPercent))} of what the ${market.kind} pool ${market.kind === 'Uniswap V4' ? market.id : market.address} holds`
  const times = market.kind === 'holder' ? 'sent on' : 'sold'
  return `We simulated on block ${block} by ${wayWords[way]}, ${place}. The tokens were ${times} in the next block, an hour later and a day later.`
}

type Unchecked = {
  way: TokenReport['way']
  market?: MarketLine
  /** Functions that were not tried. */
  leftOut?: number
  /** Pools that were found: one of them may be the market. */
  poolsV4?: PoolsV4
  /** Whether accounts that have to announce a call were left out. */
  waiting?: boolean
  /** Whether something was bought whose sale could not be tried. */
  unsold?: boolean
  /** Whether the node refused to tell of events. */
  untold?: boolean
}

/** What no check of this kind sees, and what this one could not. */
export function uncheckedWords({
  way,
  market,
  leftOut = 0,
  poolsV4 = { open: [], hooked: [], leftOut: 0 },
  waiting = false,
  unsold = false,
  untold = false,
}: Unchecked): string[] {
  if (way === 'code')
    return [
      'We did not look at who holds the token: a chain has no list of holders.',
      'We did not simulate a sale: the code allows every statement above, and nothing else.',
      'We did not look at the liquidity of its pools.',
    ]
  return [
    'We did not look at who holds the token: a chain has no list of holders.',
    'We did not read a source: names of functions are signs, and a function of another name can do the same.',
    'A token can wait. A trap that opens after a day, at a price or at an amount that we did not try is not seen: repeat the check.',
    ...(market === undefined
      ? ['No pool with the chain’s coin and no account with tokens was found, so no transfer was tried.']
      : market.kind === 'holder'
        ? [
            poolsV4.hooked.length > 0
              ? 'No pool without an unknown hook was found, so no purchase and no sale was tried.'
              : 'No pool was found by the factories this site knows, so no purchase and no sale was tried.',
          ]
        : ['One pool was tried. Others, and markets of other makers, may behave otherwise.']),
    ...(untold
      ? [
          'The node refused to tell of some events. Pools, holders and accounts with a power that only events name are missing here: repeat the check later.',
        ]
      : []),
    ...(leftOut > 0 ? [`${leftOut} functions without a known name were not tried.`] : []),
    ...wordsOfV4(poolsV4, market),
    ...(waiting
      ? ['This node runs all steps in one block, so calls that have to be announced, or wait, were not tried.']
      : []),
    ...(unsold ? ['A sale could not be tried on this node: the balances of the token are not where we look.'] : []),
    ...(way === 'apart'
      ? [
          'This node cannot play transactions one after the other. What its rulers can do was not tried: a call and the sale after it would need two.',
        ]
      : []),
    ...(way === 'call'
      ? [
          'By one eth_call all steps run in one block, and by accounts that have code. A token that asks for that can behave otherwise.',
        ]
      : []),
  ]
}

/** Ids that are written out; the others are counted. */
const mostIds = 5

const some = (ids: readonly string[]) =>
  listed([...ids.slice(0, mostIds), ...(ids.length > mostIds ? [`${ids.length - mostIds} more`] : [])])

/** What was not tried of the pools in Uniswap V4. */
function wordsOfV4({ open, hooked, leftOut, since }: PoolsV4, market: MarketLine | undefined): string[] {
  const others = open.map(({ id }) => id).filter((id) => market?.kind !== 'Uniswap V4' || id !== market.id)
  const strange = hooked.map(({ id, hooks }) => `${id} with the hook ${hooks}`)
  return [
    ...(others.length > 0 ? [`It has pools of Uniswap V4 that we did not trade in: ${some(others)}.`] : []),
    ...(strange.length > 0
      ? [
          `It has pools of Uniswap V4 with an unknown hook: ${some(strange)}.`,
          'We tried no purchase and no sale in these pools. A hook can refuse a sale, or take a part of what it pays.',
        ]
      : []),
    ...(leftOut > 0 ? [`We did not look at ${leftOut} more pools of Uniswap V4 that were made with it.`] : []),
    ...(since !== undefined
      ? [`We looked for pools of Uniswap V4 with an unusual fee or a hook from block ${since} on.`]
      : []),
  ]
}
