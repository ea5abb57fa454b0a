import { connect, disconnect, reconnect, type Connection, type Connector, type CreateConnectorFn } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { isKnownAs, knownAs, safeKey } from '#wallet/list/groups.ts'
import { connectorFor, deepLinkOf, NoAccount, openDeepLink, providerFor, type Relay } from './connectors.ts'
import { explainFailure, failureOf } from './failures.ts'
import { addRecentWallet } from './recents.ts'
import { abandonRequest, appOfPeer } from './relayed-provider.ts'
import { forgetWallet, rememberWallet, rememberWatch, type Remembered } from './remembered.ts'
import { switchChain } from './switch-chain.ts'
import type { Account, WalletEffect } from './wallet-state.ts'
import type { WalletParts, WalletStore } from './wallet-store.ts'
import { hasWalletConnectSession, keepDeepLinkChoice } from './walletconnect-storage.ts'

/**
 * How long a page waits for a remembered wallet, to be left for the app of a wallet, and until it says that a wallet has not answered,
 * in milliseconds.
 */
const timeoutMs = { restore: 3000, leave: 2000, answer: 20_000 }

/** Does what the reducer asks for, and tells it what came of it. */
export function runEffects(parts: WalletParts, { getState, dispatch }: Pick<WalletStore, 'getState' | 'dispatch'>) {
  const { config, app, walletConnect } = parts
  /** One provider and one connector for each wallet that was chosen, and which wallet an attempt uses. */
  const providers = new Map<string, EIP1193Provider>()
  const connectors = new Map<string, Connector>()
  const attempts = new Map<number, string>()
  /** Wallets whose answer the reducer does not know yet. */
  const pending = new Set<string>()
  let ending: Promise<unknown> = Promise.resolve()
  let asking = new AbortController()

  const relay: Relay | undefined = walletConnect && {
    settings: walletConnect,
    onUri: (walletId, uri) => dispatch({ type: 'uri', walletId, uri }),
  }
  const findWallet = (id: string) => parts.wallets().find(({ key }) => key === id)
  const nameOf = (id: string) => findWallet(id)?.name
  const walletOf = (uid: string) => [...connectors].find(([, connector]) => connector.uid === uid)?.[0]

  async function openWallet(walletId: string): Promise<{ wallet: Wallet; provider: EIP1193Provider }> {
    const wallet = findWallet(walletId)
    if (!wallet) throw Object.assign(new Error(`No wallet ${walletId}`), { name: 'ProviderNotFoundError' })
    const provider =
      providers.get(walletId) ?? (await providerFor(wallet, parts.announced.get(), { relay, safe: parts.safe }))
    providers.set(walletId, provider)
    return { wallet, provider }
  }

  /** What the library is given to connect a wallet. It makes the connector itself, within the call, and does not say which: we note it. */
  function connectorOf({ wallet, provider }: { wallet: Wallet; provider: EIP1193Provider }) {
    const create: CreateConnectorFn = (given) => {
      const made = connectorFor(wallet, provider)(given)
      connectors.set(wallet.key, { ...made, emitter: given.emitter, uid: given.emitter.uid })
      return made
    }
    return connectors.get(wallet.key) ?? create
  }

  function accountOf({ connector, accounts, chainId }: Connection): Account {
    return { walletId: walletOf(connector.uid)!, connector: connector.uid, address: accounts[0], chainId }
  }

  async function start({ walletId, attempt, opened }: Extract<WalletEffect, { effect: 'connect' }>) {
    const wallet = findWallet(walletId)
    const link = wallet && parts.place.mobile ? deepLinkOf(wallet, location.href) : undefined
    if (link) return handOver({ link, opened }, walletId, attempt)
    attempts.set(attempt, walletId)
    const late = setTimeout(() => dispatch({ type: 'unanswered', attempt }), timeoutMs.answer)
    try {
      const found = await openWallet(walletId)
      await ending
      pending.add(walletId)
      try {
        await connect(config, { connector: connectorOf(found) })
      } finally {
        pending.delete(walletId)
      }
      const connector = connectors.get(walletId)!
      const connection = config.state.connections.get(connector.uid)!
      if (connection.accounts.length === 0) {
        end(connector)
        throw new NoAccount('The wallet gave no account')
      }
      await keepApp(found.wallet)
      dispatch({ type: 'connected', attempt, account: accountOf(connection) })
    } catch (error) {
      const failure = explainFailure(error, { doing: 'connect', wallet: nameOf(walletId), app })
      dispatch({ type: 'connect-failed', attempt, failure })
    } finally {
      clearTimeout(late)
    }
  }

  /** Opens the page in the app of the wallet; a visitor who is still here after a while does not have it. */
  function handOver(to: Leaving, walletId: string, attempt: number) {
    const failure = failureOf('not-installed', { wallet: nameOf(walletId), app })
    leaveFor(to, () => dispatch({ type: 'connect-failed', attempt, failure }))
  }

  /** Opens the request in the app of the wallet. A visitor who is still here may be reading a question of the system: the answer counts. */
  function handRequestOver({ walletId, uri, opened }: Extract<WalletEffect, { effect: 'hand-over' }>) {
    const { mobile, android } = parts.place
    const wallet = mobile ? findWallet(walletId) : undefined
    const link = wallet?.mobile?.getUri?.({ page: location.href, uri, android })
    if (!wallet || !link) return
    if (wallet.mobile?.app) keepDeepLinkChoice({ href: wallet.mobile.app, name: wallet.name })
    leaveFor({ link, opened }, () => dispatch({ type: 'unopened', walletId }))
  }

  /** Later requests are opened as the wallet itself says, where no row says it or where the system has asked in which app. */
  async function keepApp({ name, relayed, mobile }: Wallet) {
    const { place } = parts
    const href = place.mobile && relayed && (place.android || !mobile?.app) ? await appOfPeer() : undefined
    if (href) keepDeepLinkChoice({ href, name })
  }

  /** Ends a connection here even when the wallet cannot be asked to. */
  function end(connector?: Connector) {
    const ended = disconnect(config, connector && { connector }).catch(() => {
      const uid = connector?.uid ?? config.state.current
      config.setState((state) => {
        const connections = new Map([...state.connections].filter(([each]) => each !== uid))
        const current = connections.keys().next().value ?? null
        return { ...state, connections, current, status: current ? 'connected' : 'disconnected' }
      })
    })
    ending = Promise.all([ending, ended])
  }

  async function move(chainId: number, add: boolean) {
    const { link } = getState()
    const connector = link.at === 'connected' ? connectors.get(link.account.walletId) : undefined
    if (!connector) return
    const late = setTimeout(() => dispatch({ type: 'switch-unanswered', chainId }), timeoutMs.answer)
    try {
      await switchChain(config, { connector, chainId, add })
    } catch (error) {
      const failure = explainFailure(error, { doing: 'switch-chain', wallet: connector.name, app })
      dispatch({ type: 'switch-failed', chainId, failure })
    } finally {
      clearTimeout(late)
    }
  }

  async function askSession() {
    asking.abort()
    const { signal } = (asking = new AbortController())
    try {
      const address = await parts.session?.ask(signal)
      if (!signal.aborted) dispatch({ type: 'session', address })
    } catch {
      if (!signal.aborted) dispatch({ type: 'session-unknown' })
    }
  }

  function remember(walletId: string, account: string) {
    const wallet = findWallet(walletId)
    // What shows this page connects it anew each time; elsewhere nothing answers for it.
    if (!wallet || parts.safe || parts.passing) return
    rememberWallet({ wallet: knownAs(wallet), account })
    addRecentWallet(knownAs(wallet))
  }

  const askSessionAgain = () => void (getState().session === 'unknown' && askSession())

  function askSessionLater() {
    const { signal } = asking
    for (const event of ['focus', 'online']) addEventListener(event, askSessionAgain, { signal })
  }

  function run(effect: WalletEffect): void {
    switch (effect.effect) {
      case 'connect':
        return void start(effect)
      case 'hand-over':
        return handRequestOver(effect)
      case 'drop':
        return end(connectors.get(attempts.get(effect.attempt) ?? ''))
      case 'disconnect':
        void abandonRequest()
        return end()
      case 'switch-chain':
      case 'add-chain':
        return void move(effect.chainId, effect.effect === 'add-chain')
      case 'ask-session':
        return void askSession()
      case 'ask-session-later':
        return askSessionLater()
      case 'sign-out':
        return void parts.session?.end().catch(() => {})
      case 'abandon-signature':
        return parts.abandonSignature?.()
      case 'remember':
        return remember(effect.walletId, effect.account)
      case 'remember-watched':
        return parts.passing ? undefined : rememberWatch(effect.address)
      case 'forget':
        return parts.passing ? undefined : forgetWallet()
    }
  }

  /** Dispatches changes of the connected account. An attempt dispatches its own connection. */
  config.subscribe(
    ({ connections, current }) => (current ? connections.get(current) : undefined),
    (connection) => {
      const walletId = connection && walletOf(connection.connector.uid)
      if (connection && (!walletId || pending.has(walletId))) return
      dispatch(connection ? { type: 'account-changed', account: accountOf(connection) } : { type: 'disconnected' })
    },
  )

  async function restore(remembered: Remembered) {
    const late = setTimeout(() => dispatch({ type: 'restored' }), timeoutMs.restore)
    try {
      const wallet = await theOne(await announcedAs(remembered.wallet), remembered.account)
      if (!wallet) return dispatch({ type: 'restored' })
      const opened = await openWallet(wallet.key)
      attempts.set(0, wallet.key)
      pending.add(wallet.key)
      const [connection] = await reconnect(config, { connectors: [connectorOf(opened)] })
      pending.delete(wallet.key)
      dispatch({ type: 'restored', account: connection && accountOf(connection) })
    } catch {
      dispatch({ type: 'restored' })
    } finally {
      clearTimeout(late)
    }
  }

  /** The remembered wallet as soon as it is here, or all that say they are: extensions may announce themselves after the page is drawn. */
  async function announcedAs(name: string): Promise<Wallet[]> {
    const here = () => parts.wallets().filter((wallet) => isKnownAs(wallet, name) && isHere(wallet))
    const found = here()
    if (found.length > 0) return found
    return new Promise((resolve) => {
      const leave = parts.announced.subscribe(() => {
        const come = here()
        if (come.length === 0) return
        leave()
        resolve(come)
      })
    })
  }

  /** Of wallets that say the same of themselves, the one that has the account; none where that does not tell either. */
  async function theOne([wallet, ...others]: readonly Wallet[], account?: string): Promise<Wallet | undefined> {
    if (others.length === 0) return wallet
    const asked = [wallet!, ...others].map(async (each) => {
      const { provider } = await openWallet(each.key)
      const accounts = await provider.request({ method: 'eth_accounts' })
      return accounts.some((one) => one.toLowerCase() === account?.toLowerCase()) ? [each] : []
    })
    const late = new Promise<never[]>((resolve) => setTimeout(resolve, timeoutMs.restore / 2, []))
    const [one, second] = (await Promise.all(asked.map((each) => Promise.race([each.catch(() => []), late])))).flat()
    return second ? undefined : one
  }

  return { run, restore }
}

/** Whether a remembered wallet can be asked again now. */
const isHere = (wallet: Wallet) =>
  wallet.installed ||
  wallet.id === 'demo' ||
  wallet.id === 'passkey' ||
  wallet.key === safeKey ||
  (wallet.relayed && hasWalletConnectSession())

/** What opens an app; `opened`: the press of the visitor has opened it. */
type Leaving = { link: string; opened?: true }

/** Leaves the page for an app. Calls `onStay` when the visitor is still here after a while. */
function leaveFor({ link, opened }: Leaving, onStay: () => void): void {
  if (!opened) openDeepLink(link)
  const left = new AbortController()
  document.addEventListener('visibilitychange', () => left.abort(), { once: true, signal: left.signal })
  setTimeout(() => {
    if (left.signal.aborted) return
    left.abort()
    onStay()
  }, timeoutMs.leave)
}
