import { say } from '#wallet/locale/words.ts'
import type { Instructions, InstructionStep } from './descriptor.ts'

const create = (): InstructionStep => ({
  step: 'create',
  title: say('createWallet'),
  description: say('createWalletText'),
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
          title: say('installExtension', { wallet }),
          description: say('installExtensionText'),
        },
        create(),
        { step: 'refresh', title: say('reloadPage'), description: say('reloadPageText', { wallet }) },
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
        { step: 'install', title: say('openApp', { wallet }), description: say('openAppText') },
        create(),
        { step: 'connect', title: say('openSite', { wallet }), description: say('openSiteText', { wallet }) },
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
        { step: 'install', title: say('installDesktop', { wallet }), description: say('installDesktopText') },
        create(),
        { step: 'connect', title: say('pasteLink', { wallet }), description: say('pasteLinkText', { wallet }) },
      ]
    },
  }
}
