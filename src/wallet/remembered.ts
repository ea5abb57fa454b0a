/** The inline script of every page starts the wallet's code when this entry is there. */
const entry = 'intaglio.wallet.remembered'

/** The id of the wallet that is connected again when a page is loaded; undefined: none. */
export function rememberedWallet(): string | undefined {
  try {
    return localStorage.getItem(entry) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the wallet for the next page. */
export function rememberWallet(id: string): void {
  try {
    localStorage.setItem(entry, id)
  } catch {
    // A browser that keeps nothing connects anew on every page.
  }
}

/** The next page begins without a wallet. */
export function forgetWallet(): void {
  try {
    localStorage.removeItem(entry)
  } catch {
    // Nothing was kept.
  }
}
