import { csvLine } from '#core/text/csv-line.ts'
import { shareOf, type Held, type Holders } from './holders.ts'
import { exactAmount } from '#core/text/exact-amount.ts'

const columns = ['token', 'symbol', 'decimals', 'item', 'account', 'name', 'amount', 'percent', 'block']

/** The holders of a token as a CSV file (RFC 4180), a line each. Amounts are in the smallest unit, or in pieces. */
export function holdersCsv(holders: Holders): string {
  const { token, symbol, decimals, index } = holders
  const linesOf = ({ largest, total }: Held, item = '') =>
    largest.map(({ account, amount, name = '' }) => [
      token,
      symbol ?? '',
      String(decimals ?? ''),
      item,
      account,
      name,
      amount,
      exactAmount(shareOf(amount, total), 2),
      String(index.block ?? ''),
    ])
  const lines = 'all' in holders ? linesOf(holders.all) : holders.items.flatMap((held) => linesOf(held, held.item))
  return [columns, ...lines].map((cells) => csvLine(cells)).join('')
}
