import type { Address, Hex } from 'viem'
import { decodeAbiParameters, getAddress } from 'viem/utils'

/** Something an account can own: the chain's currency, a token, or an item of a collection. */
export type Asset =
  | { kind: 'native' }
  | { kind: 'token'; address: Address }
  | { kind: 'item'; address: Address; id: bigint }

/** How much of an asset an account gains, or with a minus loses, in its smallest unit. Never 0. */
export type AssetChange = { asset: Asset; amount: bigint }

/** What a spender may take from now on: an amount, one item, or every item; `amount` 0 and `allowed` false end it. */
export type PermissionChange = { address: Address; spender: Address } & (
  | { kind: 'amount'; amount: bigint }
  | { kind: 'item'; id: bigint; allowed: boolean }
  | { kind: 'all'; allowed: boolean }
)

/** Who gets or loses a power over a contract: its ownership, or one of its roles, by the hash the contract knows it by. */
export type RightChange = { address: Address; account: Address } & (
  | { kind: 'owner' }
  | { kind: 'role'; role: Hex; given: boolean }
)

/** The part of a log that is read here. */
export type LogLike = { address: string; topics: readonly string[]; data: string }

/** Under this address nodes report moves of the chain's currency while they simulate. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Whether a simulation has reported moves of the currency: not every node does. */
export function tellsNative(logs: readonly LogLike[]): boolean {
  return logs.some(({ address }) => same(address, nativeAddress))
}

/** The events of the token standards, by their first topic. */
export const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  ownershipTransferred: '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0',
  roleGranted: '0x2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d',
  roleRevoked: '0xf6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b',
} as const satisfies Record<string, Hex>

/** What an account gains and loses by these logs, summed for each asset, in the order of their first appearance. */
export function assetChanges(logs: readonly LogLike[], account: string): AssetChange[] {
  const sums = new Map<string, AssetChange>()
  for (const { asset, from, to, amount } of logs.flatMap(movesOf)) {
    const key = JSON.stringify(asset, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    const sum = sums.get(key) ?? { asset, amount: 0n }
    if (same(from, account)) sum.amount -= amount
    if (same(to, account)) sum.amount += amount
    sums.set(key, sum)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

/** What an account allows others by these logs, the last word for each of them. */
export function permissionChanges(logs: readonly LogLike[], account: string): PermissionChange[] {
  const last = new Map<string, PermissionChange>()
  for (const log of logs) {
    const [first, owner, spender, id] = log.topics
    if (!owner || !spender || !same(addressIn(owner), account)) continue
    const parties = { address: getAddress(log.address), spender: addressIn(spender) }
    const key = `${parties.address} ${id ?? parties.spender} ${first}`
    const allowed = !/^0x0*$/.test(first === topics.approval ? spender : log.data)
    if (first === topics.approvalForAll) last.set(key, { ...parties, kind: 'all', allowed })
    else if (first === topics.approval && id) last.set(key, { ...parties, kind: 'item', id: BigInt(id), allowed })
    else if (first === topics.approval) last.set(key, { ...parties, kind: 'amount', amount: numberIn(log.data) })
  }
  return [...last.values()]
}

/** Who has which power over a contract after these logs, the last word for each. */
export function rightChanges(logs: readonly LogLike[]): RightChange[] {
  const last = new Map<string, RightChange>()
  for (const { address: emitter, topics: all } of logs) {
    const [first, one, two] = all
    const address = getAddress(emitter)
    if (first === topics.ownershipTransferred && two)
      last.set(`${address} owner`, { kind: 'owner', address, account: addressIn(two) })
    if ((first === topics.roleGranted || first === topics.roleRevoked) && one && two) {
      const account = addressIn(two)
      const given = first === topics.roleGranted
      last.set(`${address} ${one} ${account}`, { kind: 'role', address, account, role: one as Hex, given })
    }
  }
  return [...last.values()]
}

/** What is created for accounts other than the signer: moves from nobody. */
export function createdFor(logs: readonly LogLike[], signer: Address): { asset: Asset; to: Address; amount: bigint }[] {
  return logs
    .flatMap(movesOf)
    .filter(({ from, to }) => /^0x0+$/.test(from) && !same(to, signer))
    .map(({ asset, to, amount }) => ({ asset, to, amount }))
}

type Move = { asset: Asset; from: Address; to: Address; amount: bigint }

/** What a log says has moved. One that is not as the standards have it says nothing. */
function movesOf({ address: emitter, topics: [first, ...indexed], data }: LogLike): Move[] {
  try {
    if (first === topics.transfer) return [moveOf(emitter, indexed, data)]
    if (first !== topics.transferSingle && first !== topics.transferBatch) return []
    const address = getAddress(emitter)
    const [from, to] = [addressIn(indexed[1]!), addressIn(indexed[2]!)]
    const list =
      first === topics.transferSingle
        ? [{ type: 'uint256' }, { type: 'uint256' }]
        : [{ type: 'uint256[]' }, { type: 'uint256[]' }]
    const [ids, amounts] = decodeAbiParameters(list, data as Hex).map((part) => [part].flat() as bigint[])
    return ids!.map((id, at) => ({ asset: { kind: 'item', address, id }, from, to, amount: amounts![at]! }))
  } catch {
    return []
  }
}

function moveOf(emitter: string, [from, to, id]: readonly string[], data: string): Move {
  const address = getAddress(emitter)
  const parties = { from: addressIn(from!), to: addressIn(to!) }
  if (id) return { ...parties, asset: { kind: 'item', address, id: BigInt(id) }, amount: 1n }
  const asset: Asset = same(emitter, nativeAddress) ? { kind: 'native' } : { kind: 'token', address }
  return { ...parties, asset, amount: numberIn(data) }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function addressIn(topic: string): Address {
  return getAddress(`0x${topic.slice(-40)}`)
}

function numberIn(data: string): bigint {
  if (data.length < 66) throw new RangeError('A log without its number.')
  return BigInt(data.slice(0, 66))
}
