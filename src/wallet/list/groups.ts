import { colours } from '#content/colours.ts'
import type { Announced } from '#wallet/connection/announced.ts'
import { t, type WordKey } from '#wallet/locale/words.ts'
import type { WalletGroup } from '#wallet/wallets/catalogue.ts'
import type { Place, Wallet, WalletDescriptor } from './descriptor.ts'
import { hasExtension } from './downloads.ts'
import { monogram } from './monogram.ts'

/** Wallets as they are listed under one heading; `accent`: the heading is set in the accent colour. */
export type ListedWallets = { name: string; title: string; accent?: boolean; wallets: readonly Wallet[] }

/** What the list is made of. `recents` are ids, newest first. */
export type Listing = {
  groups: readonly WalletGroup[]
  announced: readonly Announced[]
  recents: readonly string[]
  place: Place
  /** A configured wallet that is also announced is in its configured group, not under 'Installed'. */
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
  return Object.hasOwn(translated, name) ? t(translated[name]!) : name
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
  // Of a wallet without a known identity its own extension is no other one.
  const imitable = others.filter(({ rdns, groupName }) => rdns || groupName !== behind)
  return [...toldApart(found, imitable), ...others]
}

/** The group of wallets that are shown only to those who look for one. */
const behind = 'Others'

/** What of the list is looked at: `all` wallets, or those that have `named` in their names. */
export type Looking = { all?: boolean; named?: string }

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** Wallets that announced themselves, each that could be mistaken for another one here with what tells it apart. */
function toldApart(found: readonly Wallet[], others: readonly Wallet[]): Wallet[] {
  return found.map((wallet) => {
    const { rdns = '', name } = wallet
    const isAlike = (other: Wallet) => other.rdns === rdns || folded(other.name) === folded(name)
    if (![...found, ...others].some((other) => other !== wallet && isAlike(other))) return wallet
    const same = found.filter((other) => other.rdns === rdns && folded(other.name) === folded(name))
    const place = same.length > 1 ? `${same.indexOf(wallet) + 1}/${same.length}` : undefined
    return { ...wallet, likeness: [rdns, place].filter(Boolean).join(' · ') }
  })
}

/**
 * The groups of the list: the recent wallets, which are also in their own group, then the groups in order; empty ones are left out. A
 * name is looked for among all wallets, listed here or not.
 */
export function listWallets(listing: Listing, { all = false, named = '' }: Looking = {}): ListedWallets[] {
  const text = searchable(named)
  const shown = allWallets(listing).filter((wallet) =>
    text ? searchable(wallet.name).includes(text) : all || isListed(wallet, listing.place),
  )
  const recent = new Set(listing.recents.flatMap((id) => shown.filter((wallet) => isKnownAs(wallet, id))))
  const names = [{ name: 'Installed' }, ...listing.groups].map(({ name }) => name)
  return [
    { name: 'Recent', title: groupTitle('Recent'), wallets: [...recent].slice(0, 3) },
    ...names
      .filter((name) => all || text || name !== behind)
      .map((name) => ({
        name,
        title: groupTitle(name),
        accent: name === 'Installed',
        wallets: shown.filter(({ groupName }) => groupName === name),
      })),
  ].filter((group) => group.wallets.length > 0)
}

/** A name as it is looked for: without accents, marks and the size of letters. */
function searchable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

type Labelled = Pick<Wallet, 'ready' | 'recent' | 'downloadUrls' | 'likeness'>

/** The note beside a name in a list: for a wallet that can be neither reached nor, on a computer, installed here. */
export function listedLabel(wallet: Labelled, { mobile }: Pick<Place, 'mobile'>): string | undefined {
  if (!wallet.ready && (mobile || !hasExtension(wallet))) return t('unsupported')
  return [wallet.likeness, wallet.recent && t('recent')].filter(Boolean).join(' · ') || undefined
}

type Known = Pick<Wallet, 'id' | 'aliases' | 'rdns' | 'name' | 'installed'>

/** The key of the Safe in whose window this page is. A Safe that is reached over WalletConnect has its id alone. */
export const safeKey = 'safe in its window'

/**
 * What a wallet is remembered as. An announced one by all it says of itself: never by an id of ours, which has no space in it, and not
 * by its number, which is another one on each page.
 */
export function knownAs({ id, rdns, name, installed }: Omit<Known, 'aliases'>): string {
  return installed ? `${rdns} ${name}` : id
}

/** Whether the wallet was remembered as that: one of ours also by an alias, or by what it had announced before it was gone. */
export function isKnownAs(wallet: Known, name: string): boolean {
  const { rdns, aliases, installed } = wallet
  if (name === knownAs(wallet)) return true
  return !installed && (Boolean(aliases?.includes(name)) || Boolean(rdns && name.startsWith(`${rdns} `)))
}

const isSame = ({ rdns, aliases }: WalletDescriptor, announced: string) =>
  rdns === announced || (/\./.test(announced) && Boolean(aliases?.includes(announced)))

/** On a telephone every wallet stays; on a computer those that can be reached, got as an extension, or explained. */
const isListed = (wallet: Wallet, { mobile }: Place) =>
  mobile || wallet.ready || hasExtension(wallet) || Boolean(wallet.alwaysListed)

/** The id of an announced wallet that none of ours is: no rdns makes it one. */
const announcedId = (rdns: string) => `announced ${rdns}`

/** What an announced wallet is asked by in this page. */
export const announcedKey = (uuid: string): string => `announced ${uuid}`

type Group = Pick<Wallet, 'groupName' | 'groupIndex'>

function installedWallet(
  { uuid, name, icon, rdns }: Announced,
  known: WalletDescriptor | undefined,
  group: Group,
  recents: readonly string[],
): Wallet {
  const own = { background: '#ffffff', ink: colours.ink.day }
  const wallet = {
    iconBackground: own.background,
    iconAccent: colours.ink.day,
    ...known,
    ...group,
    id: known?.id ?? announcedId(rdns),
    key: announcedKey(uuid),
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
  const isHere = wallet.id === 'safe' && place.inSafe === true
  const relayed = Boolean(!isHere && place.walletConnect && wallet.qrCode?.getUri)
  const opensPages = place.mobile && Boolean(wallet.mobile?.getUri?.({ page: '' }))
  return {
    ...wallet,
    ...group,
    key: isHere ? safeKey : wallet.id,
    installed: false,
    relayed,
    ready: isHere || (wallet.ready?.(place) ?? (relayed || opensPages)),
    recent: recents.some((id) => isKnownAs({ ...wallet, installed: false }, id)),
  }
}
