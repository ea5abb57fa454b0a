import { readAddress } from './read-address.ts'

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

const watching = 'watch:'

/** The address that the next page looks at again, where an address is remembered instead of a wallet. */
export function rememberedWatch(): `0x${string}` | undefined {
  const entered = rememberedWallet()
  const read = entered?.startsWith(watching) ? readAddress(entered.slice(watching.length)) : undefined
  return read?.kind === 'address' ? read.address : undefined
}

/** Keeps a watched address for the next page, in the place of a wallet. */
export function rememberWatch(address: string): void {
  rememberWallet(watching + address)
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
