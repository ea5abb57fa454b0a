import { exactAmount } from '#core/text/exact-amount.ts'
import { isCoin, type PoolVersion } from '#tools/token/pool/pool-chain.ts'
import { Select, Text } from '#tools/token/pool/pool-inputs.tsx'
import { versionChoices } from '#tools/token/pool/pool-version.ts'
import { chosenOf, type LiquidityErrors, type LiquidityForm } from './liquidity-form.ts'
import type { LiquidityPlace } from './liquidity-place.ts'

type LiquidityFieldsProps = {
  form: LiquidityForm
  /** What is wrong, once it was asked for. */
  errors: LiquidityErrors
  place: LiquidityPlace
  change: (form: LiquidityForm) => void
}

/** What each version means for who fills a pool, in a sentence. */
const versionWords: Readonly<Record<PoolVersion, string>> = {
  V4: 'The newest version, and the cheapest: all pools are in one contract. It takes tokens through Permit2.',
  V3: 'The liquidity is a position, an NFT in your wallet. Wallets and lists know it best.',
  V2: 'The liquidity is LP tokens in your wallet. Its fees stay in the pool until you take it out.',
}

/** Where liquidity goes, and how much of both sides. */
export function LiquidityFields({ form, errors, place, change }: LiquidityFieldsProps) {
  const set = (part: Partial<LiquidityForm>) => change({ ...form, ...part })
  const { token, balance, on } = place
  const { version, quote } = chosenOf(form, place)
  const has = balance === undefined ? '' : `Your account has ${exactAmount(balance, token.decimals)} ${token.symbol}. `
  return (
    <div className="form-fields">
      <Select
        id="liquidity-version"
        label="Where the pool is"
        hint={versionWords[version]}
        value={version}
        choices={versionChoices(on)}
        change={(chosen) => set({ version: chosen })}
      />
      <Select
        id="liquidity-quote"
        label="Paired with"
        hint={isCoin(quote.address) ? 'It is sent along.' : 'You approve exactly the amount first.'}
        value={quote.address}
        choices={Object.fromEntries(on.quotes.map(({ address, symbol }) => [address, symbol]))}
        change={(quoteToken) => set({ quoteToken })}
      />
      {version !== 'V2' && (
        <Select
          id="liquidity-fee"
          label="Fee of the pool"
          hint="Every buyer and seller pays it to the owner of the liquidity."
          value={form.fee}
          choices={{ '10000': '1 %', '3000': '0.3 %' }}
          change={(fee) => set({ fee })}
        />
      )}
      <Text
        id="liquidity-tokens"
        label={`${token.symbol} in the pool`}
        hint={`${has}The rest stays with you.`}
        value={form.tokens}
        error={errors.tokens}
        change={(tokens) => set({ tokens })}
      />
      <Select
        id="liquidity-by"
        label="You say"
        hint="Either one gives the other."
        value={form.by}
        choices={{ amount: `How much ${quote.symbol} goes in`, price: `The price of 1 ${token.symbol}` }}
        change={(by) => set({ by })}
      />
      {form.by === 'amount' ? (
        <Text
          id="liquidity-amount"
          label={`${quote.symbol} in the pool`}
          hint="Together with the tokens it is the price."
          value={form.amount}
          error={errors.amount}
          change={(amount) => set({ amount })}
        />
      ) : (
        <Text
          id="liquidity-price"
          label={`Price of 1 ${token.symbol}, in ${quote.symbol}`}
          hint="Together with the tokens it says what goes in beside them."
          value={form.price}
          error={errors.price}
          change={(price) => set({ price })}
        />
      )}
    </div>
  )
}
