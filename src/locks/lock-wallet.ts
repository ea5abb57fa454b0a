import type { Address } from 'viem'
import type { Call } from './rehearse.ts'
import { connectedAccount } from '#wallet/connected-account.ts'
import { pageWallet } from '#wallet/page-wallet.ts'
import { sendTransaction, type Sent } from '#wallet/send-transaction.ts'
import { onSupportedChain, statusOf, type Account, type WalletState } from '#wallet/wallet-machine.ts'
import { lockerOn } from './lock-words.ts'

/** Who is connected, and to which chain; `wrongChain`: one the site does not work on. */
export type Connected = { address: Address; chainId: number; chainName: string; wrongChain: boolean }

/** Calls back with the connected account now and whenever it changes; undefined: none. Answers what ends it. */
export async function followAccount(hear: (account: Connected | undefined) => void): Promise<() => void> {
  const { store, chain } = await pageWallet()
  const look = () => hear(connectedIn(store.getState(), chain))
  look()
  return store.subscribe(look)
}

function connectedIn(state: WalletState, chain: { id: number; name: string }): Connected | undefined {
  if (statusOf(state) !== 'connected' || state.link.at !== 'connected') return undefined
  const { address } = state.link.account
  return { address, chainId: chain.id, chainName: chain.name, wrongChain: !onSupportedChain(state) }
}

/** Opens the connect window where nobody is connected. Undefined: the visitor has closed it, or the server is away. */
export async function connectAccount(signal: AbortSignal): Promise<Account | undefined> {
  const wallet = await pageWallet().catch(() => undefined)
  return wallet && connectedAccount(wallet, signal)
}

/** Shows a call and sends it from an account, as every page does. `recipient` is who gets something from it. */
export async function sendCall(
  { from, to, data }: Call & { from: Address },
  told: { description: string; recipient?: Address },
): Promise<Sent> {
  const wallet = await pageWallet()
  const { chain } = wallet
  return sendTransaction(wallet, { kind: 'transaction', from, to, data, chain, contracts: [lockerOn(chain.id)] }, told)
}
