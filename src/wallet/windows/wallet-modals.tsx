import { signMessage } from '@wagmi/core'
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import { chainOf } from '#chain/catalogue.ts'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast/toast.ts'
import { answeredSignature, connectedName } from '#wallet/account/connected-provider.ts'
import type { ShownAccount } from '#wallet/account/use-shown-account.ts'
import { ConnectModal } from '#wallet/connect-window/connect-modal.tsx'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { shownModal } from '#wallet/connection/wallet-machine.ts'
import type { WalletEvent, WalletState } from '#wallet/connection/wallet-state.ts'
import { allWallets } from '#wallet/list/groups.ts'
import { AccountModal } from './account-modal.tsx'
import { ChainWindow } from './chain-window.tsx'
import { SignInModal } from './sign-in-modal.tsx'

// What few ask for comes when it is asked for.
const loadWatch = () => import('#wallet/watched/watch-window.tsx')
const WatchWindow = lazy(async () => ({ default: (await loadWatch()).WatchWindow }))

type WalletModalsProps = { wallet: PageWallet; state: WalletState; shown?: ShownAccount }

/** The window that is open, if any. */
export function WalletModals({ wallet, state, shown }: WalletModalsProps) {
  const { store, config, announced, catalogue, prepared } = wallet
  const { dispatch } = store
  // Drawn again when a wallet announces itself, and when all the others have come.
  useSyncExternalStore(announced.subscribe, announced.get)
  useSyncExternalStore(catalogue.subscribe, catalogue.get)
  const account = state.link.at === 'connected' ? state.link.account : undefined
  const address = account?.address
  const sign = useCallback(
    async (message: string) => answeredSignature(await signMessage(config, { message, account: address })),
    [config, address],
  )

  const modal = shownModal(state)
  if (modal === 'connect')
    return (
      <ConnectModal
        state={state}
        dispatch={dispatch}
        listing={wallet.listing()}
        loadAll={catalogue.load}
        prepared={prepared}
        onWatch={() => watch(dispatch)}
      />
    )
  if (modal === 'watch')
    return (
      <Suspense>
        <WatchWindow
          onWatch={(watched) => dispatch({ type: 'watch', watched })}
          onBack={() => dispatch({ type: 'open', modal: 'connect' })}
          onClose={() => dispatch({ type: 'close' })}
        />
      </Suspense>
    )
  if (!account) return undefined
  if (modal === 'sign-in')
    return (
      <SignInModal
        key={`${account.connector} ${account.address} ${account.chainId}`}
        account={account}
        wallet={allWallets(wallet.listing()).find(({ key }) => key === account.walletId)}
        dispatch={dispatch}
        sign={sign}
      />
    )
  if (modal === 'account' && shown)
    return <AccountModal account={account} shown={shown} wallet={wallet} dispatch={dispatch} />
  if (modal === 'chain')
    return (
      <ChainWindow
        chains={state.chains.map((id) => chainOf(id))}
        current={account.chainId}
        wallet={connectedName(wallet)}
        switching={state.switching}
        onSwitch={(chainId) => dispatch({ type: 'switch-chain', chainId })}
        onAdd={(chainId) => dispatch({ type: 'add-chain', chainId })}
        onDisconnect={() => dispatch({ type: 'disconnect' })}
        onClose={() => dispatch({ type: 'close' })}
      />
    )
  return undefined
}

/** The window of the list stays until the next one can be drawn. */
function watch(dispatch: (event: WalletEvent) => void) {
  loadWatch().then(
    () => dispatch({ type: 'open', modal: 'watch' }),
    () => toast({ id: 'wallet', state: 'failed', title: unreachable }),
  )
}
