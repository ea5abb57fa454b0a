import type { Address } from 'viem'
import { figureIn } from '#core/language/languages.ts'
import { exactAmount, roundedAmount } from '#core/text/exact-amount.ts'
import type { SigningChain } from '#transactions/describe/signing-request.ts'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import type { KnownTokens } from '#chain/tokens/token-facts.ts'

/** What amounts are written with. */
export type Units = { currency: SigningChain['currency']; tokens: KnownTokens }

/** An amount in words: `1.5 ETH`, `item 7` of what is counted by numbers, or smallest units while the decimals are not known. */
export function amountWords(amount: bigint, of: Address | 'native', { currency, tokens }: Units): string {
  if (of === 'native') return `${exact(amount, currency.decimals)} ${currency.symbol}`
  const facts = tokens[of]
  if (!facts) return t('units', { amount: exact(amount, 0) })
  if (facts.decimals === undefined) return t('item', { id: String(amount) })
  return `${exact(amount, facts.decimals)} ${facts.symbol ?? ''}`.trim()
}

/** A fee, which is an estimate, in as many digits as mean something. */
export function feeWords(fee: bigint, { currency }: Units): string {
  return `${figureIn(roundedAmount(fee, currency.decimals), currentLocale())} ${currency.symbol}`
}

/** Every digit, with the separators of the language. */
const exact = (amount: bigint, decimals: number) => figureIn(exactAmount(amount, decimals), currentLocale())
