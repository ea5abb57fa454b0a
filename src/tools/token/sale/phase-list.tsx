import { exactAmount } from '#core/text/exact-amount.ts'
import { moment } from '#core/time/moment.ts'
import type { Phase } from '#tools/token/features/values.ts'
import { FactTable } from '#ui/components/table.tsx'
import type { EditionsOnSale, SaleNow } from './read-sale.ts'
import { piecesText } from './sale-words.ts'

/** What a page knows of a sale, with the symbol of the currency that pays. */
export type ShownSale = SaleNow & { symbol: string }

/** The phases of a sale, with who can buy when, at what price, and how many. */
export function PhaseList({ sale }: { sale: Pick<ShownSale, 'phases' | 'made' | 'left' | 'editions' | 'symbol'> }) {
  const { phases, made = 0n, left, editions, symbol } = sale
  return (
    <>
      <FactTable
        label="Phases of the sale"
        facts={phases.map((phase): [string, string] => [
          `Phase ${phase.at + 1}${phase.isOpen ? ', open now' : ''}`,
          phaseText(phase, symbol),
        ])}
      />
      <p>{editions ? editionsText(editions) : createdText(made, left)}</p>
    </>
  )
}

/** How many pieces there are, of how many there can be. */
function createdText(made: bigint, left: bigint | undefined): string {
  if (left === undefined) return `${made} created so far; there is no largest number.`
  return left === 0n ? `All ${made} pieces are created.` : `${made} of ${made + left} pieces are created.`
}

/** How many editions are on sale, and how large they get. */
function editionsText({ count, size }: EditionsOnSale): string {
  const which = count === 1n ? 'One edition is on sale' : `${count} editions are on sale, numbered from 1`
  return `${which}, with ${piecesText(size)} at most${count === 1n ? '' : ' of each'}.`
}

/** Whether only accounts on a list buy in a phase. */
export function isListed({ root }: Pick<Phase, 'root'>): boolean {
  return BigInt(root) !== 0n
}

/** A price in the currency of the chain. */
export function priceText(price: bigint, symbol: string): string {
  return price === 0n ? 'free' : `${exactAmount(price, 18)} ${symbol}`
}

/** When a phase is open, in words. */
export function timesText({ start, end }: Pick<Phase, 'start' | 'end'>): string {
  const from = start === 0n ? 'from the launch' : `from ${timeText(start)}`
  return `${from} ${end === 0n ? 'on' : `until ${timeText(end)}`}`
}

/** A phase in a sentence: who buys, when, at what price and how many. */
export function phaseText(phase: Phase & { left?: bigint }, symbol: string): string {
  const { limit, left } = phase
  const who = isListed(phase) ? 'Accounts on the list buy' : 'Everyone buys'
  const price = phase.price === 0n ? 'without paying' : `for ${priceText(phase.price, symbol)} each`
  const mine = left === undefined ? '' : ` You can buy ${left} more.`
  return `${who} ${timesText(phase)}, ${price}, ${limit} for an account at most.${mine}`
}

const timeText = (seconds: bigint) => {
  // The largest time of JavaScript: what is later is as good as never.
  const most = 8_640_000_000_000n
  return seconds > most ? 'a time that never comes' : moment(new Date(Number(seconds) * 1000))
}
