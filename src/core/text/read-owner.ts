import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

const zero = /^0x0{40}$/

/** The address, or a sentence. Large and small letters, where there are both, have to prove it. */
export function readOwner(text: string): string {
  if (!/^0x[\da-f]{40}$/i.test(text)) return 'This is not an address: 0x and forty digits from 0 to f.'
  if (zero.test(text)) return 'The zero address belongs to no account. Tokens locked for it are lost.'
  const digits = text.slice(2)
  const address = `0x${digits.toLowerCase()}` as const
  // Proving takes most of the time of a long list.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return address
  return getAddress(address).slice(2) === digits ? text : 'The checksum does not match: a digit is mistyped.'
}

/** Whether an address is written in letters of one size, which prove nothing. */
export function isUnproven(text: string): boolean {
  const digits = text.slice(2)
  return /[a-f]/i.test(digits) && (digits === digits.toLowerCase() || digits === digits.toUpperCase())
}

/** The address with its checksum, where it was typed without one and has to be compared; undefined otherwise. */
export function checksummed(text: string): Address | undefined {
  return /^0x[\da-f]{40}$/i.test(text) && isUnproven(text) ? getAddress(`0x${text.slice(2).toLowerCase()}`) : undefined
}
