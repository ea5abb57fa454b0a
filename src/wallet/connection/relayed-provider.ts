import { numberToHex, type EIP1193Provider } from 'viem'
import type { WalletConnect, WalletConnectSettings } from './walletconnect-session.ts'
import {
  dropDeepLinkChoice,
  dropWalletConnect,
  hasWalletConnectSession,
  keepWalletConnect,
} from './walletconnect-storage.ts'

type Listener = (value: never) => void
type Asked = { method: string; params?: readonly unknown[] }

const load = () => import('./walletconnect-session.ts')
const events = ['accountsChanged', 'chainChanged', 'disconnect'] as const

/** How long the relay has to take a request, in milliseconds. */
const timeoutMs = 10_000

/** The one WalletConnect of the page, which wallet waits for an answer through it, and which one has the session. */
let opened: Promise<WalletConnect> | undefined
let asking: object | undefined
let holder: object | undefined

/** A request to connect, which any wallet may take: its address as soon as the relay has it, and the session that comes of it. */
type OpenRequest = { uri?: string; session: Promise<WalletConnect> }

/** The one request that waits for a wallet, and who is told when it changes. */
let waiting: OpenRequest | undefined
const watchers = new Set<() => void>()

/**
 * A wallet on another device, or in an app of this one, as a provider (EIP-1193). WalletConnect is loaded when the wallet is asked to
 * connect, or when an earlier page left a session; `onUri` gets each request to be scanned or opened. The last wallet that was
 * asked has the session: there is one at a time.
 */
export function relayedProvider(settings: WalletConnectSettings, onUri: (uri: string) => void): EIP1193Provider {
  const listeners = new Map<string, Set<Listener>>(events.map((event) => [event, new Set()]))
  const hears = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  let heard = false

  async function walletConnect(): Promise<WalletConnect> {
    const library = await openLibrary(settings)
    if (heard) return library
    heard = true
    for (const event of events)
      library.on(event, (value: unknown) => {
        if (holder !== provider) return
        if (event === 'disconnect') void end(library)
        hears(event, value)
      })
    return library
  }

  async function connect() {
    asking = provider
    holder = undefined
    const wanted = waiting ?? openRequest(settings)
    const tellUri = () => {
      if (!wanted.uri || asking !== provider) return
      watchers.delete(tellUri)
      onUri(wanted.uri)
    }
    watchers.add(tellUri)
    tellUri()
    try {
      const library = await wanted.session
      if (asking !== provider) throw new Error('Another wallet was asked')
      await walletConnect()
      holder = provider
      keepWalletConnect()
      return library.accounts
    } catch (error) {
      if (asking === provider) asking = undefined
      throw error
    } finally {
      watchers.delete(tellUri)
    }
  }

  async function accounts() {
    if (holder !== provider && !hasWalletConnectSession()) return []
    const library = await walletConnect()
    if (!holder && !asking && library.session) holder = provider
    return holder === provider ? library.accounts : []
  }

  async function request({ method, params }: Asked): Promise<unknown> {
    if (method === 'eth_requestAccounts') return connect()
    if (method === 'eth_accounts') return accounts()
    if (holder !== provider) {
      if (method === 'eth_chainId') return numberToHex(settings.chainId)
      throw Object.assign(new Error('The wallet is not connected'), { code: 4100 })
    }
    const library = await walletConnect()
    if (method === 'eth_chainId') return numberToHex(library.chainId)
    if (method === 'wallet_revokePermissions') return end(library)
    return library.request({ method, params: params as unknown[] })
  }

  const provider = {
    request,
    on: (event: string, listener: Listener) => void listeners.get(event)?.add(listener),
    removeListener: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  }
  return provider as unknown as EIP1193Provider
}

/** The library, loaded once. */
function openLibrary(settings: WalletConnectSettings): Promise<WalletConnect> {
  opened ??= load()
    .then(({ openWalletConnect }) => openWalletConnect(settings))
    .catch((error: unknown) => {
      opened = undefined
      throw error
    })
  return opened
}

/** Leaves a request at the relay, until a wallet answers it or nobody wants it any more. */
function openRequest(settings: WalletConnectSettings): OpenRequest {
  const request: OpenRequest = {
    session: leaveAtRelay(settings, (uri) => {
      request.uri = uri
      tell()
    }),
  }
  waiting = request
  request.session
    .catch(() => {})
    .finally(() => {
      if (waiting === request) waiting = undefined
      tell()
    })
  return request
}

async function leaveAtRelay(settings: WalletConnectSettings, onUri: (uri: string) => void): Promise<WalletConnect> {
  const library = await openLibrary(settings)
  if (library.session) await end(library)
  library.once('display_uri', onUri)
  await Promise.race([library.connect(), relayIsAway(library)])
  return library
}

function tell() {
  for (const watcher of watchers) watcher()
}

/**
 * A request that waits before a wallet is chosen, so that each row of a telephone can be a link: an app opens only within the tap
 * itself, and a page that has been left is heard no more. `get` answers its address, once the relay has it.
 */
export type PreparedRequest = {
  get: () => string | undefined
  subscribe: (listener: () => void) => () => void
  begin: () => void
  /** Leaves the relay, unless a wallet was chosen. */
  drop: () => void
}

/** The prepared request of a page. */
export function preparedRequest(settings: WalletConnectSettings): PreparedRequest {
  return {
    get: () => waiting?.uri,
    subscribe(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    // What an earlier page left is taken up first.
    begin: () => void (waiting ?? (hasWalletConnectSession() || openRequest(settings))),
    drop: () => void (asking ?? abandonRequest()),
  }
}

/** Addresses that would be opened in this page, or by the browser itself. */
const runsHere = /^(?:javascript|data|vbscript|file|blob|about|filesystem|http|intent|view-source):/i

/** Where the app of the connected wallet is opened, as the wallet itself says; undefined where it says nothing that opens an app. */
export async function appOfPeer(): Promise<string | undefined> {
  const { native, universal } = (await opened)?.session?.peer.metadata.redirect ?? {}
  return [universal, native].find((href) => href && /^[a-z][\w+.-]*:\/\//i.test(href) && !runsHere.test(href))
}

/** Nobody waits for the answer of a wallet any more: the relay is left and its app forgotten, unless there is a session. */
export async function abandonRequest(): Promise<void> {
  asking = undefined
  waiting = undefined
  tell()
  dropDeepLinkChoice()
  const library = await opened?.catch(() => undefined)
  if (library && !asking) await (await load()).leaveRelay(library)
}

/** Rejects when the relay has taken no request after a while; left alone, the library goes on trying for minutes. */
function relayIsAway(library: WalletConnect): Promise<never> {
  return new Promise((_, reject) => {
    const late = setTimeout(() => {
      reject(new Error('The relay did not answer'))
      void abandonRequest()
    }, timeoutMs)
    library.once('display_uri', () => clearTimeout(late))
  })
}

/** Ends the session here first, then tells the wallet: without a network it hears of it when the session runs out. */
async function end(library: WalletConnect): Promise<null> {
  holder = undefined
  dropWalletConnect()
  if (library.session) await library.disconnect().catch(() => {})
  if (!asking) await (await load()).leaveRelay(library)
  return null
}
