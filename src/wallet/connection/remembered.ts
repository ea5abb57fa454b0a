import { brandKey } from '#content/brand-key.ts'
import { readAddress } from '#core/text/read-address.ts'

/** The inline script of every page starts the wallet's code when this entry is there. */
const entry = `${brandKey}.wallet.remembered`

/** A wallet as it is known (`knownAs`), and the account it was connected with, which tells two apart that say the same of themselves. */
export type Remembered = { wallet: string; account?: string }

/** What is connected again when a page is loaded; undefined: nothing. */
export function rememberedWallet(): Remembered | undefined {
  const [wallet, account] = kept()?.split('\n') ?? []
  return wallet ? { wallet, account } : undefined
}

function kept(): string | undefined {
  try {
    return localStorage.getItem(entry) ?? undefined
  } catch {
    return undefined
  }
}

const watching = 'watch:'

/** The address that the next page looks at again, where an address is remembered instead of a wallet. */
export function rememberedWatch(): `0x${string}` | undefined {
  const entered = kept()
  const read = entered?.startsWith(watching) ? readAddress(entered.slice(watching.length)) : undefined
  return read?.kind === 'address' ? read.address : undefined
}

/** Keeps a watched address for the next page, in the place of a wallet. */
export function rememberWatch(address: string): void {
  rememberWallet({ wallet: watching + address })
}

/** Keeps the wallet for the next page. */
export function rememberWallet({ wallet, account }: Remembered): void {
  try {
    localStorage.setItem(entry, account ? `${wallet}\n${account}` : wallet)
  } catch {
    // A browser that keeps nothing connects anew on every page.
  }
}

/** Calls back when another tab forgets the wallet: it was disconnected there. */
export function watchForgotten(forgotten: () => void): void {
  addEventListener('storage', ({ key, newValue }) => key === entry && newValue === null && forgotten())
}

/** The next page begins without a wallet. */
export function forgetWallet(): void {
  try {
    localStorage.removeItem(entry)
  } catch {
    // Nothing was kept.
  }
}
