import type { Config } from '@wagmi/core'
import type { Hash } from 'viem'
import { chainOf } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { brand } from '#content/brand.ts'
import { speakChosen } from '#core/language/chosen-language.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { watchTransactions, type ProposalSource } from '#transactions/track/watch-transactions.ts'
import { isConnectedAs } from '#wallet/account/connected-provider.ts'
import type { Place } from '#wallet/list/descriptor.ts'
import { allWallets, isKnownAs, type Listing } from '#wallet/list/groups.ts'
import { walletCatalogue, type WalletCatalogue } from '#wallet/list/wallet-catalogue.ts'
import type { SafeInPage } from '#wallet/safe/open-safe.ts'
import type { SafeInfo } from '#wallet/safe/safe-protocol.ts'
import { signedInAddress, signOut } from '#wallet/session/sign-in-calls.ts'
import { listenForWallets, type AnnouncedWallets } from './announced.ts'
import { askConfig } from './ask-config.ts'
import { recentWallets } from './recents.ts'
import { preparedRequest, type PreparedRequest } from './relayed-provider.ts'
import { rememberedWallet, watchForgotten } from './remembered.ts'
import { createWalletConfig } from './wallet-config.ts'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** The wallet of this page and all it needs. */
export type PageWallet = {
  store: WalletStore
  config: Config
  announced: AnnouncedWallets
  catalogue: WalletCatalogue
  /** The request over WalletConnect that rows of a telephone are links to; left out elsewhere. */
  prepared?: PreparedRequest
  chain: Chain
  /** The Safe in whose window this page is. */
  safe?: SafeInfo
  /** Origin of the explorer in use; none for a chain of our own. */
  explorer?: string
  /** Every wallet there is now, and which are recent. */
  listing: () => Listing
}

/** Few transactions fail: what names the errors of our contracts comes with the first one that does. */
const abis = async () => (await import('#transactions/describe/our-abis.ts')).ourAbis

let made: Promise<PageWallet> | undefined

/** The one wallet of this page, made at the first call. Rejects when the server does not say which chain it works on; then the next call tries again. */
export function pageWallet(): Promise<PageWallet> {
  made ??= make().catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}

async function make(): Promise<PageWallet> {
  const [known] = await Promise.all([askConfig(), speakChosen()])
  const { chainId, explorerUrl: explorer, demoWallet, safeAppHosts } = known
  const { walletConnectProjectId: projectId, walletConnectRelayUrl: relayUrl } = known
  const chain = chainOf(chainId)
  const framed = parent !== window
  const safe = framed ? await loadSafe(safeAppHosts) : undefined
  const catalogue = walletCatalogue(projectId === undefined ? {} : { projectId })
  const place = {
    chainId,
    demoWallet,
    framed,
    inSafe: safe !== undefined,
    mobile: isMobile(navigator),
    android: /Android/i.test(navigator.userAgent),
    walletConnect: projectId !== undefined,
  }
  const announced = listenForWallets(window)
  const listing = () => ({ groups: catalogue.get(), announced: announced.get(), recents: recentWallets(), place })
  await loadKnown(catalogue, listing)
  const walletConnect = projectId === undefined ? undefined : { projectId, relayUrl, chainId, ...ourSite() }
  const config = createWalletConfig(chain, { origin: location.origin, explorer })
  const readReceipt = (hash: Hash) =>
    config.getClient().request({ method: 'eth_getTransactionReceipt', params: [hash] })
  const store = createWalletStore({
    config,
    place,
    announced,
    wallets: () => allWallets(listing()),
    // Browsers keep no cookie of ours in the window of another site (decision 281): Safe itself says whose account it is.
    ...(safe && { safe: safe.provider(readReceipt) }),
    ...(!framed && { session: { ask: signedInAddress, end: async () => void (await signOut()) } }),
    walletConnect,
    app: brand.name,
  })
  // Who disconnects in one tab has disconnected.
  if (!framed) watchForgotten(() => store.dispatch({ type: 'disconnect' }))
  const { finalBlocks, blockSeconds } = chain
  watchTransactions({
    store: transactionStore(),
    chain: (id) => (id === chainId ? { client: config.getClient(), finalBlocks, blockSeconds, abis } : undefined),
    proposals: safe ? { can: ({ calls }) => !calls, ask: safe.lookAt } : callsOf(config),
    // As long as the page.
    signal: new AbortController().signal,
  })
  const prepared = place.mobile && walletConnect ? preparedRequest(walletConnect) : undefined
  return { store, config, announced, catalogue, prepared, chain, ...(safe && { safe: safe.info }), explorer, listing }
}

/** The connected wallet, as far as it says what became of calls of its account; what asks it is loaded with the first of them. */
const callsOf = (config: Config): ProposalSource => ({
  can: ({ calls, from, chainId }) => Boolean(calls) && isConnectedAs({ config }, { from, chainId }),
  ask: async (transaction) => (await import('#wallet/account/look-at-calls.ts')).lookAtCalls({ config }, transaction),
  watch: (changed) => config.subscribe(({ current, connections }) => connections.get(current ?? ''), changed),
})

/** The Safe whose window this page is in; its code is loaded in a frame alone. */
async function loadSafe(hosts: readonly string[]): Promise<SafeInPage | undefined> {
  const { openSafe } = await import('#wallet/safe/open-safe.ts')
  return openSafe(window, hosts)
}

/** A wallet that was used before is there from the start, also one that is not listed. */
async function loadKnown(catalogue: WalletCatalogue, listing: () => Listing) {
  const used = [rememberedWallet()?.wallet, ...recentWallets()].filter((name) => name !== undefined)
  const here = allWallets(listing())
  // What announces itself is known by more than a word, and is in no catalogue.
  const isMissing = (name: string) => /^\w+$/.test(name) && !here.some((wallet) => isKnownAs(wallet, name))
  if (used.some(isMissing)) await catalogue.load().catch(() => {})
}

/** What a wallet on another device shows of us, and where it may ask our chain. */
function ourSite() {
  const { origin } = location
  const icons = [`${origin}/apple-touch-icon.png`]
  return { rpcUrl: `${origin}/rpc`, site: { name: brand.name, description: brand.tagline, url: origin, icons } }
}

/** By the operating system: an iPad says that it is a Mac, but no Mac has a screen that is touched. */
function isMobile({ userAgent, maxTouchPoints }: Navigator): Place['mobile'] {
  return /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
