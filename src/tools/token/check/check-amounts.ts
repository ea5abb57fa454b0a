import { longestLimits, smallestLimit } from '#tools/token/features/erc20/limits.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { Finding } from './check-text.ts'
import type { FormField, TokenForm } from './form.ts'
import { largestNumber, parseAmount } from './parse-amount.ts'

/** The largest supply whose votes can be counted. */
const mostVotes = 2n ** 208n - 1n

type Note = (field: FormField, finding: Finding) => void

/** Reads supply, cap and limits of an ERC-20 token, in the smallest unit. Reports what is wrong to `note`. */
export function checkAmounts(
  options: Erc20Options,
  form: TokenForm,
  { decimals, note }: { decimals: number; note: Note },
): Partial<TokenValues> {
  const read = (field: FormField): bigint | undefined => {
    const parsed = parseAmount(form[field] ?? '', decimals)
    if ('amount' in parsed) return parsed.amount
    return void note(field, parsed)
  }
  const counted = (field: FormField, amount: bigint | undefined) => {
    if (options.votes && amount !== undefined && amount > mostVotes)
      note(field, { error: 'That is more than votes can count. Choose less, or fewer decimals.' })
  }

  const supply = read('supply')
  counted('supply', supply)
  if (supply === 0n && !options.mintable && !options.bridged)
    note('supply', { error: 'Enter more than 0: without mint there would never be a token.' })
  const amounts: Partial<TokenValues> = { supply }
  if (options.capped) {
    const cap = (amounts.cap = read('cap'))
    counted('cap', cap)
    if (cap === 0n) note('cap', { error: 'Enter more than 0.' })
    if (cap !== undefined && supply !== undefined && cap < supply)
      note('cap', { error: 'The cap is below the supply. Raise it, or create less at the launch.' })
    if (cap !== undefined && cap === supply)
      note('cap', { warning: 'The cap equals the supply: nothing can be created unless tokens are burned.' })
  }
  if (options.limits && supply !== undefined) amounts.limits = checkLimits(form, { supply, read, note })
  return amounts
}

/** Reads the limits of the launch. An empty limit is none; both cannot be empty. */
function checkLimits(
  form: TokenForm,
  { supply, read, note }: { supply: bigint; read: (field: FormField) => bigint | undefined; note: Note },
): TokenValues['limits'] {
  const limit = (field: 'maxWallet' | 'maxTransaction'): bigint => {
    if (!form[field]?.trim()) return largestNumber
    const amount = read(field)
    if (amount === undefined) return largestNumber
    if (amount <= supply / smallestLimit)
      note(field, { error: `Enter more than 1/${smallestLimit} of the supply: a smaller limit would stop all trade.` })
    else if (amount >= supply) note(field, { warning: 'No smaller than the supply: this limit limits nothing.' })
    return amount
  }
  const [maxWallet, maxTransaction] = [limit('maxWallet'), limit('maxTransaction')]
  if (!form.maxWallet?.trim() && !form.maxTransaction?.trim())
    note('maxWallet', { error: 'Enter the largest wallet or the largest transfer, or leave limits out.' })
  const most = Number(longestLimits / 3600n)
  const hours = /^\d{1,4}$/.test(form.limitHours?.trim() ?? '') ? Number(form.limitHours) : 0
  if (hours < 1 || hours > most)
    note('limitHours', { error: `Enter how many hours the limits last: a whole number from 1 to ${most}.` })
  return { maxWallet, maxTransaction, duration: BigInt(hours) * 3600n }
}
