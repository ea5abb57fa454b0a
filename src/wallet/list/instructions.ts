import { t } from '#wallet/locale/words.ts'
import type { Instructions, InstructionStep } from './descriptor.ts'

const create = (): InstructionStep => ({
  step: 'create',
  title: t('createWallet'),
  description: t('createWalletText'),
})

/** How an extension is installed, up to the page that has to be loaded again to see it. */
export function extensionInstructions(wallet: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    // Said when they are shown: the language is chosen after the list of wallets is there.
    get steps(): InstructionStep[] {
      return [
        {
          step: 'install',
          title: t('installExtension', { wallet }),
          description: t('installExtensionText'),
        },
        create(),
        { step: 'refresh', title: t('reloadPage'), description: t('reloadPageText', { wallet }) },
      ]
    },
  }
}

/** How an app is installed whose own browser opens this site. */
export function appInstructions(wallet: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    get steps(): InstructionStep[] {
      return [
        { step: 'install', title: t('openApp', { wallet }), description: t('openAppText') },
        create(),
        { step: 'connect', title: t('openSite', { wallet }), description: t('openSiteText', { wallet }) },
      ]
    },
  }
}

/** How an app for the computer is installed, which takes the link of a request. */
export function desktopInstructions(wallet: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    get steps(): InstructionStep[] {
      return [
        { step: 'install', title: t('installDesktop', { wallet }), description: t('installDesktopText') },
        create(),
        { step: 'connect', title: t('pasteLink', { wallet }), description: t('pasteLinkText', { wallet }) },
      ]
    },
  }
}
