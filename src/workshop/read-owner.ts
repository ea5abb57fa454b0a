import { getAddress } from 'viem/utils'

const zero = /^0x0{40}$/

/** The address, or a sentence. Large and small letters, where there are both, have to prove it. */
export function readOwner(text: string): string {
  if (!/^0x[\da-f]{40}$/i.test(text)) return 'This is no address: 0x and forty digits from 0 to f.'
  if (zero.test(text)) return 'Nobody has the address of zeros: what is locked for it is lost.'
  const digits = text.slice(2)
  const address = `0x${digits.toLowerCase()}` as const
  // Proving takes most of the time of a long list.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return address
  return getAddress(address).slice(2) === digits ? text : 'Its large and small letters do not fit: a digit is mistyped.'
}
