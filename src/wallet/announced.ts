import type { EIP1193Provider } from 'viem'

/** A wallet that announced itself in this page (EIP-6963). `icon` is a `data:` address or missing. */
export type Announced = { uuid: string; rdns: string; name: string; icon?: string; provider: EIP1193Provider }

/** The wallets announced so far, first come first: `get` answers the same list until one is added. */
export type AnnouncedWallets = {
  get: () => readonly Announced[]
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** Asks the wallets in this page to announce themselves, and goes on listening: extensions may come late. */
export function listenForWallets(page: EventTarget): AnnouncedWallets {
  let list: readonly Announced[] = []
  const listeners = new Set<() => void>()

  function hear(event: Event) {
    const found = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!found || list.some(({ uuid, rdns }) => uuid === found.uuid || rdns === found.rdns)) return
    list = [...list, found]
    for (const listener of listeners) listener()
  }

  page.addEventListener('eip6963:announceProvider', hear)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => page.removeEventListener('eip6963:announceProvider', hear),
  }
}

/** An announcement, if it has what the standard demands; an icon that would be asked for elsewhere is left out. */
function readAnnouncement(detail: unknown): Announced | undefined {
  const { info, provider } = (detail ?? {}) as { info?: Record<string, unknown>; provider?: EIP1193Provider }
  const { uuid, rdns, name, icon } = info ?? {}
  const named = [uuid, rdns, name].every((text) => typeof text === 'string' && text.trim() !== '')
  if (!named || typeof provider?.request !== 'function') return undefined
  const drawn = typeof icon === 'string' && /^data:image\//i.test(icon.trim()) ? icon.trim() : undefined
  return {
    uuid: uuid as string,
    rdns: rdns as string,
    name: (name as string).trim().slice(0, 60),
    icon: drawn,
    provider,
  }
}
