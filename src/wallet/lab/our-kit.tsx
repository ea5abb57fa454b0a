import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from '#content/brand.ts'
import { listenForWallets } from '#wallet/connection/announced.ts'
import { pageWallet, type PageWallet } from '#wallet/connection/page-wallet.ts'
import { createWalletConfig } from '#wallet/connection/wallet-config.ts'
import { onSupportedChain } from '#wallet/connection/wallet-machine.ts'
import { createWalletStore } from '#wallet/connection/wallet-store.ts'
import { allWallets } from '#wallet/list/groups.ts'
import { WalletModals } from '#wallet/windows/wallet-modals.tsx'
// For its styles, which it puts into the page.
import '#wallet/windows/wallet-window.tsx'
import type { LabCase, LabKit, Result } from './lab-case.ts'
import { runCase } from './run-case.ts'
import { until } from './visit.ts'

/** Runs a case on our own window, which opens over the page; `host` is where it is drawn. */
export async function runOnOurs(one: LabCase, host: HTMLElement): Promise<Result> {
  const { wallet, page, end } = await labWallet()
  const root = createRoot(host)
  root.render(<LabWindows wallet={wallet} />)
  try {
    return await runCase(one, ourKit(wallet, page, host))
  } finally {
    root.unmount()
    end()
  }
}

/**
 * The parts a page's wallet is made of, made once more: wallets announce themselves to it alone, nobody is signed in or out, and the
 * device keeps nothing, so that the visitor's own wallet stays as it is.
 */
async function labWallet(): Promise<{ wallet: PageWallet; page: EventTarget; end: () => void }> {
  const { chain, catalogue, listing: pageListing, explorer } = await pageWallet()
  const page = new EventTarget()
  const announced = listenForWallets(page)
  const config = createWalletConfig(chain, { origin: location.origin, explorer })
  const place = { ...pageListing().place, framed: false, inSafe: false }
  const listing = () => ({ groups: catalogue.get(), announced: announced.get(), recents: [], place })
  const store = createWalletStore({
    config,
    place,
    announced,
    wallets: () => allWallets(listing()),
    passing: true,
    app: brand.name,
  })
  const end = () => {
    store.dispatch({ type: 'close' })
    store.dispatch({ type: 'disconnect' })
    announced.stop()
  }
  return { wallet: { store, config, announced, catalogue, chain, explorer, listing }, page, end }
}

/** The windows of the page's wallet, drawn from the lab's. */
function LabWindows({ wallet }: { wallet: PageWallet }) {
  const { store } = wallet
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return <WalletModals wallet={wallet} state={state} />
}

/** Our window as a visitor meets it. */
function ourKit({ store, chain }: PageWallet, page: EventTarget, host: HTMLElement): LabKit {
  const dialog = () => host.querySelector<HTMLElement>('dialog[open]') ?? undefined
  const said = () => dialog()?.querySelector<HTMLElement>('.wallet-pane, .wallet-failure, .wallet-inside, .wallet-body')
  return {
    chainId: chain.id,
    page,
    open: () => store.dispatch({ type: 'open', modal: 'connect' }),
    dialog,
    says: () => said()?.innerText ?? '',
    account() {
      const { link } = store.getState()
      return link.at === 'connected' ? link.account.address : undefined
    },
    onChain: () => onSupportedChain(store.getState()),
    async switchChain() {
      store.dispatch({ type: 'open', modal: 'chain' })
      const row = await until(() => dialog()?.querySelector<HTMLElement>('.wallet-row'))
      row?.click()
    },
    close: () => dialog()?.querySelector<HTMLElement>('.wallet-close')?.click(),
  }
}
