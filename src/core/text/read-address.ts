import { getAddress } from 'viem'

/** What a visitor typed where an address or a name is asked for. */
export type ReadAddress =
  /** With the checksum that proves it. */
  | { kind: 'address'; address: `0x${string}` }
  /** In letters of one size, which prove nothing: `address` has its checksum, to be compared and confirmed. */
  | { kind: 'unproven'; address: `0x${string}` }
  | { kind: 'name'; name: string }
  /** Its large and small letters do not fit: something is mistyped. */
  | { kind: 'mistyped' }
  | { kind: 'neither' }

/** Reads an address or a name as it was typed or pasted. */
export function readAddress(text: string): ReadAddress {
  const typed = text.trim()
  if (/^0x[\da-f]{40}$/i.test(typed)) {
    const digits = typed.slice(2)
    const address = getAddress(`0x${digits.toLowerCase()}`)
    if (address.slice(2) === digits) return { kind: 'address', address }
    const unproven = digits === digits.toLowerCase() || digits === digits.toUpperCase()
    return unproven ? { kind: 'unproven', address } : { kind: 'mistyped' }
  }
  return /^[^\s/@]+\.[^\s/@.]+$/.test(typed) && !typed.startsWith('0x')
    ? { kind: 'name', name: typed }
    : { kind: 'neither' }
}
