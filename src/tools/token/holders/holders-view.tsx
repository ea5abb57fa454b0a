import { indexWords } from '#chain/index/index-words.ts'
import { exactAmount, shortAmount } from '#core/text/exact-amount.ts'
import { figure } from '#core/text/figure.ts'
import { Address } from '#seals/components/address.tsx'
import { Table } from '#ui/components/table.tsx'
import { shareOf, type Held, type Holders as Known, type NotFollowed } from './holders.ts'

type HoldersProps = { holders: Known | NotFollowed | undefined; chain: string }

/** Who holds a token as far as the index knows, the largest first; or one sentence where it does not know. */
export function Holders({ holders, chain }: HoldersProps) {
  if (!holders) return <p>The index does not answer now. Reload in a minute.</p>
  if ('notFollowed' in holders)
    return (
      <p>
        {holders.notFollowed === 'busy'
          ? 'This token has moved more than 200,000 times, so the index does not follow it and its holders are not known here.'
          : 'The index follows tokens of the launch book, and this one is not in it, so its holders are not known here.'}
      </p>
    )
  const { token, index } = holders
  const path = `/api/tokens/${token}/holders`
  return (
    <>
      {'all' in holders ? <All holders={holders} held={holders.all} /> : <Items holders={holders} />}
      <p className="soft">{indexWords(index, chain)} Counted from its transfers.</p>
      <p className="actions">
        <a className="button" href={`${path}.csv`} download>
          Save as CSV
        </a>
        <a className="button" href={path} download={`holders-${token}.json`}>
          Save as JSON
        </a>
      </p>
    </>
  )
}

const accounts = (count: number) => (count === 1 ? 'One account holds' : `${figure(count)} accounts hold`)

/** An amount to the hundredth where it is more than one; the files have it whole. */
function about(amount: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  if (amount < one || decimals <= 2) return shortAmount(amount, decimals)
  const hundredth = one / 100n
  return exactAmount((amount / hundredth) * hundredth, decimals)
}

type AllProps = { holders: Known; held: Held }

function All({ holders, held }: AllProps) {
  if (held.holders === 0) return <p>No account holds this token.</p>
  const { kind, symbol, decimals } = holders
  const isPieces = kind === 'erc721'
  const amountOf = (amount: string) =>
    isPieces || decimals === null ? exactAmount(BigInt(amount), 0) : about(BigInt(amount), decimals)
  const first = held.largest.slice(0, 10).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const more = held.holders - held.largest.length
  return (
    <>
      <p>
        {accounts(held.holders)} {isPieces ? 'its pieces.' : 'it.'}{' '}
        {held.holders > 10 && `The ten largest have ${percent(String(first), held.total)} together.`}
      </p>
      <HolderTable
        held={held}
        amount={isPieces ? 'Pieces' : (symbol ?? 'Amount')}
        amountOf={amountOf}
        label="Holders"
      />
      {more > 0 && <p className="soft">And {figure(more)} more, each with less.</p>}
    </>
  )
}

/** Each item is held apart. Its amounts are in its smallest unit, since each may have decimals of its own. */
function Items({ holders }: { holders: Extract<Known, { items: unknown }> }) {
  const { items, moreItems } = holders
  if (items.length === 0) return <p>No account holds this token.</p>
  return (
    <>
      <p>
        {accounts(holders.accounts)} some of it. Here are the five largest holders of each number, in its smallest unit.
      </p>
      {items.map((held) => (
        <section key={held.item}>
          <h3>Number {held.item}</h3>
          <p>{accounts(held.holders)} it.</p>
          <HolderTable
            held={held}
            amount="Amount"
            amountOf={(amount) => exactAmount(BigInt(amount), 0)}
            label={`Holders of number ${held.item}`}
          />
        </section>
      ))}
      {moreItems > 0 && <p className="soft">Higher numbers are not listed here: {figure(moreItems)}.</p>}
    </>
  )
}

const percent = (amount: string, total: string) => {
  const share = shareOf(amount, total)
  return share === 0n && BigInt(amount) > 0n ? 'less than 0.01 %' : `${exactAmount(share, 2)} %`
}

type TableProps = { held: Held; amount: string; amountOf: (amount: string) => string; label: string }

function HolderTable({ held, amount, amountOf, label }: TableProps) {
  return (
    <div className="token-holders">
      <Table label={label} columns={['Holder', amount, 'Share']}>
        {held.largest.map((holder) => (
          <tr key={holder.account}>
            <td>
              {holder.name && (
                <>
                  <strong>{holder.name}</strong>
                  <br />
                </>
              )}
              <Address value={holder.account} />
            </td>
            <td>{amountOf(holder.amount)}</td>
            <td>{percent(holder.amount, held.total)}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
