import { exactAmount } from '#core/text/exact-amount.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { parseAmount } from '#tools/token/check/parse-amount.ts'
import type { PoolVersion, QuoteToken } from '#tools/token/pool/pool-chain.ts'
import { mostInPool, type Ratio } from '#tools/token/pool/pool-form.ts'
import { feeOfV2, versionOf } from '#tools/token/pool/pool-version.ts'
import type { LiquidityPlace } from './liquidity-place.ts'

/** What a holder fills in about a pool of a token that exists, as text. */
export type LiquidityForm = {
  /** Empty: the newest that the chain has. */
  version: PoolVersion | ''
  quoteToken: string
  fee: '3000' | '10000'
  /** Tokens that go in. */
  tokens: string
  /** Whether the other side is given as an amount, or as the price of one token. */
  by: 'amount' | 'price'
  amount: string
  price: string
}

/** What a form begins with. */
export const firstLiquidity: LiquidityForm = {
  version: '',
  quoteToken: coinAddress,
  fee: '10000',
  tokens: '',
  by: 'amount',
  amount: '',
  price: '',
}

/** A checked form: amounts in smallest units, which together are the price. */
export type LiquidityTerms = {
  version: PoolVersion
  quote: QuoteToken
  fee: 3000 | 10_000
  tokens: bigint
  amount: bigint
}

export type LiquidityErrors = Partial<Record<'tokens' | 'amount' | 'price', string>>

/** What is chosen, with what the chain offers in place of what it has not. */
export function chosenOf({ version, quoteToken, fee }: LiquidityForm, { on }: LiquidityPlace) {
  const chosen = versionOf(version, on)
  return {
    version: chosen,
    quote: on.quotes.find(({ address }) => address === quoteToken) ?? on.quotes[0]!,
    fee: chosen === 'V2' ? feeOfV2 : fee === '3000' ? 3000 : 10_000,
  } as const
}

/** Digits of a price after its point. */
const digits = 36

/** Checks what was typed. `terms` is there when nothing is wrong. */
export function checkLiquidity(
  form: LiquidityForm,
  place: LiquidityPlace,
): { terms?: LiquidityTerms; errors: LiquidityErrors } {
  const { version, quote, fee } = chosenOf(form, place)
  const { token, balance } = place
  const errors: LiquidityErrors = {}
  const typed = parseAmount(form.tokens, token.decimals)
  const tokens = 'amount' in typed ? typed.amount : undefined
  if ('error' in typed) errors.tokens = typed.error
  else if (typed.amount === 0n) errors.tokens = 'Enter more than 0.'
  else if (balance !== undefined && typed.amount > balance)
    errors.tokens = `Your account has ${exactAmount(balance, token.decimals)} ${token.symbol}.`
  else if (typed.amount > mostInPool(version)) errors.tokens = 'That is more than a pool can hold.'

  const written = amountIn(form[form.by], form.by === 'price' ? digits : quote.decimals)
  const amount =
    written === undefined || form.by === 'amount' ? written : quoteFor(tokens ?? 0n, priceRatio(written, token, quote))
  if (written === undefined)
    errors[form.by] = form.by === 'price' ? 'Write a price such as 0.00002.' : 'Write an amount such as 2 or 0.5.'
  else if (written === 0n) errors[form.by] = 'Enter more than 0.'
  else if (tokens && amount === 0n)
    errors[form.by] = `At that price the tokens come to less than the smallest unit of ${quote.symbol}.`
  else if (amount! > mostInPool(version)) errors[form.by] = 'That is more than a pool can hold.'
  if (Object.keys(errors).length > 0) return { errors }
  return { errors, terms: { version, quote, fee, tokens: tokens!, amount: amount! } }
}

function amountIn(text: string, decimals: number): bigint | undefined {
  const written = parseAmount(text, decimals)
  return 'amount' in written ? written.amount : undefined
}

/** What so many tokens come to at a price, in the smallest unit of the quote, rounded down. */
export const quoteFor = (tokens: bigint, { quote, tokens: per }: Ratio): bigint => (tokens * quote) / per

/** The price of one whole token, which was typed with many digits, as a ratio of smallest units. */
const priceRatio = (price: bigint, token: QuoteToken, quote: QuoteToken): Ratio => ({
  quote: price * 10n ** BigInt(quote.decimals),
  tokens: 10n ** BigInt(digits + token.decimals),
})

/** The price of one whole token in whole units of the quote. */
export const priceOf = ({ quote, tokens }: Ratio, token: QuoteToken, unit: QuoteToken): number =>
  (Number(quote) / Number(tokens)) * 10 ** (token.decimals - unit.decimals)

/** The price that two amounts make. */
export const ratioOf = ({ tokens, amount }: LiquidityTerms): Ratio => ({ quote: amount, tokens })

/** Whether two prices are apart by more than one part in two hundred: closer, the amounts that go in differ by less than we allow. */
export function isOther(one: Ratio, other: Ratio): boolean {
  const left = one.quote * other.tokens
  const right = other.quote * one.tokens
  const apart = left > right ? left - right : right - left
  return apart * 200n > right
}
