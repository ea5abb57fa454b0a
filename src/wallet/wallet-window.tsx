import { useEffect, useState } from 'react'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast.ts'
import { ConnectedWallet } from './connected-wallet.tsx'
import { pageWallet, type PageWallet } from './page-wallet.ts'

/** Opens the connect window; what hinders it is said. To be called within the press that wants it. */
export function openConnect(): void {
  pageWallet().then(({ store }) => store.dispatch({ type: 'open', modal: 'connect' }), sayUnreachable)
}

/** The wallet of the page: in the bar once it is connected, and its windows. */
export function WalletWindow() {
  const [wallet, setWallet] = useState<PageWallet>()

  useEffect(() => {
    pageWallet().then(setWallet, () => delete document.documentElement.dataset.wallet)
  }, [])

  return wallet && <ConnectedWallet wallet={wallet} />
}

function sayUnreachable() {
  toast({ id: 'wallet', state: 'failed', title: unreachable })
}
