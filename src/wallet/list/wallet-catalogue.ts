import { walletGroups, type WalletGroup } from '#wallet/wallets/catalogue.ts'
import { setUpWallets } from './wallet-setup.ts'

/** The configured wallets, group by group: those of the list, and all others once `load` has brought them. `get` answers the same until then. */
export type WalletCatalogue = {
  get: () => readonly WalletGroup[]
  subscribe: (listener: () => void) => () => void
  /** Rejects where the others cannot be loaded; then the next call tries again. */
  load: () => Promise<void>
}

type Settings = { projectId?: string }

/** The catalogue of a page. Few look for a wallet that is not listed: the others come when they are asked for. */
export function walletCatalogue(
  settings: Settings,
  loadOthers = async () => (await import('#wallet/wallets/further.ts')).furtherWallets,
): WalletCatalogue {
  let groups = setUpWallets(walletGroups, settings)
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  async function load() {
    groups = setUpWallets([...walletGroups, await loadOthers()], settings)
    for (const listener of listeners) listener()
  }

  return {
    get: () => groups,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
