import { exactAmount } from '#core/text/exact-amount.ts'
import type { Holder } from '#tools/token/features/feature.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { emitToken } from '#tools/token/generator/emit.ts'

/** Holders of a power who are accounts that the launch names. */
const named = ['owner', 'minter', 'pauser', 'controller', 'admin', 'bridge'] as const

/** The account that holds a power at the launch; undefined for a group, such as any holder. */
export function accountOf(who: Holder, values: Partial<TokenValues>): string | undefined {
  if (who === 'launcher') return values.receiver
  return named.find((one) => one === who) && values[who as (typeof named)[number]]
}

/** What the launch makes permanent, for the person who is about to sign: what is created for whom, and who can do what later. */
export function lastingWords(options: TokenOptions, values: TokenValues): string {
  const { symbol, supply, decimals, receiver } = values
  const first = options.kind === 'erc20' ? [`${exactAmount(supply, decimals)} ${symbol} go to ${receiver}.`] : []
  const powers = emitToken(options).powers.filter(({ who }) => named.some((one) => one === who))
  const holders = [...new Set(powers.map(({ who }) => who))]
  const held = holders.map((who) => {
    const can = powers.filter((power) => power.who === who).map((power) => power.can)
    return `The ${who}, ${accountOf(who, values) ?? 'its timelock'}, can ${can.join('; ')}.`
  })
  const nobody = holders.length === 0 ? ['No account has power over it afterwards.'] : []
  return ['Nobody can change or remove the contract.', ...first, ...held, ...nobody].join(' ')
}
