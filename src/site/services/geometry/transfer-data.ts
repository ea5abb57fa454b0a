/** A token transfer as it is shown in words: `amount` in whole tokens of `decimals` decimals. */
export type Transfer = { to: string; amount: bigint; decimals: number; symbol: string }

/** The first four bytes of the hash of `transfer(address,uint256)`. */
const SELECTOR = 'a9059cbb'

/** The call data of a transfer: what it calls, and two words of 64 hexadecimal digits, to whom and how much. */
export function transferData({ to, amount, decimals }: Transfer): [selector: string, to: string, amount: string] {
  const units = (amount * 10n ** BigInt(decimals)).toString(16)
  return [`0x${SELECTOR}`, to.slice(2).toLowerCase().padStart(64, '0'), units.padStart(64, '0')]
}
