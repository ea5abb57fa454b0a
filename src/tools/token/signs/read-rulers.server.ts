import { getAddress, numberToHex, type Address, type Hex } from 'viem'
import type { ChainView } from '#tools/token/simulate/simulate-view.server.ts'
import type { RoleHolder } from './read-manager.server.ts'
import { roleHolders } from './read-roles.server.ts'
import type { AccountKind, Ruler } from './read-signs.server.ts'

/** Words of storage in which an account that rules may be: also one that an owner who was given up has left behind. */
const storageWords = 12

type Given = { owner: Ruler | undefined; hasRoles: boolean }

/** The owner, who holds a role, and accounts in the first words of storage. */
export async function rulersOf(view: ChainView, token: Address, { owner, hasRoles }: Given): Promise<Ruler[]> {
  const holders = hasRoles ? await roleHolders(view, token) : []
  const words = await Promise.all(
    Array.from({ length: storageWords }, (_, slot) => storageAt(view, token, numberToHex(slot))),
  )
  const found = [
    ...holders.map((address) => ({ address, by: 'a role' })),
    ...words.flatMap((word, slot) =>
      addressesIn(word).map((address) => ({ address, by: `slot ${slot} of its storage` })),
    ),
  ].filter(({ address }) => address !== owner?.address)
  const once = found.filter(({ address }, at) => found.findIndex((other) => other.address === address) === at)
  const stored = await Promise.all(once.map(async (one) => ({ ...one, is: await whatIs(view, one.address) })))
  // A contract in storage is a market or a router more often than a ruler.
  const keys = stored.filter(({ is, by }) => by === 'a role' || is === 'key' || is === 'key with code').slice(0, 4)
  return [...(owner && owner.is !== 'nobody' ? [owner] : []), ...keys]
}

const key = ({ account, delay }: RoleHolder) => `${account}/${delay}`

/** Accounts with a role of the manager: each once for each delay, those that need not wait first. */
export async function managersOf(
  view: ChainView,
  { manager, managed }: { manager: Address | undefined; managed: readonly RoleHolder[] },
): Promise<Ruler[]> {
  const once = managed.filter((one, at) => managed.findIndex((other) => key(other) === key(one)) === at)
  const rulers = await Promise.all(
    once.map(async ({ account, delay }) => ({
      address: account,
      is: await whatIs(view, account),
      by: 'a role of its manager',
      manager: manager!,
      ...(delay > 0 && { delay }),
    })),
  )
  return rulers.toSorted((one, other) => (one.delay ?? 0) - (other.delay ?? 0))
}

/** What an account is, by its code and its address. */
export async function whatIs(view: ChainView, account: Address): Promise<AccountKind> {
  if (/^0x0{36}(?:0000|dead|0001)$/i.test(account)) return 'nobody'
  const code = await codeOf(view, account)
  if (code === '0x') return 'key'
  return /^0xef0100/i.test(code) ? 'key with code' : 'contract'
}

/** The code at an address. */
export const codeOf = async (view: ChainView, address: Address) =>
  (await view.node('eth_getCode', address, view.block)) as Hex

/** A word of storage. */
export const storageAt = async (view: ChainView, address: Address, slot: Hex) =>
  BigInt((await view.node('eth_getStorageAt', address, slot, view.block)) as Hex)

/** The address a word of storage may hold, alone or beside up to four flags of one byte; a small number is none. */
export function addressesIn(word: bigint): Address[] {
  return [0n, 8n, 16n].flatMap((shift) => {
    const before = word & ((1n << shift) - 1n)
    const found = (word >> shift) & ((1n << 160n) - 1n)
    const isPlace = word >> (shift + 160n) < 1n << 32n && (shift === 0n || before <= 257n)
    return isPlace && found >= 1n << 128n ? [getAddress(numberToHex(found, { size: 20 }))] : []
  })
}
