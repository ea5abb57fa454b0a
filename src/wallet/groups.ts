import type { Announced } from './announced.ts'
import type { Place, Wallet, WalletDescriptor } from './descriptor.ts'
import { hasExtension } from './downloads.ts'
import { monogram } from './monogram.ts'
import type { WalletGroup } from './wallets/catalogue.ts'
import { say, type WordKey } from './words.ts'

/** Wallets as they are listed under one heading; `accent`: the heading is set in the accent colour. */
export type ListedWallets = { name: string; title: string; accent?: boolean; wallets: readonly Wallet[] }

/** What the list is made of. `recents` are ids, newest first. */
export type Listing = {
  groups: readonly WalletGroup[]
  announced: readonly Announced[]
  recents: readonly string[]
  place: Place
  /** A wallet that is configured and announced stands in its configured group, not under 'Installed'. */
  configuredGroupWins?: boolean
}

const translated: Record<string, WordKey> = {
  Recommended: 'recommended',
  Other: 'other',
  Popular: 'popular',
  More: 'more',
  Others: 'others',
  Installed: 'installed',
  Recent: 'recent',
}

/** The heading of a group: translated where it is one of the known names, else as it was given. */
export function groupTitle(name: string): string {
  return Object.hasOwn(translated, name) ? say(translated[name]!) : name
}

/** Every wallet there is here, listed or not: announced ones first, then the configured ones that have not announced themselves. */
export function allWallets({ groups, announced, recents, place, configuredGroupWins }: Listing): Wallet[] {
  const configured = groups.flatMap(({ name, wallets }, index) =>
    wallets
      .filter(({ applies }) => applies?.(place) ?? true)
      .map((wallet) => ({ wallet, groupName: name, groupIndex: index + 1 })),
  )
  const found = announced.map((one) => {
    const known = configured.find(({ wallet }) => isSame(wallet, one.rdns))
    const group = configuredGroupWins && known ? known : { groupName: 'Installed', groupIndex: 0 }
    return installedWallet(one, known?.wallet, { groupName: group.groupName, groupIndex: group.groupIndex }, recents)
  })
  const others = configured
    .filter(({ wallet }) => !announced.some(({ rdns }) => isSame(wallet, rdns)))
    .map(({ wallet, ...group }) => configuredWallet(wallet, group, { place, recents }))
  return [...found, ...others]
}

/** The groups of the list: the recent wallets, which also stand in their own group, then the groups in order; empty ones are left out. */
export function listWallets(listing: Listing): ListedWallets[] {
  const wallets = allWallets(listing).filter((wallet) => isListed(wallet, listing.place))
  const recent = listing.recents.flatMap((id) => wallets.find((wallet) => isKnownAs(wallet, id)) ?? [])
  const names = [{ name: 'Installed' }, ...listing.groups].map(({ name }) => name)
  return [
    { name: 'Recent', title: groupTitle('Recent'), wallets: recent.slice(0, 3) },
    ...names.map((name) => ({
      name,
      title: groupTitle(name),
      accent: name === 'Installed',
      wallets: wallets.filter(({ groupName }) => groupName === name),
    })),
  ].filter((group) => group.wallets.length > 0)
}

type Labelled = Pick<Wallet, 'ready' | 'recent' | 'downloadUrls'>

/** What stands beside a name in a list: a wallet that can be neither reached nor, on a computer, installed here says so. */
export function listedLabel(wallet: Labelled, { mobile }: Pick<Place, 'mobile'>): string | undefined {
  if (!wallet.ready && (mobile || !hasExtension(wallet))) return say('unsupported')
  return wallet.recent ? say('recent') : undefined
}

/** Whether the wallet was remembered by that id: its own, one of its aliases, or the name it announces. */
export function isKnownAs({ id, aliases, rdns }: Pick<Wallet, 'id' | 'aliases' | 'rdns'>, name: string): boolean {
  return name === id || name === rdns || Boolean(aliases?.includes(name))
}

const isSame = ({ rdns, aliases }: WalletDescriptor, announced: string) =>
  rdns === announced || Boolean(aliases?.includes(announced))

/** On a telephone every wallet stays; on a computer those that can be reached, got as an extension, or explained. */
const isListed = (wallet: Wallet, { mobile }: Place) =>
  mobile || wallet.ready || hasExtension(wallet) || Boolean(wallet.alwaysListed)

type Group = Pick<Wallet, 'groupName' | 'groupIndex'>

function installedWallet(
  { name, icon, rdns }: Announced,
  known: WalletDescriptor | undefined,
  group: Group,
  recents: readonly string[],
): Wallet {
  const own = { background: '#ffffff', ink: '#2a45bb' }
  const wallet = {
    iconBackground: own.background,
    iconAccent: '#2a45bb' as const,
    ...known,
    ...group,
    id: known?.id ?? rdns,
    key: rdns,
    name,
    rdns,
    iconUrl: icon ?? known?.iconUrl ?? monogram({ name, ...own }),
    installed: true,
    ready: true,
  }
  return { ...wallet, recent: recents.some((id) => isKnownAs(wallet, id)) }
}

function configuredWallet(
  wallet: WalletDescriptor,
  group: Group,
  { place, recents }: { place: Place; recents: readonly string[] },
): Wallet {
  const relayed = Boolean(place.walletConnect && wallet.qrCode?.getUri)
  const opensPages = place.mobile && Boolean(wallet.mobile?.getUri?.({ page: '' }))
  return {
    ...wallet,
    ...group,
    key: wallet.id,
    installed: false,
    relayed,
    ready: wallet.ready?.(place) ?? (relayed || opensPages),
    recent: recents.some((id) => isKnownAs(wallet, id)),
  }
}
