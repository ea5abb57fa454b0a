import { hexToBytes, keccak256, numberToHex, type Address } from 'viem'
import { sortedPlaces } from '#core/merkle/sort-bytes.ts'
import { setAmount, type Entries } from './entries.ts'

/** One of a long row of accounts that nobody has. */
export function sampleAccount(number: number): Address {
  return keccak256(numberToHex(number, { size: 32 })).slice(0, 42) as Address
}

/** That many entries in the order of their accounts: the first sample gets 1 unit, the second 2, and so on. */
export function sampleEntries(count: number): Entries {
  const given = new Uint8Array(20 * count)
  for (let number = 0; number < count; number++) given.set(hexToBytes(sampleAccount(number)), 20 * number)
  const entries = { count, accounts: new Uint8Array(20 * count), amounts: new Uint8Array(16 * count) }
  sortedPlaces(given, 20).forEach((number, place) => {
    entries.accounts.set(given.subarray(20 * number, 20 * number + 20), 20 * place)
    setAmount(entries.amounts, place, BigInt(number) + 1n)
  })
  return entries
}
