import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'

/** What there is of a token and what there can be, drawn as parts of a bar from `start`, all from 0 to 1; amounts in the smallest unit. */
export type SupplyPlan = {
  parts: readonly { what: 'launch' | 'room'; start: number; share: number; amount: bigint }[]
  /** True when more can be created without an end. */
  endless: boolean
  /** The largest wallet and transfer while limits last. */
  marks: readonly { what: 'wallet' | 'transfer'; share: number; amount: bigint }[]
}

/** The part of the bar that the first supply takes where no end can be drawn. */
const endlessShare = 0.62

/** How the supply of an ERC-20 token is drawn; undefined while its numbers make no sense. */
export function supplyPlan(options: TokenOptions, values: Partial<TokenValues> | undefined): SupplyPlan | undefined {
  if (options.kind !== 'erc20' || !values || values.supply === undefined) return undefined
  const { supply, cap, limits } = values
  const endless = (options.mintable || options.bridged) && !options.capped
  const whole = options.capped ? (cap ?? supply) : supply
  if (whole === 0n && !endless) return undefined
  const launched = endless ? endlessShare : shareOf(supply, whole)
  const room = options.capped ? whole - supply : 0n
  const marks = (['wallet', 'transfer'] as const).flatMap((what) => {
    const amount = what === 'wallet' ? limits?.maxWallet : limits?.maxTransaction
    return amount === undefined || amount >= supply ? [] : [{ what, amount, share: shareOf(amount, supply) * launched }]
  })
  return {
    parts: [
      { what: 'launch', start: 0, share: launched, amount: supply },
      ...(room > 0n ? [{ what: 'room' as const, start: launched, share: 1 - launched, amount: room }] : []),
    ],
    endless,
    marks,
  }
}

function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 1_000_000
}
