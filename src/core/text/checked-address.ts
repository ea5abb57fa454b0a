import { getAddress, type Address } from 'viem'

/**
 * The address, if it is `0x`, 40 hexadecimal digits and a matching EIP-55 checksum; undefined for anything else, also for one in
 * small letters: a mistyped digit would pass unseen.
 */
export function checkedAddress(text: unknown): Address | undefined {
  if (typeof text !== 'string' || !/^0x[\da-fA-F]{40}$/.test(text)) return undefined
  return getAddress(text) === text ? text : undefined
}
