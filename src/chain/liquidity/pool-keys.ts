import type { Address } from 'viem'
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
  const idV4 = encodeAbiParameters(parseAbiParameters('address, address, uint24, int24, address'), [
    first,
    second,
    fee,
    spacing,
    coinAddress,
  ])
  return { first, second, fee, keyV3: keccak256(keyV3), idV4: keccak256(idV4) }
}
