import { exactAmount } from '#core/text/exact-amount.ts'
import { figure } from '#core/text/figure.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { someAccount } from '#tools/token/form/fill-accounts.ts'
import { isCoin } from './pool-chain.ts'
import { monthsAfter, type PoolTerms } from './pool-form.ts'
import { QuoteBalance } from './quote-balance.tsx'
import { shortNumber } from './short-number.ts'
import type { PoolPlace } from './use-pool-place.ts'

type PoolReviewProps = {
  terms: PoolTerms
  values: Partial<TokenValues>
  place: PoolPlace
  account: string | undefined
}

/** Every figure of the launch before anything is signed: what is sent, where each part of the supply goes, price, range and lock. */
export function PoolReview({ terms, values, place, account }: PoolReviewProps) {
  if (place.at !== 'known') return <p className="soft">Asking the chain where pools are opened.</p>
  const { version, quoteToken, tokens, quote, price, months, team, list, rest, fee } = terms
  const { now } = place.on
  const { symbol = '', decimals = 18, supply = 0n, receiver } = values
  const currency = quoteToken.symbol
  const written = `${exactAmount(quote, quoteToken.decimals)} ${currency}`
  const amount = (units: bigint) => `${exactAmount(units, decimals)} ${symbol}`
  const you = account ?? 'the account that launches'
  const first = (Number(price.quote) / Number(price.tokens)) * 10 ** (decimals - quoteToken.decimals)
  const rows: [string, string][] = [
    ['You send', quote > 0n ? `${written}, and the fee of the network` : 'the fee of the network'],
    ...(quote > 0n && !isCoin(quoteToken.address)
      ? [['First step', `you allow the launcher to take exactly ${written}`] as [string, string]]
      : []),
    ['Pool', `Uniswap ${version}, paired with ${currency}, fee ${fee / 10_000} %`],
    ['Into the pool', quote > 0n ? `${amount(tokens)} and ${written}` : amount(tokens)],
    ['First price', `1 ${symbol} = ${shortNumber(first)} ${currency}`],
    ['All tokens at that price', `${shortNumber(first * (Number(supply) / 10 ** decimals))} ${currency}`],
    ['Range', quote > 0n ? 'every price' : 'from the first price up'],
    [
      'Liquidity locked',
      `${months === undefined ? 'permanently' : `until ${timeWords(monthsAfter(now, months))}`}, owned by ${you}`,
    ],
  ]
  if (team)
    rows.push([
      team.revocable ? 'Grant of the team' : 'Lock of the team',
      `${amount(team.amount)} for ${team.account}, paid out in ${team.months} parts until ${timeWords(monthsAfter(now, team.months))}`,
    ])
  if (list)
    rows.push([
      'For the list',
      `${amount(list.total)} for ${list.count === 1 ? 'one account' : `${figure(list.count)} accounts`}; ${
        list.months === undefined
          ? 'claims never close'
          : `what nobody claims until ${timeWords(monthsAfter(now, list.months))} goes back to ${you}`
      }`,
    ])
  rows.push([
    'The rest',
    rest > 0n ? `${amount(rest)} for ${receiver && receiver !== someAccount ? receiver : you}` : 'nothing is left',
  ])
  return (
    <div className="creator-pool-review">
      <h4>What the launch will do</h4>
      <dl className="creator-arguments">
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <QuoteBalance quote={quoteToken} wanted={quote} account={account} />
      <p className="soft">
        If anything of it cannot be done, nothing is done. The dates count from the block of the launch, by the chain’s
        clock.
      </p>
    </div>
  )
}
