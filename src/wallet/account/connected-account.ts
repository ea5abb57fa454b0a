import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { statusOf } from '#wallet/connection/wallet-machine.ts'
import type { Account } from '#wallet/connection/wallet-state.ts'

/**
 * The connected account. Where there is none, the connect window opens first; undefined when the visitor has closed it, when an
 * account is only watched, or when `signal` ends the wait.
 */
export function connectedAccount({ store }: PageWallet, signal: AbortSignal): Promise<Account | undefined> {
  return new Promise((resolve) => {
    let asked = false
    let opened = false
    const done = (account?: Account) => {
      end()
      resolve(account)
    }
    const look = () => {
      const state = store.getState()
      const status = statusOf(state)
      if (state.link.at === 'connected' && status === 'connected') return done(state.link.account)
      // An earlier wallet is being asked again, or the server has not said yet who is signed in.
      if (status === 'loading') return
      if (state.modal === 'connect') opened = true
      else if (opened || (status !== 'disconnected' && status !== 'unauthenticated')) done()
      else if (!asked) {
        asked = true
        // The button of the bar brings its windows along, which nobody has loaded before the first press.
        document.getElementById('connect-wallet')?.click()
      }
    }
    const unsubscribe = store.subscribe(look)
    const stop = () => done()
    const end = () => {
      unsubscribe()
      signal.removeEventListener('abort', stop)
    }
    signal.addEventListener('abort', stop)
    look()
  })
}
