/** The one page that a Safe may show in a frame, and where its manifest and icon are. */
export const safePath = '/safe'
export const manifestPath = '/safe/manifest.json'
export const iconPath = '/safe/icon.svg'

/** The page of this site that a framed load was led away from, as an address to open here; undefined where none is named. */
export function wantedPage(search: string, origin: string): string | undefined {
  const wanted = new URLSearchParams(search).get('page')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  return url.origin === origin && url.pathname !== safePath ? url.pathname + url.search : undefined
}
