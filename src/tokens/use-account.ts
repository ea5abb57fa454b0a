import { useEffect, useState } from 'react'
import type { PageWallet } from '#wallet/page-wallet.ts'
import { rememberedWallet } from '#wallet/remembered.ts'
import type { Account } from '#wallet/wallet-machine.ts'

/**
 * The connected account, and the wallet it belongs to. The wallet's code is loaded where one is remembered, and as soon as `wanted`:
 * who only reads the tool is spared it.
 */
export function useAccount(wanted: boolean): { account?: Account; wallet?: PageWallet } {
  const [wallet, setWallet] = useState<PageWallet>()
  const [account, setAccount] = useState<Account>()
  const [remembered] = useState(rememberedWallet)

  useEffect(() => {
    if (!wanted && !remembered) return
    let current = true
    // What keeps it away is said when it is needed, at the launch.
    import('#wallet/page-wallet.ts')
      .then(({ pageWallet }) => pageWallet())
      .then((found) => current && setWallet(found))
      .catch(() => {})
    return () => void (current = false)
  }, [wanted, remembered])

  useEffect(() => {
    if (!wallet) return
    const { store } = wallet
    const look = () => {
      const { link } = store.getState()
      setAccount(link.at === 'connected' ? link.account : undefined)
    }
    look()
    return store.subscribe(look)
  }, [wallet])

  return { account, wallet }
}
