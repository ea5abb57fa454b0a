import { useEffect, useState } from 'react'
import transactionStyles from '#transactions/transactions.css?inline'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast.ts'
import { ConnectedWallet } from './connected-wallet.tsx'
import { pageWallet, type PageWallet } from './page-wallet.ts'
import styles from './wallet.css?inline'
import watchStyles from './watch.css?inline'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}${watchStyles}${transactionStyles}}`)
document.adoptedStyleSheets.push(sheet)

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
