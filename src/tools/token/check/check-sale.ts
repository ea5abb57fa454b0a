import type { Phase } from '#tools/token/features/values.ts'
import type { Finding } from './check-text.ts'
import type { FormField, TokenForm } from './form.ts'
import { parseAmount } from './parse-amount.ts'

/** Is told what is wrong with a field, or doubtful. */
export type Note = (field: FormField, finding: Finding) => void

/** What a price and a limit can be at most, as the contract keeps them. */
const [mostPrice, mostLimit] = [2n ** 128n - 1n, 1_000_000n]

const open: Phase['root'] = `0x${'0'.repeat(64)}`

/**
 * Reads the phases of a sale: with an allow list one for its accounts, from the launch until the sale begins, then the one for all.
 * Prices are in wei, times in seconds. Reports what is wrong to `note`.
 */
export function checkSale(form: TokenForm, note: Note): Phase[] {
  const [start, end] = [secondsIn('saleStart', form, note), secondsIn('saleEnd', form, note)]
  if (end !== 0n && end <= start) note('saleEnd', { error: 'The sale has to end after it begins.' })
  const price = priceIn('price', form, note)
  const limit = limitIn(form, note)
  const all: Phase = { start, end, price, limit, root: open }
  const root = form.listRoot?.trim() ?? ''
  if (!root) return [all]
  if (!isHash(root)) note('listRoot', { error: 'Make the root below, or paste it: 0x and 64 digits.' })
  if (start === 0n) note('saleStart', { error: 'Enter when everyone can buy: the list buys until then.' })
  const listPrice = form.listPrice?.trim() ? priceIn('listPrice', form, note) : price
  return [{ start: 0n, end: start, price: listPrice, limit, root: isHash(root) ? root : open }, all]
}

function priceIn(field: 'price' | 'listPrice', form: TokenForm, note: Note): bigint {
  const parsed = parseAmount(form[field] ?? '', 18)
  if (!('amount' in parsed)) {
    note(field, { error: 'Enter the price, such as 0.05. 0 is free.' })
    return 0n
  }
  if (parsed.amount > mostPrice) note(field, { error: 'That is more than there is of the currency.' })
  else if (parsed.amount === 0n) note(field, { warning: 'Pieces are free, so programs may take every one.' })
  return parsed.amount
}

function limitIn(form: TokenForm, note: Note): bigint {
  const text = form.perAccount?.trim().replaceAll(',', '') ?? ''
  const limit = /^\d{1,7}$/.test(text) ? BigInt(text) : 0n
  if (limit === 0n || limit > mostLimit) note('perAccount', { error: 'Enter a whole number from 1 to 1,000,000.' })
  return limit
}

/** A time as people write it, `2027-03-31 18:00` in UTC, in seconds; zero where the field is empty. */
function secondsIn(field: FormField, form: TokenForm, note: Note): bigint {
  const text = form[field]?.trim() ?? ''
  if (!text) return 0n
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?(?: ?UTC)?$/.exec(text) ?? []
  const at = new Date(`${day}T${time}Z`)
  const isDay = day !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  if (!isDay) note(field, { error: 'Write the time in UTC, such as 2027-03-31 18:00.' })
  // A launch that is shown again was checked when this time was still to come.
  else if (at.getTime() <= Date.now())
    note(field, {
      warning:
        field === 'saleEnd'
          ? 'This time is over, so the launch will be refused. Enter a later one.'
          : 'This time is over: the sale begins with the launch.',
    })
  return isDay ? BigInt(at.getTime() / 1000) : 0n
}

/** Whether a text is a hash that a contract takes: 32 bytes that are not all zero. */
export function isHash(text: string): text is `0x${string}` {
  return /^0x[\da-f]{64}$/i.test(text) && !/^0x0+$/.test(text)
}
