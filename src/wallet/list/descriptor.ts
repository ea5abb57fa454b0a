/** One step of getting a wallet. `refresh` is the last one of an extension: the page must be loaded again to see it. */
export type InstructionStep = {
  step: 'install' | 'create' | 'scan' | 'connect' | 'refresh'
  title: string
  description: string
}

/** How one way of getting a wallet goes, in order; `learnMoreUrl` is a page of the wallet's maker. */
export type Instructions = { learnMoreUrl: string; steps: readonly InstructionStep[] }

/** Where a wallet is got from, at its maker or in a shop its maker names. `qrCode` is what a telephone opens. */
export type DownloadUrls = {
  [
    place in
      | 'android'
      | 'ios'
      | 'mobile'
      | 'qrCode'
      | 'chrome'
      | 'edge'
      | 'firefox'
      | 'opera'
      | 'safari'
      | 'browserExtension'
      | 'macos'
      | 'windows'
      | 'linux'
      | 'desktop'
  ]?: string
}

/** What a deep link is made from: the page that asks, the WalletConnect URI where there is one, and whether the telephone runs Android. */
export type DeepLinkRequest = { page: string; uri?: string; android?: boolean }

/** Where the page runs, as far as it decides which wallets can be reached. */
export type Place = {
  chainId: number
  /** The demo wallet is offered: only on the embedded chain. */
  demoWallet: boolean
  /** The page is in a frame of another one, as in the Safe app. */
  framed: boolean
  /** The frame is the window of a Safe, which has said so. */
  inSafe?: boolean
  /** By the operating system (Android, iOS, iPadOS), not by the width of the window. */
  mobile: boolean
  /** Of telephones: one that runs Android. */
  android?: boolean
  /** WalletConnect has a project: wallets on other devices can be reached. */
  walletConnect?: boolean
}

/** A wallet as a row or a file in `wallets/` declares it. `wallet-setup.ts` checks it, `groups.ts` makes a `Wallet` of it. */
export type WalletDescriptor = {
  id: string
  name: string
  /** For narrow places; without it `name` is used. */
  shortName?: string
  /** A `data:` or own-origin address; nothing is requested from elsewhere. */
  iconUrl: string | (() => Promise<string>)
  iconBackground: string
  /** Six or three hex digits after `#`. */
  iconAccent: `#${string}`
  /** The name it announces itself by (EIP-6963). */
  rdns?: string
  /** Other ids it was known by: a remembered one still finds it. */
  aliases?: readonly string[]
  /** False: skipped, as if it were not in the list. */
  applies?: (place: Place) => boolean
  /** Whether it can be reached without having announced itself. Without it: on a telephone, by `mobile.getUri`. */
  ready?: (place: Place) => boolean
  /** It is listed on a computer although it can neither be reached nor got there: its pane says why. */
  alwaysListed?: boolean
  downloadUrls?: DownloadUrls
  /** `getUri`: what its camera reads to connect over WalletConnect; without it, it cannot. */
  qrCode?: { instructions?: Instructions; getUri?: (request: DeepLinkRequest) => string | undefined }
  extension?: { instructions?: Instructions }
  desktop?: { instructions?: Instructions; getUri?: (request: DeepLinkRequest) => string }
  /** With a `uri` the request is opened in its app; without one the page is opened in its own browser, where it has one. */
  mobile?: {
    getUri?: (request: DeepLinkRequest) => string | undefined
    /** What links of its app begin with: a request after the first one is opened there too. */
    app?: string
  }
}

/**
 * A wallet as the lists show it. `key` is its alone in this page, and what it is asked by; `id` says which configured wallet it is, or
 * says that it is.
 */
export type Wallet = Omit<WalletDescriptor, 'ready' | 'applies'> & {
  key: string
  /** It announced itself in this page. */
  installed: boolean
  /** Another one here gives the same name or identity: what tells this one apart. */
  likeness?: string
  /** It is reached over WalletConnect: on another device, or in an app of this one. */
  relayed?: boolean
  /** Choosing it starts a connection. */
  ready: boolean
  /** It was connected lately: carries the label 'Recent'. */
  recent: boolean
  /** The name as configured; `groupTitle` of groups.ts translates it. */
  groupName: string
  /** The order of the groups; 'Installed' is 0. */
  groupIndex: number
}
