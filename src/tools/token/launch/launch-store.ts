import { brandKey } from '#content/brand-key.ts'
import type { Address, Hash } from 'viem'
import { isCount, isHex } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'

/**
 * A token that a wallet was asked to create: a plan of one step. It is kept before the wallet is asked, so no reload and no closed tab
 * loses its trace, and after it is done, as one of the tokens of this browser.
 */
export type Launch = Plan & {
  /** The hash of what is sent: the same token of the same account has the same one. */
  id: Hash
  /** Transactions of the account before it was asked: the address of the contract follows from it. */
  nonce: number
  /** The draft, with every account filled in. */
  query: string
  /** Known once it was seen on the chain. */
  address?: Address
  /**
   * Through the launcher, with a pool: where the token will be, and what is asked of the launcher. `takes`: what it has to be allowed
   * to take before, in smallest units of a quote token.
   */
  pool?: { token: Address; dataHash: Hash; value: string; takes?: { token: Address; amount: string } }
}

/** A launch as it is kept. Without a hash its wallet was asked, and the answer is not known. */
type Stored = Pick<Launch, 'id' | 'chainId' | 'from' | 'nonce' | 'query' | 'address' | 'pool'> & {
  askedAt: number
  hash?: Hash
}

/** The key under which they are kept on the device. */
const entry = `${brandKey}.tokens`

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

/** Whether both are the same launch: one token can be launched twice. */
export const isSame = (one: Launch, other: Launch): boolean => one.id === other.id && one.madeAt === other.madeAt

/** Keeps a launch from the moment its wallet is asked, and forgets it when the wallet has said no. */
export function keepLaunch(launch: Launch): void {
  if (launch.asked === undefined && !launch.sent?.[0]) return forgetLaunch(launch)
  const kept = launches()
  if (kept.some((one) => isSame(one, launch))) return write(kept.map((one) => (isSame(one, launch) ? launch : one)))
  // Asked for again before the account has sent anything else, it takes the place of the first request.
  const others = kept.filter(({ id, nonce }) => id !== launch.id || nonce !== launch.nonce)
  write([launch, ...others].slice(0, most))
}

/** Forgets a launch. What is on the chain stays there. */
export function forgetLaunch(launch: Launch): void {
  write(launches().filter((one) => !isSame(one, launch)))
}

function write(next: readonly Launch[]): void {
  list = next
  try {
    const kept = textOf(next)
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

/** Launches as text. */
export function textOf(kept: readonly Launch[]): string {
  const stored = kept.map(({ id, chainId, from, nonce, query, address, pool, madeAt, sent }): Stored => {
    return { id, chainId, from, nonce, query, address, pool, askedAt: madeAt, hash: sent?.[0] }
  })
  return JSON.stringify(stored)
}

/** What was stored, without anything that is no launch. */
export function readLaunches(stored: string | null): readonly Launch[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter(isStored).map(launchOf).slice(0, most) : []
  } catch {
    return []
  }
}

function launchOf({ askedAt, hash, ...launch }: Stored): Launch {
  // Earlier versions kept the hash as the wallet had answered it, capital letters included.
  const known = hash ? { sent: { 0: hash.toLowerCase() as Hash } } : { asked: 0 }
  return { ...launch, madeAt: askedAt, ...known }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  const { id, chainId, from, nonce, query, askedAt, hash, address, pool } = value as Record<keyof Stored, unknown>
  return (
    isHex(id, 64) &&
    isHex(from, 40) &&
    [chainId, nonce, askedAt].every(isCount) &&
    typeof query === 'string' &&
    (hash === undefined || isHex(hash, 64)) &&
    (address === undefined || isHex(address, 40)) &&
    (pool === undefined || isPool(pool))
  )
}

function isPool(value: unknown): boolean {
  const { token, dataHash, value: sent, takes } = (value ?? {}) as Record<keyof NonNullable<Launch['pool']>, unknown>
  return isHex(token, 40) && isHex(dataHash, 64) && isNumber(sent) && (takes === undefined || isTaken(takes))
}

const isNumber = (value: unknown): boolean => typeof value === 'string' && /^\d{1,78}$/.test(value)

function isTaken(value: unknown): boolean {
  const { token, amount } = (value ?? {}) as { token?: unknown; amount?: unknown }
  return isHex(token, 40) && isNumber(amount)
}
