import type { Address } from 'viem'
import { pageWallet, type PageWallet } from '#wallet/connection/page-wallet.ts'
import { onSupportedChain, statusOf } from '#wallet/connection/wallet-machine.ts'
import type { Account, WalletState } from '#wallet/connection/wallet-state.ts'
import { connectedAccount } from './connected-account.ts'

/** Who is connected. The chain is the site's, with its explorer where there is one; `wrongChain`: the wallet is on another. */
export type Connected = {
  address: Address
  chainId: number
  chainName: string
  explorer?: string
  wrongChain: boolean
}

/** Calls back with the connected account now and whenever it changes; undefined: none. Answers what ends it. */
export async function followAccount(hear: (account: Connected | undefined) => void): Promise<() => void> {
  const wallet = await pageWallet()
  const { store } = wallet
  const look = () => hear(connectedIn(store.getState(), wallet))
  look()
  return store.subscribe(look)
}

function connectedIn(state: WalletState, { chain, explorer }: PageWallet): Connected | undefined {
  if (statusOf(state) !== 'connected' || state.link.at !== 'connected') return undefined
  const { address } = state.link.account
  return { address, chainId: chain.id, chainName: chain.name, explorer, wrongChain: !onSupportedChain(state) }
}

/** Opens the connect window where nobody is connected. Undefined: the visitor has closed it, or the server is away. */
export async function connectAccount(signal: AbortSignal): Promise<Account | undefined> {
  const wallet = await pageWallet().catch(() => undefined)
  return wallet && connectedAccount(wallet, signal)
}
