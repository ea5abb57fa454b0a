import type { DeepLinkRequest } from './descriptor.ts'

/** What the camera of a wallet reads: the request itself. */
export const scannedAsIs = ({ uri }: DeepLinkRequest): string | undefined => uri

/**
 * The deep links of a wallet: a request is opened in its app, whose links begin with `app`; without one, the page is opened in its
 * own browser by `browser`, where it has one.
 */
export function appLinks(app: string, browser?: (page: string) => string) {
  return ({ uri, page }: DeepLinkRequest): string | undefined =>
    uri === undefined ? browser?.(page) : `${app}/wc?uri=${encodeURIComponent(uri)}`
}

/** What all links of that app begin with. */
export const appOf = (link: string): string => link.split('/wc?')[0]!
