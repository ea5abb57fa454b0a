import { bytesToHex, getAddress, type Address } from 'viem'

/** What a list promises: accounts of 20 bytes and amounts of 16, in the token's smallest unit, each one after the other. */
export type Entries = { count: number; accounts: Uint8Array; amounts: Uint8Array }

/** The most an amount may be: what a campaign's ledger holds. */
export const mostAmount = 2n ** 128n - 1n

/** The account of an entry, with its checksum. */
export function accountAt({ accounts }: Entries, place: number): Address {
  return getAddress(bytesToHex(accounts.subarray(20 * place, 20 * place + 20)))
}

/** The amount of an entry. */
export function amountAt({ amounts }: Entries, place: number): bigint {
  const view = viewOf(amounts)
  return (view.getBigUint64(16 * place) << 64n) | view.getBigUint64(16 * place + 8)
}

/** Writes an amount as the 16 bytes of an entry. */
export function setAmount(amounts: Uint8Array, place: number, amount: bigint): void {
  const view = viewOf(amounts)
  view.setBigUint64(16 * place, amount >> 64n)
  view.setBigUint64(16 * place + 8, BigInt.asUintN(64, amount))
}

/** The sum of all amounts. */
export function totalOf(entries: Entries): bigint {
  let sum = 0n
  for (let place = 0; place < entries.count; place++) sum += amountAt(entries, place)
  return sum
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
