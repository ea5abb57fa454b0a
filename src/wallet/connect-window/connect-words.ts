import type { Failure } from '#wallet/connection/failures.ts'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { hasDesktop, hasExtension, hasMobile } from '#wallet/list/downloads.ts'
import { t } from '#wallet/locale/words.ts'

/** The state of the request to a wallet. A request that the visitor refused has failed without a failure. */
export type ConnectRequest =
  /** `silent`: nothing was heard for a while. */
  | { at: 'asked'; silent?: boolean }
  | { at: 'idle' }
  | { at: 'failed'; failure?: Failure }
  /** `unopened`: the app that was to open with it did not. */
  | { at: 'scan'; uri: string; unopened?: boolean }

/** Whether the window has something to say about where the wallet comes from. */
export const canBeGot = (wallet: Wallet): boolean => hasExtension(wallet) || hasDesktop(wallet) || hasMobile(wallet)

export type ConnectWords = { title: string; text?: string; remedy?: string; action: 'retry' | 'install' | 'none' }

/** What the pane says; the live region says its title. */
export function connectWords(wallet: Wallet, request: ConnectRequest): ConnectWords {
  const name = { wallet: wallet.name }
  if (!wallet.ready) {
    if (hasExtension(wallet)) return { title: t('notInstalled', name), action: 'install' }
    const got = hasMobile(wallet) || hasDesktop(wallet)
    return { title: t('notAvailable', name), text: whyNotAvailable(wallet), action: got ? 'install' : 'none' }
  }
  if (request.at === 'scan') return { title: scanTitle(wallet), action: 'none' }
  if (request.at === 'failed') {
    const { failure } = request
    if (!failure) return { title: t('requestClosed', name), text: t('requestClosedText'), action: 'retry' }
    return {
      title: failure.message,
      remedy: failure.remedy,
      action: failure.action === 'install' ? 'install' : 'retry',
    }
  }
  if (request.at === 'asked' && request.silent)
    return { title: t('noAnswerYet', name), text: t('noAnswerYetText', name), action: 'retry' }
  if (wallet.relayed) return { title: t('connecting'), text: t('preparingCode'), action: 'none' }
  const extension = wallet.installed || hasExtension(wallet)
  if (!extension) return { title: t('connecting'), text: t('acceptInWallet'), action: 'none' }
  return { title: t('opening', name), text: t('confirmInExtension'), action: 'none' }
}

/** Why a wallet cannot be reached here, and what works instead. */
function whyNotAvailable(wallet: Wallet): string {
  const name = { wallet: wallet.name }
  if (wallet.id === 'safe') return t('openInSafe')
  if (!wallet.qrCode?.getUri) return t('appearsItself', name)
  return hasMobile(wallet) ? t('appNeedsProject', name) : t('walletConnectMissing')
}

/** 'Scan with Rainbow'; of WalletConnect, which is not a wallet: 'Scan with your phone'. */
export function scanTitle(wallet: Wallet): string {
  return wallet.id === 'walletConnect' ? t('scanWithPhone') : t('scanWith', { wallet: wallet.name })
}
