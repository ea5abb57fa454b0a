import type { Address, Hash } from 'viem'

/** A token that a wallet was asked to create, kept before the wallet is asked: no reload and no closed tab loses its trace. */
export type Launch = {
  /** The hash of what is sent: the same token of the same account has the same one. */
  id: Hash
  chainId: number
  from: Address
  /** Transactions of the account before it was asked: the address of the contract follows from it. */
  nonce: number
  /** The draft, with every account filled in. */
  query: string
  /** Milliseconds since 1970. */
  askedAt: number
  /** Known once the wallet has sent it. */
  hash?: Hash
  /** Known once it was seen on the chain. */
  address?: Address
}

/** The key under which they are kept on the device. */
const entry = 'intaglio.tokens'

/** How many are kept; the oldest goes first. */
const most = 20

const listeners = new Set<() => void>()
let text: string | null | undefined
let list: readonly Launch[] = []
let memory = false

/** Every launch of this browser, newest first; the same array until something changes. */
export function launches(): readonly Launch[] {
  if (memory) return list
  const stored = storage()?.getItem(entry) ?? null
  if (stored !== text) {
    text = stored
    list = readLaunches(stored)
  }
  return list
}

/** Calls back after every change, also one made in another tab. Answers what ends it. */
export function watchLaunches(listener: () => void): () => void {
  const heard = (event: StorageEvent) => (event.key === entry || event.key === null) && listener()
  listeners.add(listener)
  globalThis.addEventListener?.('storage', heard)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener?.('storage', heard)
  }
}

/** Which launch is meant: one token can be launched twice. */
export type LaunchKey = Pick<Launch, 'id' | 'nonce'>

const isSame = (one: LaunchKey, other: LaunchKey) => one.id === other.id && one.nonce === other.nonce

/** Keeps a launch. */
export function keepLaunch(launch: Launch): void {
  write([launch, ...launches().filter((other) => !isSame(other, launch))].slice(0, most))
}

/** Adds to what is known of a launch. */
export function knowOfLaunch(key: LaunchKey, more: Pick<Launch, 'hash' | 'address'>): void {
  write(launches().map((launch) => (isSame(launch, key) ? { ...launch, ...more } : launch)))
}

/** Forgets a launch. What is on the chain stays there. */
export function forgetLaunch(key: LaunchKey): void {
  write(launches().filter((launch) => !isSame(launch, key)))
}

function write(next: readonly Launch[]): void {
  list = next
  try {
    const kept = JSON.stringify(next)
    storage()!.setItem(entry, kept)
    text = kept
  } catch {
    // Where nothing may be kept it lasts as long as the page.
    memory = true
  }
  for (const listener of listeners) listener()
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** What was stored, without anything that is no launch. */
export function readLaunches(stored: string | null): readonly Launch[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter(isLaunch).slice(0, most) : []
  } catch {
    return []
  }
}

const isHex = (value: unknown, digits: number) =>
  typeof value === 'string' && new RegExp(`^0x[\\da-fA-F]{${digits}}$`).test(value)

function isLaunch(value: unknown): value is Launch {
  if (typeof value !== 'object' || value === null) return false
  const { id, chainId, from, nonce, query, askedAt, hash, address } = value as Record<keyof Launch, unknown>
  return (
    isHex(id, 64) &&
    isHex(from, 40) &&
    [chainId, nonce, askedAt].every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    typeof query === 'string' &&
    (hash === undefined || isHex(hash, 64)) &&
    (address === undefined || isHex(address, 40))
  )
}
