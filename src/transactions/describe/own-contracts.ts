import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import type { Acquaintance } from './look-alike.ts'

/** A contract that the visitor has made here, whose code on the chain was found to be the one that was shown. */
type OwnContract = { chainId: number; address: Address; name: string }

const entry = `${brandKey}.own-contracts`

/** How many are kept; the oldest goes first. */
const most = 50

/** What was made in this browser on a chain, the newest first. */
export function ownContracts(chainId: number): Acquaintance[] {
  return kept().flatMap((one) => (one.chainId === chainId ? [{ address: one.address, name: one.name }] : []))
}

/** Keeps a contract whose code was compared. */
export function rememberOwnContract(made: OwnContract): void {
  const others = kept().filter((one) => one.chainId !== made.chainId || one.address !== made.address)
  try {
    localStorage.setItem(entry, JSON.stringify([made, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing warns of it as of any other.
  }
}

function kept(): OwnContract[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(read) ? read.filter(isOwnContract) : []
  } catch {
    return []
  }
}

function isOwnContract(value: unknown): value is OwnContract {
  const { chainId, address, name } = (value ?? {}) as Record<keyof OwnContract, unknown>
  return Number.isSafeInteger(chainId) && /^0x[\da-fA-F]{40}$/.test(String(address)) && typeof name === 'string'
}
