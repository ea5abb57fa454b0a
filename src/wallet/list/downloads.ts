import type { DownloadUrls, Wallet } from './descriptor.ts'

type Downloadable = { downloadUrls?: DownloadUrls }

/** Whether a wallet can be got as a browser extension. */
export function hasExtension({ downloadUrls = {} }: Downloadable): boolean {
  const { chrome, edge, firefox, opera, safari, browserExtension } = downloadUrls
  return Boolean(chrome ?? edge ?? firefox ?? opera ?? safari ?? browserExtension)
}

/** Whether a wallet can be got as a program for this computer. */
export function hasDesktop({ downloadUrls = {} }: Downloadable): boolean {
  const { macos, windows, linux, desktop } = downloadUrls
  return Boolean(macos ?? windows ?? linux ?? desktop)
}

/** Whether a wallet can be got on a telephone. */
export function hasMobile({ downloadUrls = {} }: Downloadable): boolean {
  const { android, ios, mobile, qrCode } = downloadUrls
  return Boolean(android ?? ios ?? mobile ?? qrCode)
}

/** Where this telephone gets the wallet's app from; undefined: nowhere. */
export function appUrl({ downloadUrls = {} }: Downloadable, { userAgent }: { userAgent: string }): string | undefined {
  const { android, ios, mobile } = downloadUrls
  const [own, other] = /android/i.test(userAgent) ? [android, ios] : [ios, android]
  return mobile ?? own ?? other
}

/** Browsers that have a shop of their own, or take another's. */
export type Browser = 'arc' | 'brave' | 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** Where this browser gets the wallet's extension from; undefined: nowhere. */
export function extensionUrl({ downloadUrls = {} }: Downloadable, browser: Browser): string | undefined {
  const { chrome, edge, firefox, opera, safari, browserExtension } = downloadUrls
  const own = {
    arc: chrome,
    brave: chrome,
    chrome,
    edge: edge ?? chrome,
    firefox,
    opera: opera ?? chrome,
    safari,
    other: undefined,
  }[browser]
  return own ?? browserExtension
}

/** At most five wallets to get on a computer, three on a telephone: those that can be got there, in the order of the list. */
export function walletsToGet<wallet extends Pick<Wallet, 'downloadUrls'>>(
  wallets: readonly wallet[],
  { mobile }: { mobile: boolean },
): wallet[] {
  const fits = (wallet: wallet) => {
    const { android, ios, mobile: either, qrCode } = wallet.downloadUrls ?? {}
    if (mobile) return Boolean(android ?? ios ?? either)
    return hasExtension(wallet) || hasDesktop(wallet) || Boolean(qrCode)
  }
  return wallets.filter((wallet) => fits(wallet)).slice(0, mobile ? 3 : 5)
}
