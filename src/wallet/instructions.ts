import type { Instructions } from './descriptor.ts'

const create = {
  step: 'create',
  title: 'Create or import a wallet',
  description: 'Write the secret phrase on paper and keep it to yourself. Nobody who helps you needs it.',
} as const

/** How an extension is installed, up to the page that has to be loaded again to see it. */
export function extensionInstructions(name: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    steps: [
      {
        step: 'install',
        title: `Install the ${name} extension`,
        description: 'Pin it to the bar of your browser, where you reach it with one click.',
      },
      create,
      {
        step: 'refresh',
        title: 'Load this page again',
        description: `This page sees ${name} once it is loaded anew.`,
      },
    ],
  }
}

/** How an app is installed whose own browser opens this site. */
export function appInstructions(name: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    steps: [
      { step: 'install', title: `Open the ${name} app`, description: 'Put it on your home screen to find it quickly.' },
      create,
      {
        step: 'connect',
        title: `Open this site in ${name}`,
        description: `Type the address of this site into the browser of ${name}, then connect there.`,
      },
    ],
  }
}
