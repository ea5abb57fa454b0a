import type { Address, Hex } from 'viem'
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem/utils'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'

/** The fees that pools usually have, in millionths, with the spacing of their ticks. */
export const usualPools = [
  [100, 1],
  [500, 10],
  [3_000, 60],
  [10_000, 200],
] as const

/** A pool of two tokens as PositionLocker names it: of V3 by tokens and fee, of V4 by its id, which has no hook. */
export function poolKeys(token: Address, quote: Address, [fee, spacing]: readonly [number, number]) {
  const [first, second] = BigInt(token) < BigInt(quote) ? [token, quote] : [quote, token]
  const keyV3 = encodeAbiParameters(parseAbiParameters('address, address, uint24'), [first, second, fee])
  const idV4 = idOfV4({ currency0: first, currency1: second, fee, tickSpacing: spacing, hooks: coinAddress })
  return { first, second, fee, keyV3: keccak256(keyV3), idV4 }
}

type KeyV4 = { currency0: Address; currency1: Address; fee: number; tickSpacing: number; hooks: Address }

/** The id of a pool of V4. */
export function idOfV4({ currency0, currency1, fee, tickSpacing, hooks }: KeyV4): Hex {
  const types = parseAbiParameters('address, address, uint24, int24, address')
  return keccak256(encodeAbiParameters(types, [currency0, currency1, fee, tickSpacing, hooks]))
}
