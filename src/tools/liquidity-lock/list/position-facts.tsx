import { shareText } from '#chain/tokens/amount-text.ts'
import { Address } from '#seals/components/address.tsx'
import { amountsText, rangeText } from '#chain/positions/position-names.ts'
import type { Position } from '#chain/positions/read-positions.ts'

/** What is known of a position: amounts, share of the liquidity at the price of now, and range. */
export function PositionFacts({ position }: { position: Position }) {
  const { tokens, inRange, share, hook } = position
  return (
    <dl className="locks-facts">
      <div>
        <dt>Holds about</dt>
        <dd>{amountsText(position)}</dd>
      </div>
      <div>
        <dt>Raw liquidity in range</dt>
        <dd>
          {inRange
            ? `${shareText(share, 10n ** 18n)}, by number and not by value`
            : 'none: the price is outside its range'}
        </dd>
      </div>
      <div>
        <dt>
          Range, {tokens[1].symbol} for one {tokens[0].symbol}
        </dt>
        <dd>{rangeText(position)}</dd>
      </div>
      {hook && (
        <div>
          <dt>Hook: may change fees, and take of what leaves</dt>
          <dd>
            <Address value={hook} />
          </dd>
        </div>
      )}
    </dl>
  )
}
