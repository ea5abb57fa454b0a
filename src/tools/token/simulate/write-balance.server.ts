import { encodeAbiParameters, encodeFunctionData, erc20Abi, keccak256, numberToHex, type Address, type Hex } from 'viem'
import type { ChainView } from './simulate-view.server.ts'

/** Where OpenZeppelin's upgradeable tokens keep balances (ERC-7201). */
const namespaced = 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00n

/** Slots in which balances are looked for. */
const slots = [...Array.from({ length: 60 }, (_, slot) => BigInt(slot)), namespaced]

/** Writes the balance of an account of a token, in its smallest unit, into the storage of the token. */
export type WriteBalance = (account: Address, amount: bigint) => Record<Hex, Hex>

/** Places of one account's balance: mappings are written the other way round by Vyper. */
const placesOf = (account: Address, slot: bigint): Hex[] => {
  const [who, where] = [{ type: 'address' as const }, { type: 'uint256' as const }]
  return [
    keccak256(encodeAbiParameters([who, where], [account, slot])),
    keccak256(encodeAbiParameters([where, who], [slot, account])),
  ]
}

/** Large enough to tell from what a token rounds, and small enough for any. */
const amountAt = (at: number) => 10n ** 12n + BigInt(at) * 10n ** 6n

/** Finds where a token keeps balances, by writing a different one to every place; undefined when it is nowhere we look. */
export async function findBalances(
  view: ChainView,
  token: Address,
  account: Address,
): Promise<WriteBalance | undefined> {
  const places = slots.flatMap((slot) => placesOf(account, slot))
  const stateDiff = Object.fromEntries(places.map((place, at) => [place, numberToHex(amountAt(at), { size: 32 })]))
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const { ok, data: answer } = await view.call({ to: token, data, overrides: { [token]: { stateDiff } } })
  if (!ok || answer.length !== 66) return undefined
  const found = places.findIndex((_, at) => amountAt(at) === BigInt(answer))
  if (found < 0) return undefined
  const [slot, order] = [slots[Math.floor(found / 2)]!, found % 2]
  return (of, amount) => ({ [placesOf(of, slot)[order]!]: numberToHex(amount, { size: 32 }) })
}
