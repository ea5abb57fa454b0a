import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'

/** The code a contract has on a chain, and where in it the constructor wrote values: in bytes; zero in `code`. */
export type Runtime = { code: string; immutables: readonly { start: number; length: number }[] }

/** What tells a code: its length in bytes, and its keccak256 with zeros where the constructor writes. */
export type CodeHash = { bytes: number; hash: string; immutables: Runtime['immutables'] }

/** Whether the code found at an address has this hash. */
export const hasHash = ({ bytes, hash, immutables }: CodeHash, found: Hex): boolean =>
  found.length === 2 + bytes * 2 && keccak256(masked(found, immutables) as Hex) === hash

/** Whether the code found at an address is this one. What the constructor wrote is not compared. */
export function isRuntime({ code, immutables }: Runtime, found: Hex): boolean {
  return found.length === code.length && masked(found, immutables) === masked(code, immutables)
}

function masked(code: string, places: Runtime['immutables']): string {
  return places.reduce((before, { start, length }) => {
    const [from, to] = [2 + start * 2, 2 + (start + length) * 2]
    return before.slice(0, from) + '0'.repeat(to - from) + before.slice(to)
  }, code.toLowerCase())
}

/** What the compiler notes at the end of a code, in hex without 0x: CBOR with its own length in the last two bytes. Empty: nothing fits. */
export function metadataOf(code: string): string {
  const length = (Number.parseInt(code.slice(-4), 16) + 2) * 2
  const found = length <= 2 * 128 && length < code.length - 2 ? code.slice(-length) : ''
  // A map whose first key is that of the hash of the sources.
  return /^a\d64(?:69706673|736f6c63)/i.test(found) ? found : ''
}
