/** The largest number a contract can hold. */
export const largestNumber = 2n ** 256n - 1n

const plain = /^\d{1,90}(?:\.\d{1,90})?$/
const grouped = /^\d{1,3}(?:([,_'’\u00a0\u202f ])\d{3})(?:\1\d{3}){0,30}(?:\.\d{1,90})?$/

/**
 * An amount as people write it, `1,000,000.5`, in the smallest unit of a token with so many decimals; or a sentence that says what to
 * do. Nothing is rounded, and a comma is never taken for a point.
 */
export function parseAmount(text: string, decimals: number): { amount: bigint } | { error: string } {
  const written = text.trim()
  if (!plain.test(written) && !grouped.test(written))
    return { error: 'Write a number such as 1000000 or 1,000,000.5, with a point before fractions.' }
  const [whole = '', fraction = ''] = written.replaceAll(/[^\d.]/g, '').split('.')
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals)
    return {
      error: decimals
        ? `The token has ${decimals} decimals: write no more than ${decimals} digits after the point.`
        : 'The token has no decimals: write a whole number.',
    }
  const amount = BigInt(whole + digits.padEnd(decimals, '0'))
  if (amount > largestNumber)
    return { error: 'That is more than a contract can count. Choose less, or fewer decimals.' }
  return { amount }
}
