import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'

/** The entry of the browser's storage that holds them. */
const key = `${brandKey}.locks.tokens`

/** How many are kept. */
const most = 6

/** The tokens that were looked at last, the newest first. */
export function recentTokens(): Address[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => /^0x[\da-f]{40}$/i.test(String(one))).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a token at the head of the list. */
export function rememberToken(token: Address): void {
  try {
    const others = recentTokens().filter((one) => one.toLowerCase() !== token.toLowerCase())
    localStorage.setItem(key, JSON.stringify([token, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing has no list.
  }
}
