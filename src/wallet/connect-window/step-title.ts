import { t } from '#wallet/locale/words.ts'
import type { ConnectStep, Layout } from './connect-step.ts'
import { scanTitle, type ConnectRequest } from './connect-words.ts'
import { appOpened } from './mobile-connect-pane.tsx'

/** The title of a step, in the words of its layout; undefined where what the step shows has a heading of its own. */
export function stepTitle({ step, wallet }: ConnectStep, request: ConnectRequest, view: Layout): string | undefined {
  const { layout } = view
  const name = wallet?.name ?? ''
  switch (step) {
    case 'NONE':
      return t(layout === 'wide' ? 'whatIsAWallet' : 'connectTitle')
    case 'LEARN_COMPACT':
      return t('whatIsAWallet')
    case 'GET':
      return t('getAWallet')
    case 'DOWNLOAD_OPTIONS':
      return t('getStartedShort')
    case 'DOWNLOAD':
      return t('installWallet', { wallet: name })
    case 'CONNECT':
      // On a telephone the request is opened in the app of the wallet; only what has no app there is scanned.
      if (view.layout === 'mobile' && wallet && appOpened(wallet, request, view)) return undefined
      return wallet && request.at === 'scan' ? scanTitle(wallet) : undefined
    default:
      return t('getStarted', { wallet: layout === 'wide' ? name : (wallet?.shortName ?? name) })
  }
}
