import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  maxUint256,
  numberToHex,
  type Address,
  type Hex,
} from 'viem'
import type { ChainView } from './simulate-view.server.ts'

/** Where OpenZeppelin's upgradeable tokens keep balances, and behind it allowances (ERC-7201). */
const namespaced = 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00n

/** Slots in which balances and allowances are looked for. */
const slots = [...Array.from({ length: 60 }, (_, slot) => BigInt(slot)), namespaced, namespaced + 1n]

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

/** Places of what one account allows another: mappings of mappings. */
const placesOfBoth = (owner: Address, spender: Address, slot: bigint): Hex[] =>
  placesOf(owner, slot).map((inner, order) => {
    const [who, where] = [{ type: 'address' as const }, { type: 'bytes32' as const }]
    return keccak256(
      order === 0
        ? encodeAbiParameters([who, where], [spender, inner])
        : encodeAbiParameters([where, who], [inner, spender]),
    )
  })

/** Large enough to tell from what a token rounds, and small enough for any. */
const amountAt = (at: number) => 10n ** 12n + BigInt(at) * 10n ** 6n

/** Finds where a token keeps balances, by writing a different one to every place; undefined when it is nowhere we look. */
export async function findBalances(
  view: ChainView,
  token: Address,
  account: Address,
): Promise<WriteBalance | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const found = await findPlace(view, { token, data, places: (slot) => placesOf(account, slot) })
  return found && ((of, amount) => ({ [placesOf(of, found.slot)[found.order]!]: wordOf(amount) }))
}

/** Writes what an owner allows a spender, without a limit, into the storage of the token. */
export type WriteAllowance = (owner: Address, spender: Address) => Record<Hex, Hex>

/** Finds where a token keeps allowances, as `findBalances` does balances. */
export async function findAllowances(
  view: ChainView,
  token: Address,
  { owner, spender }: { owner: Address; spender: Address },
): Promise<WriteAllowance | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
  const found = await findPlace(view, { token, data, places: (slot) => placesOfBoth(owner, spender, slot) })
  return found && ((of, by) => ({ [placesOfBoth(of, by, found.slot)[found.order]!]: wordOf(maxUint256) }))
}

const wordOf = (amount: bigint) => numberToHex(amount, { size: 32 })

type Asked = { token: Address; data: Hex; places: (slot: bigint) => Hex[] }

async function findPlace(view: ChainView, { token, data, places }: Asked) {
  const all = slots.flatMap(places)
  const stateDiff = Object.fromEntries(all.map((place, at) => [place, wordOf(amountAt(at))]))
  const { ok, data: answer } = await view.call({ to: token, data, overrides: { [token]: { stateDiff } } })
  if (!ok || answer.length !== 66) return undefined
  const found = all.findIndex((_, at) => amountAt(at) === BigInt(answer))
  return found < 0 ? undefined : { slot: slots[Math.floor(found / 2)]!, order: found % 2 }
}
