import type { DeepLinkRequest, WalletDescriptor } from './descriptor.ts'

/** What the camera of a wallet reads: the request itself. */
export const scannedAsIs = ({ uri }: DeepLinkRequest): string | undefined => uri

type AppLinks = { link?: string; opens?: string; raw?: boolean; unscanned?: boolean }

/**
 * What opens the app of a wallet. A request is opened by `link`, which ends in `uri=`; on Android by itself where `raw` says so or no
 * link is known, and the system asks in which app. Without a request the page is opened in the wallet's own browser, by `opens`.
 */
export function appLinks({ link, opens, raw, unscanned }: AppLinks): NonNullable<WalletDescriptor['mobile']> {
  return {
    ...(link && { app: appOf(link) }),
    getUri({ uri, page, android }) {
      if (uri === undefined) return opens && filledIn(opens, page)
      if (unscanned) return undefined
      if (android && (raw || !link)) return uri
      return link && link + encodeURIComponent(uri)
    },
  }
}

/** What all links of an app begin with, as WalletConnect keeps it to open later requests: it puts `/wc` behind. */
function appOf(link: string): string {
  const begin = link.slice(0, link.lastIndexOf('wc?uri='))
  return begin.startsWith('https:') ? begin.replace(/\/$/, '') : begin
}

const filledIn = (template: string, page: string) =>
  template
    .replace('{page}', () => encodeURIComponent(page))
    .replace('{origin}', () => encodeURIComponent(/^https?:\/\/[^/]+/.exec(page)?.[0] ?? ''))
    .replace('{address}', () => page.replace(/^https?:\/\//, ''))
