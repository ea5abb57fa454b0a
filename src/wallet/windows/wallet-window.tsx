import { useEffect, useState } from 'react'
import { unreachable } from '#core/unreachable.ts'
import transactionStyles from '#transactions/signing/transactions.css?inline'
import { toast } from '#ui/toast/toast.ts'
import { pageWallet, type PageWallet } from '#wallet/connection/page-wallet.ts'
import watchStyles from '#wallet/watched/watch.css?inline'
import { ConnectedWallet } from './connected-wallet.tsx'
import styles from './wallet.css?inline'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}${watchStyles}${transactionStyles}}`)
document.adoptedStyleSheets.push(sheet)

export { pageWallet }

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
