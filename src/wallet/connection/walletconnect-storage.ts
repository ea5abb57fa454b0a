import { brandKey } from '#content/brand-key.ts'

/** Where a session of WalletConnect is kept on the device, entry by entry, while there is one. */
const entryOf = (key: string) => `${brandKey}.walletconnect.${key}`
const prefix = entryOf('')
/** Where WalletConnect keeps the app that requests are opened in; it reads the entry by this name. */
const choice = 'WALLETCONNECT_DEEPLINK_CHOICE'

const memory = new Map<string, unknown>()
let kept = hasWalletConnectSession()
if (kept) for (const key of storedKeys()) memory.set(key, read(key))

/** Whether an earlier page left a session, without loading the code that would use it. */
export function hasWalletConnectSession(): boolean {
  const key = storedKeys().find((each) => each.endsWith('//session'))
  const sessions = key && read(key)
  return Array.isArray(sessions) && sessions.length > 0
}

/**
 * The storage WalletConnect is given. It holds everything for this page; on the device it holds something only between
 * `keepWalletConnect` and `dropWalletConnect`, so that a request nobody answered leaves no keys behind.
 */
export const walletConnectStorage = {
  getKeys: async (): Promise<string[]> => [...memory.keys()],
  getEntries: async <value>(): Promise<[string, value][]> => [...memory] as [string, value][],
  getItem: async <value>(key: string): Promise<value | undefined> => memory.get(key) as value | undefined,
  setItem: async (key: string, value: unknown): Promise<void> => {
    memory.set(key, value)
    if (kept) write(key, value)
  },
  removeItem: async (key: string): Promise<void> => {
    memory.delete(key)
    if (kept) erase(entryOf(key))
  },
}

/** A session is there: from now on the device holds what the next page needs. */
export function keepWalletConnect(): void {
  kept = true
  for (const [key, value] of memory) write(key, value)
}

/** The session has ended: the device holds nothing of it any more. */
export function dropWalletConnect(): void {
  kept = false
  for (const key of storedKeys()) erase(entryOf(key))
  erase(choice)
}

/** Keeps the app that a request was opened in, so that later requests open it too. `href` begins its links. */
export function keepDeepLinkChoice(app: { href: string; name: string }): void {
  store(choice, JSON.stringify(app))
}

/** A request was given up: the app it was opened in is forgotten, unless a session came of it. */
export function dropDeepLinkChoice(): void {
  if (!kept) erase(choice)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    return []
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(entryOf(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const write = (key: string, value: unknown) => store(entryOf(key), JSON.stringify(value))

function store(entry: string, text: string): void {
  try {
    localStorage.setItem(entry, text)
  } catch {
    // A browser that keeps nothing connects anew on every page.
  }
}

function erase(entry: string): void {
  try {
    localStorage.removeItem(entry)
  } catch {
    // Nothing was kept.
  }
}
