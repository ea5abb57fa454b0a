import type { Address, Hex } from 'viem'
import type { AccountKind } from '#tools/token/signs/read-signs.server.ts'
import type { Leg } from '#tools/token/simulate/round-trip.server.ts'
import type { Power } from '#tools/token/simulate/sweep.server.ts'

/** What a fact is about: what happens to a buyer now, what those who rule the token can do, what its code only hints at, or what holds. */
export type Weight = 'now' | 'ruler' | 'sign' | 'plain'

/** One statement, and how it was found. */
export type Fact = { id: string; weight: Weight; says: string; found: string }

/** One trip as the report shows it. `size`: the share of the pool's depth, in ten-thousandths. `later`: seconds until the sale. */
export type TripLine = { size?: number; later: number; buy: Leg; transfer?: Leg; onward: Leg[] }

/** Where the buyer of the simulation got tokens. Amounts are in smallest units. */
export type MarketLine =
  | { kind: 'Uniswap V2' | 'Uniswap V3'; address: Address; quote: Address; depth: string }
  | { kind: 'Uniswap V4'; manager: Address; id: Hex; quote: Address; depth: string }
  | { kind: 'holder'; address: Address; written: boolean }

/** A whole check of a token, as it is shown and downloaded. Everything is of one block. */
export type TokenReport = {
  version: 1
  token: { address: Address; name?: string; symbol?: string; decimals?: number; supply?: string; bytes: number }
  chain: { id: number; name: string }
  block: number
  /** Of the block, in ISO 8601. */
  time: string
  /**
   * How it was found: by the code alone, by `eth_simulateV1`, by one `eth_call` with overrides, by an `eth_call` for each step, or
   * nothing could be simulated.
   */
  way: 'code' | 'simulate' | 'call' | 'apart' | 'none'
  /** The variant of this site whose code it is. */
  variant?: string
  codeHash: Hex
  owner?: { address: Address; is: AccountKind; by: string }
  market?: MarketLine
  summary: string[]
  facts: Fact[]
  /** How the trips were simulated. */
  how?: string
  trips: TripLine[]
  powers: Power[]
  /** Functions that were tried as those who may call them, and trips that were made after them. */
  tried: { functions: number; trips: number }
  /** What was not looked at, in sentences. */
  unchecked: string[]
}

/** What the server tells while it checks a token, line by line. */
export type CheckEvent =
  | { is: 'step'; words: string; share: number }
  | { is: 'done'; report: TokenReport }
  | { is: 'failed'; message: string }

/** The text of a report, as it is downloaded. */
export const reportText = (report: TokenReport): string => `${JSON.stringify(report, null, 2)}\n`

/** Where the check of a token begins again. */
export const checkPath = (address: string): string => `/token-check?token=${address}`
