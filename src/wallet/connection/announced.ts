import type { EIP1193Provider } from 'viem'
import { t } from '#wallet/locale/words.ts'
import { cleanName } from './clean-name.ts'

/**
 * A wallet that announced itself in this page (EIP-6963). `uuid` is its alone, for as long as the page; `rdns` and `name` are what it
 * says of itself, fit to be shown; `icon` is a `data:` address or missing.
 */
export type Announced = { uuid: string; rdns: string; name: string; icon?: string; provider: EIP1193Provider }

/** The wallets announced so far, first come first: `get` answers the same list until one is added. */
export type AnnouncedWallets = {
  get: () => readonly Announced[]
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** A page, and where a wallet from before EIP-6963 has put itself. */
type WalletPage = EventTarget & { ethereum?: unknown }

/** The id of such a wallet. It says no name that could be believed. */
const unannounced = 'window.ethereum'

/**
 * Asks the wallets in this page to announce themselves, and goes on listening: extensions may come late. A wallet that only knows
 * `window.ethereum` is listed as long as no other has announced itself: with others, nobody knows whose it is.
 */
export function listenForWallets(page: WalletPage): AnnouncedWallets {
  let list: readonly Announced[] = []
  const listeners = new Set<() => void>()

  function change(next: readonly Announced[]) {
    list = next
    for (const listener of listeners) listener()
  }

  function hear(event: Event) {
    const found = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!found || list.some(({ uuid, provider }) => uuid !== unannounced && provider === found.provider)) return
    const others = list.filter(({ uuid }) => uuid !== unannounced)
    // A number that another one has given before hides nobody.
    const taken = others.some(({ uuid }) => uuid === found.uuid)
    change([...others, taken ? { ...found, uuid: `${found.uuid} ${others.length}` } : found])
  }

  function look() {
    const provider = page.ethereum as EIP1193Provider | undefined
    if (list.length > 0 || typeof provider?.request !== 'function') return
    change([
      {
        uuid: unannounced,
        rdns: unannounced,
        get name() {
          return t('browserWallet')
        },
        provider,
      },
    ])
  }

  page.addEventListener('eip6963:announceProvider', hear)
  page.addEventListener('ethereum#initialized', look)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  look()
  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      page.removeEventListener('eip6963:announceProvider', hear)
      page.removeEventListener('ethereum#initialized', look)
    },
  }
}

/** An announcement, if it has what the standard demands; an icon that would be asked for elsewhere is left out. */
function readAnnouncement(detail: unknown): Announced | undefined {
  const { info, provider } = (detail ?? {}) as { info?: Record<string, unknown>; provider?: EIP1193Provider }
  const { icon } = info ?? {}
  const [uuid, rdns, name] = ['uuid', 'rdns', 'name'].map((field) => readText(info?.[field]))
  if (!uuid || !rdns || !name || typeof provider?.request !== 'function') return undefined
  const drawn = typeof icon === 'string' && /^data:image\//i.test(icon.trim()) ? icon.trim() : undefined
  return { uuid, rdns: rdns.replaceAll(' ', ''), name, icon: drawn, provider }
}

/** Longer names, as people count letters, are cut. */
const longest = 60

const readText = (text: unknown) => (typeof text === 'string' ? cleanName(text, longest) : '')
