import { colours } from '#content/colours.ts'
import type { DownloadUrls, WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, desktopInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'
import { walletPicture } from './picture.ts'

/** The addresses of shops, each made of what the shop knows the wallet by. */
const shops = {
  ios: (id) => `https://apps.apple.com/app/id${id}`,
  android: (id) => `https://play.google.com/store/apps/details?id=${id}`,
  chrome: (id) => `https://chromewebstore.google.com/detail/${id}`,
  firefox: (id) => `https://addons.mozilla.org/firefox/addon/${id}/`,
  edge: (id) => `https://microsoftedge.microsoft.com/addons/detail/${id}`,
  opera: (id) => `https://addons.opera.com/extensions/details/${id}/`,
} satisfies DownloadUrls | Record<string, (id: string) => string>

/**
 * What a row may say after `id | name |`, each as `word=value`, without spaces:
 * - `rdns`, `alias`: what it announces itself by, and a name it had before;
 * - `link`: what its app is opened with for a request, up to and with `uri=`; `raw`: on Android the system asks in which app;
 *   `unscanned`: it takes no request over WalletConnect;
 * - `opens`: what opens a page in its own browser, with `{page}`, `{origin}` or `{address}` (without its protocol);
 * - `ios`, `android`, `chrome`, `firefox`, `edge`, `opera`: what shops know it by;
 * - `get`, `extension`, `desktop`, `help`: pages of its maker;
 * - `colour`; `always`: it is listed also where it can be neither reached nor got.
 */
const words =
  'rdns alias link raw unscanned opens ios android chrome firefox edge opera get extension desktop help colour always'

type Given = { [word: string]: string | undefined }

/** The wallets of a table, a line each. Throws where a line says what nobody reads. */
export function walletRows(table: string): readonly WalletDescriptor[] {
  return table.trim().split('\n').map(walletRow)
}

function walletRow(line: string): WalletDescriptor {
  const [id, name, rest = ''] = line.split('|').map((part) => part.trim()) as [string, string, string?]
  const given: Given = Object.fromEntries(
    rest.split(' ').flatMap((pair) => {
      const [word] = pair.split('=', 1) as [string]
      if (word && !words.split(' ').includes(word)) throw new Error(`No row says ${word}, as that of ${name} does`)
      return word ? [[word, pair.slice(word.length + 1)]] : []
    }),
  )
  const downloadUrls = downloadsOf(given)
  const colour = (given.colour ?? colours.ink.day) as `#${string}`
  const { rdns, alias, link, opens } = given
  const relayed = given.unscanned === undefined
  const learnMore = given.help ?? Object.values(downloadUrls)[0] ?? ''
  const { ios, android, mobile, chrome, firefox, edge, opera, browserExtension, desktop } = downloadUrls
  return {
    id,
    name,
    ...(name.endsWith(' Wallet') && { shortName: name.slice(0, -' Wallet'.length) }),
    iconUrl: walletPicture(id, name),
    iconBackground: colour,
    iconAccent: colour,
    ...(rdns && { rdns }),
    ...(alias && { aliases: [alias] }),
    ...(given.always !== undefined && { alwaysListed: true }),
    downloadUrls,
    qrCode: {
      ...(relayed && { getUri: scannedAsIs }),
      ...((ios ?? android ?? mobile) && { instructions: appInstructions(name, learnMore) }),
    },
    extension: {
      ...((chrome ?? firefox ?? edge ?? opera ?? browserExtension) && {
        instructions: extensionInstructions(name, learnMore),
      }),
    },
    desktop: { ...(desktop && { instructions: desktopInstructions(name, learnMore) }) },
    ...((relayed || opens) && { mobile: appLinks({ link, opens, raw: given.raw !== undefined, unscanned: !relayed }) }),
  }
}

function downloadsOf({ get, extension, desktop, ...ids }: Given): DownloadUrls {
  const inShops = Object.entries(shops).flatMap(([shop, address]) => (ids[shop] ? [[shop, address(ids[shop])]] : []))
  return {
    ...Object.fromEntries(inShops),
    ...(get && { mobile: get, qrCode: get }),
    ...(extension && { browserExtension: extension }),
    ...(desktop && { desktop }),
  }
}
