import { brandKey } from '#content/brand-key.ts'

const entry = `${brandKey}.wallet.recent`
const most = 3

/** The ids of the wallets that were connected lately: at most three, newest first. */
export function recentWallets(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a wallet that has just been connected first. */
export function addRecentWallet(id: string): void {
  try {
    const ids = [id, ...recentWallets().filter((other) => other !== id)].slice(0, most)
    localStorage.setItem(entry, JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing shows no wallet as recent.
  }
}
