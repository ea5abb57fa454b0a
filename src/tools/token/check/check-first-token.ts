import { mostDecimals } from '#tools/token/features/erc20/base.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { Note } from './check-sale.ts'
import type { TokenForm } from './form.ts'
import { parseAmount } from './parse-amount.ts'

/** Reads decimals and supply of token 1 of an ERC-6909 contract, the supply in its smallest unit. Reports what is wrong to `note`. */
export function checkFirstToken(form: TokenForm, note: Note): Partial<TokenValues> {
  const text = form.decimals?.trim() ?? ''
  const decimals = /^\d{1,2}$/.test(text) ? Number(text) : mostDecimals + 1
  if (decimals > mostDecimals) {
    note('decimals', { error: `Enter a whole number from 0 to ${mostDecimals}; most tokens have 18.` })
    return {}
  }
  const supply = parseAmount(form.supply ?? '', decimals)
  if ('amount' in supply) return { decimals, supply: supply.amount }
  note('supply', supply)
  return { decimals }
}
