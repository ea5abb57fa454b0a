import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import type { Account } from '#wallet/connection/wallet-state.ts'

/** Whether it is an account of the embedded chain alone, whose ether is worth nothing: it is marked wherever it is shown. */
export const isDemo = ({ walletId }: Account): boolean => walletId === 'demo' || walletId === 'passkey'

/** The sentence that marks such an account. */
export const demoMarkOf = ({ walletId }: Account) => (walletId === 'passkey' ? 'passkeyMark' : 'demoMark')

/** Whether the demo wallet is connected. */
export function demoConnected({ store }: PageWallet): boolean {
  const { link } = store.getState()
  return link.at === 'connected' && isDemo(link.account)
}
