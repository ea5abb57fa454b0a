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
    opened ??= load()
      .then(({ openWalletConnect }) => openWalletConnect(settings))
      .catch((error: unknown) => {
        opened = undefined
        throw error
      })
    const library = await opened
    if (heard) return library
    heard = true
    library.on('display_uri', (uri: string) => asking === provider && onUri(uri))
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
    const library = await walletConnect()
    if (library.session) await end(library)
    await Promise.race([library.connect(), relayIsAway(library)])
    holder = provider
    keepWalletConnect()
    return library.accounts
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

/** Nobody waits for the answer of a wallet any more: the relay is left and its app forgotten, unless there is a session. */
export async function abandonRequest(): Promise<void> {
  asking = undefined
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
