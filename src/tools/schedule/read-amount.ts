import { amountText } from '#chain/tokens/amount-text.ts'

/** A typed amount in the smallest unit, or a sentence that says what to type instead. */
export type ReadAmount = { amount: bigint } | { error: string }

/** What a lock holds is below this. */
export const largestAmount = 2n ** 112n

/** Reads an amount as people type it: digits, a point, commas between thousands. Never rounds. */
export function readAmount(text: string, decimals: number): ReadAmount {
  const typed = text.replaceAll(/[\s_]/g, '')
  if (!typed) return { error: 'Type an amount.' }
  if (typed.startsWith('-')) return { error: 'The amount must be greater than zero. Remove the minus sign.' }
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)
  if (typed.includes(',') && !grouped)
    return { error: 'Write a point before the decimals, and commas only between thousands.' }
  const [, whole = '', fraction = ''] = typed.replaceAll(',', '').match(/^(\d*)\.?(\d*)$/) ?? []
  if (!whole && !fraction) return { error: 'Write it in digits, such as 1500 or 0.25.' }
  const places = fraction.replace(/0+$/, '')
  if (places.length > decimals)
    return {
      error:
        decimals === 0
          ? 'This token has whole units only.'
          : `This token has ${decimals} decimals, and this amount has ${places.length}.`,
    }
  if (whole.length > 60) return { error: 'That is more than the contract can hold.' }
  const amount = BigInt(whole + places.padEnd(decimals, '0') || '0')
  if (amount === 0n) return { error: 'An amount is more than nothing.' }
  return amount < largestAmount ? { amount } : { error: 'That is more than the contract can hold.' }
}

type Held = { symbol: string; decimals: number; balance: bigint }

/** That an amount is more than the account holds, and what to do; `verb` is what was to be done with it. */
export const moreThanHeld = (token: Held, verb: 'lock' | 'grant'): string =>
  token.balance > 0n
    ? `You have ${amountText(token.balance, token)}: ${verb} that much or less.`
    : `Your account has no ${token.symbol}. Choose a token that it has, or connect another account.`

/** An amount as it is typed, without commas, so that it can be edited. */
export function typedAmount(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  const places = fraction.replace(/0+$/, '')
  return places ? `${whole}.${places}` : whole
}
