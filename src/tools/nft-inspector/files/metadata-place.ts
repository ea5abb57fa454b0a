import { visibleText } from '#core/text/visible-text.ts'
import type { FileFacts } from '#tools/nft-inspector/report/report.ts'

/** Where a file of metadata is, and the address it is read from; without one it is not asked, and `why` says why. */
export type MetadataPlace = { place: FileFacts['place']; url?: string; why?: string }

const noGateway =
  'Not asked: this site has no gateway to IPFS (IPFS_GATEWAY). The address names the content itself, so any gateway shows the same.'

/** Reads an address of metadata or of a picture. `gateway` is the origin of a gateway to IPFS, if there is one. */
export function metadataPlace(address: string, gateway: string | undefined): MetadataPlace {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.trim())?.[1]?.toLowerCase()
  switch (scheme) {
    case 'data':
      return { place: 'chain' }
    case 'ipfs':
    case 'ipns':
      return throughGateway(scheme, address, gateway)
    case 'ar':
      return {
        place: 'arweave',
        why: 'Not checked: Arweave is read only through other companies. Files there are permanent.',
      }
    case 'https':
    case 'http':
      return { place: scheme, url: address.trim() }
    default:
      return { place: 'other', why: 'Not checked: wallets and markets cannot read this address.' }
  }
}

function throughGateway(scheme: 'ipfs' | 'ipns', address: string, gateway: string | undefined): MetadataPlace {
  const path = address
    .trim()
    .slice(`${scheme}://`.length)
    .replace(/^ipfs\//, '')
  const [root = ''] = path.split(/[/?#]/)
  const isRoot = scheme === 'ipfs' ? /^[a-zA-Z\d]{46,128}$/.test(root) : /^[\w.-]{1,253}$/.test(root)
  if (!isRoot) return { place: scheme, why: 'Not checked: the part after the scheme is not a content identifier.' }
  if (!gateway) return { place: scheme, why: noGateway }
  const base = `${gateway}/${scheme}/${root}`
  const url = new URL(`${gateway}/${scheme}/${path}`)
  // Dots in the path must not lead to another part of the gateway.
  const inside = url.href === base || url.href.startsWith(`${base}/`)
  return inside
    ? { place: scheme, url: url.href }
    : { place: scheme, why: 'Not checked: its path leads outside the content.' }
}

/** Characters of an address that are shown; of one that holds the content itself, its beginning. */
const longest = 160
const longestData = 48

/** The beginning of an address as text that can be shown. */
export function shownAddress(address: string): string {
  const most = /^data:/i.test(address) ? longestData : longest
  const text = visibleText(address.slice(0, most))
  return address.length > most ? `${text}…` : text
}
