import type { Address } from 'viem'
import { exactAmount, roundedAmount } from '#core/text/exact-amount.ts'
import type { SigningChain } from '#transactions/describe/signing-request.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { KnownTokens } from '#transactions/simulate/use-checks.ts'

/** What amounts are written with. */
export type Units = { currency: SigningChain['currency']; tokens: KnownTokens }

/** An amount in words: `1.5 ETH`, `item 7` of what is counted by numbers, or smallest units while the decimals are not known. */
export function amountWords(amount: bigint, of: Address | 'native', { currency, tokens }: Units): string {
  if (of === 'native') return `${exactAmount(amount, currency.decimals)} ${currency.symbol}`
  const facts = tokens[of]
  if (!facts) return t('units', { amount: exactAmount(amount, 0) })
  if (facts.decimals === undefined) return t('item', { id: String(amount) })
  return `${exactAmount(amount, facts.decimals)} ${facts.symbol ?? ''}`.trim()
}

/** A fee, which is an estimate, in as many digits as mean something. */
export function feeWords(fee: bigint, { currency }: Units): string {
  return `${roundedAmount(fee, currency.decimals)} ${currency.symbol}`
}
