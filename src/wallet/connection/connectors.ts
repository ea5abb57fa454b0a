import { injected, type CreateConnectorFn } from '@wagmi/core'
import { numberToHex, type EIP1193Provider, type Hex } from 'viem'
import type { DeepLinkRequest, Wallet } from '#wallet/list/descriptor.ts'
import { announcedKey, safeKey } from '#wallet/list/groups.ts'
import type { Announced } from './announced.ts'
import { relayedProvider } from './relayed-provider.ts'
import type { WalletConnectSettings } from './walletconnect-session.ts'

/** A wallet that can be listed but not connected here: nothing in this page answers for it. */
export class NoProvider extends Error {
  override name = 'ProviderNotFoundError'
}

/** A wallet that is asked for its accounts and gives none. */
export class NoAccount extends Error {
  override name = 'NoAccountError'
}

type Listened = EIP1193Provider & { off?: EIP1193Provider['removeListener'] }

/** A wallet in the page may be able to answer and tell nothing by itself. */
type Answering = Pick<Listened, 'request'> & Partial<Listened>

/** How wallets on other devices are reached, and the listener for the request that one of them is to scan or open. */
export type Relay = { settings: WalletConnectSettings; onUri: (walletId: string, uri: string) => void }

/**
 * Whom a wallet is asked through, loaded or made when it is chosen and not before. The announced provider is asked as it is, never
 * what `window.ethereum` happens to be. Throws `NoProvider` where nothing answers.
 */
export async function providerFor(
  wallet: Wallet,
  announced: readonly Announced[],
  { relay, safe }: { relay?: Relay | undefined; safe?: EIP1193Provider | undefined } = {},
): Promise<EIP1193Provider> {
  const found = announced.find(({ uuid }) => announcedKey(uuid) === wallet.key)
  if (found) return found.provider
  if (wallet.key === 'demo')
    return (await import('#wallet/demo/demo-wallet.ts')).demoWallet as unknown as EIP1193Provider
  if (wallet.key === 'passkey')
    return (await import('#wallet/passkey/passkey-wallet.ts')).passkeyWallet as unknown as EIP1193Provider
  if (wallet.key === safeKey && safe) return safe
  if (wallet.relayed && relay) return relayedProvider(relay.settings, (uri) => relay.onUri(wallet.id, uri))
  throw new NoProvider(`Nothing answers for ${wallet.name}`)
}

/** How a wallet is connected. What it remembers of this site it remembers itself: a disconnection is not stored (`shimDisconnect`). */
export function connectorFor({ key, name }: Wallet, provider: EIP1193Provider): CreateConnectorFn {
  return injected({ shimDisconnect: false, target: { id: key, name, provider: withAccounts(provider) as never } })
}

/** Methods of EIP-1102 that answer a list, and that the library reads as one whatever was answered. */
const listsAccounts = new Set(['eth_accounts', 'eth_requestAccounts'])

/** The same wallet, which rejects with a `NoAccountError` where its list of accounts is none, and tells chains by their ids alone. */
function withAccounts(provider: Answering): Listened {
  const request = async (asked: { method: string }) => {
    const answer: unknown = await provider.request(asked as never)
    if (listsAccounts.has(asked.method) && !Array.isArray(answer))
      throw new NoAccount('The wallet gave no list of accounts')
    return answer
  }
  const readers = new WeakMap<object, (told: never) => void>()
  const readerOf = (event: string, listener: (told: never) => void) =>
    event === 'chainChanged' ? (readers.get(listener) ?? listener) : listener
  return {
    request: request as Listened['request'],
    on(event, listener) {
      readers.set(listener, hearsChain(listener as (id: Hex) => void))
      return provider.on?.(event, readerOf(event, listener) as typeof listener)
    },
    // Some wallets call it by its other name in Node.
    removeListener: (event, listener) =>
      (provider.removeListener ?? provider.off)?.call(provider, event, readerOf(event, listener) as typeof listener),
  }
}

/** Hears of a chain also where a wallet tells it as an object; what is not the id of a chain is no change. */
function hearsChain(listener: (id: Hex) => void) {
  return (told: unknown) => {
    const { chainId = told } = typeof told === 'object' && told !== null ? (told as { chainId?: unknown }) : {}
    const id = Number(chainId)
    if (Number.isSafeInteger(id) && id > 0) listener(numberToHex(id))
  }
}

/** On a telephone, the address that opens a page in the wallet's own browser; undefined where the wallet is in the page already. */
export function deepLinkOf(wallet: Wallet, page: string): string | undefined {
  return wallet.installed || wallet.relayed ? undefined : wallet.mobile?.getUri?.({ page })
}

/**
 * On a telephone, what a row of the list is a link to: the app with the request that waits (`uri`), or the page in the wallet's own
 * browser; undefined where the row has to be pressed first.
 */
export function rowLinkOf(wallet: Wallet, { uri, page, android }: DeepLinkRequest): string | undefined {
  if (!wallet.ready || wallet.installed) return undefined
  if (!wallet.relayed) return deepLinkOf(wallet, page)
  return uri && wallet.mobile?.getUri?.({ uri, page, android })
}

/** Opens a deep link within the visitor's gesture: web addresses beside the page, others in its place. */
export function openDeepLink(href: string): void {
  if (!/^https?:/.test(href)) return void (location.href = href)
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noreferrer noopener' })
  link.click()
}
