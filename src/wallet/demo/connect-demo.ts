import { send } from '#core/http/send.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { statusOf } from '#wallet/connection/wallet-machine.ts'
import { allWallets } from '#wallet/list/groups.ts'
import { fetchMessage, verifySignature } from '#wallet/session/sign-in-calls.ts'
import { demoAccount, keepDemoConnected } from './demo-wallet-key.ts'

/** The demo wallet as it is listed here; undefined where the chain is not the one that comes with the product. */
const demoOf = ({ listing }: PageWallet) => allWallets(listing()).find(({ id }) => id === 'demo')

/** Whether this site has a demo wallet. */
export const hasDemo = (wallet: PageWallet): boolean => demoOf(wallet) !== undefined

/**
 * Connects the demo wallet and signs it in, for a press that names it: its account is made here and is worth nothing, so nothing is
 * asked. Where a wallet is connected already, that one stays. Rejects when the server does not answer.
 */
export async function connectDemo(wallet: PageWallet, signal: AbortSignal): Promise<void> {
  const { store, chain } = wallet
  const demo = demoOf(wallet)
  if (!demo || statusOf(store.getState()) !== 'disconnected') return
  const { address, signMessage } = demoAccount()
  keepDemoConnected(true)
  const [, message] = await Promise.all([
    send('POST', '/api/demo/fund', { body: { address } }),
    fetchMessage({ address, chainId: chain.id }, signal),
  ])
  await verifySignature({ message, signature: await signMessage({ message }) }, signal)
  await new Promise<void>((resolve) => {
    const look = () => {
      const { link } = store.getState()
      if (link.at === 'connecting' || statusOf(store.getState()) === 'loading') return
      end()
      resolve()
    }
    const end = store.subscribe(look)
    store.dispatch({ type: 'connect', walletId: demo.key })
  })
  // Brings what the bar shows of a connected wallet, which opens no window any more.
  document.getElementById('connect-wallet')?.click()
}
