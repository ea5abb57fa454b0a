import { formatUnits } from 'viem/utils'
import { exactAmount, roundedAmount } from '#core/text/exact-amount.ts'
import { shareText } from '#chain/tokens/amount-text.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { isCoin } from '#tools/token/pool/pool-chain.ts'
import { QuoteBalance } from '#tools/token/pool/quote-balance.tsx'
import { shortNumber } from '#tools/token/pool/short-number.ts'
import { priceOf, quoteFor, ratioOf, type LiquidityTerms } from './liquidity-form.ts'
import type { Outlook } from './liquidity-outlook.ts'
import type { LiquidityPlace } from './liquidity-place.ts'

type LiquidityReviewProps = {
  terms: LiquidityTerms
  place: LiquidityPlace
  account: string | undefined
  outlook: Outlook | 'away' | undefined
  /** Takes the price of the pool that is there: the amount of the quote as text. */
  take: (amount: string) => void
}

/** Every figure before anything is signed: what goes in, the price, what it costs, and a warning where a pool is there already. */
export function LiquidityReview({ terms, place, account, outlook, take }: LiquidityReviewProps) {
  const { version, quote, fee, tokens, amount } = terms
  const { token, supply, on } = place
  const price = priceOf(ratioOf(terms), token, quote)
  const whole = Number(supply) / 10 ** token.decimals
  const written = `${exactAmount(amount, quote.decimals)} ${quote.symbol}`
  const known = outlook === 'away' ? undefined : outlook
  const { symbol, decimals } = on.chain.currency
  const rows: readonly (readonly [string, string])[] = [
    ['Into the pool', `${exactAmount(tokens, token.decimals)} ${token.symbol} and ${written}`],
    ['Part of the supply', shareText(tokens, supply)],
    ['Price', `1 ${token.symbol} = ${shortNumber(price)} ${quote.symbol}`],
    ['All tokens at that price', `${shortNumber(price * whole)} ${quote.symbol}`],
    ['Pool', `Uniswap ${version}, fee ${fee / 10_000} %, every price`],
    ['Approvals', approvalWords(terms, token.symbol)],
    [
      'Cost now, about',
      known?.cost
        ? `${roundedAmount(known.cost.fee, decimals)} ${symbol} for ${known.cost.sent === 1 ? 'one transaction' : `${known.cost.sent} transactions`}; our fee is none`
        : costWords(outlook, account),
    ],
  ]
  return (
    <div className="creator-pool-review">
      <h4>What it will do</h4>
      <dl className="creator-arguments">
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <QuoteBalance quote={quote} wanted={amount} account={account} />
      <div role="alert">
        {known?.found && <Found {...{ terms, place, take }} outlook={known} />}
        {known?.lacks !== undefined && (
          <p className="creator-stop">
            The account lacks {roundedAmount(known.lacks, decimals)} {symbol} for that. Put some into it first.
          </p>
        )}
        <WhyLine why={known?.refused} />
      </div>
      <p className="soft">
        If the price has changed when it arrives, nothing is done. You can take the liquidity out until you lock it.
      </p>
    </div>
  )
}

function approvalWords({ version, quote }: LiquidityTerms, symbol: string): string {
  const both = isCoin(quote.address) ? symbol : `${symbol} and ${quote.symbol}`
  return version === 'V4'
    ? `exactly what goes in, of ${both}, to Permit2, and from there to Uniswap for a day`
    : `exactly what goes in, of ${both}`
}

function costWords(outlook: Outlook | 'away' | undefined, account: string | undefined): string {
  if (outlook === undefined) return 'being counted'
  if (outlook === 'away') return 'the chain does not answer now'
  if (!account) return 'connect the account that adds it'
  return outlook.other || outlook.refused ? 'not counted' : 'your wallet will say'
}

type FoundProps = Pick<LiquidityReviewProps, 'terms' | 'place' | 'take'> & { outlook: Outlook }

/** What a pool that is there means: liquidity joins it, or its price is another one. */
function Found({ terms, place, outlook: { found, other }, take }: FoundProps) {
  const { token } = place
  const { quote, tokens } = terms
  const price = `1 ${token.symbol} = ${shortNumber(priceOf(found!.price, token, quote))} ${quote.symbol}`
  if (!other)
    return (
      <p>
        This pool is there already, at your price. Your liquidity joins it. Of what you write, up to 1 % may stay with
        you while its price moves.
      </p>
    )
  const fits = quoteFor(tokens, found!.price)
  return (
    <div className="creator-stop">
      <p>
        <strong>This pool is there already, at another price: {price}.</strong>{' '}
        {found!.isEmpty
          ? 'It is empty, so anyone can have set that price. Choose another fee or version unless it is the price you mean.'
          : 'At your price the chain would refuse the liquidity.'}
      </p>
      {fits > 0n && (
        <button type="button" className="button" onClick={() => take(formatUnits(fits, quote.decimals))}>
          Take its price
        </button>
      )}
    </div>
  )
}
