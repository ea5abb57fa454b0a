import type { Wallet } from '#wallet/list/descriptor.ts'
import type { ListedWallets, Looking } from '#wallet/list/groups.ts'
import type { Computer } from './computer.ts'
import type { ConnectStep, Layout, StepEvent } from './connect-step.ts'
import type { ConnectRequest } from './connect-words.ts'

/** What the connect window is drawn from, and what a visitor does in it. */
export type ConnectWindowProps = {
  view: Layout
  step: ConnectStep
  groups: readonly ListedWallets[]
  /** What of all wallets is looked at. */
  looking: Looking
  onLook: (looking: Looking) => void
  /** What a row is a link to, where it is one. */
  linkOf: (wallet: Wallet) => string | undefined
  /** On a telephone: apps can be reached, because WalletConnect has a project. */
  reachesApps: boolean
  /** The wallets of 'Get a Wallet'. */
  offers: readonly Wallet[]
  request: ConnectRequest
  computer: Computer
  send: (event: StepEvent) => void
  onRetry: () => void
  onRefresh: () => void
  /** Left out while a wallet is asked. */
  onWatch?: () => void
  onClose: () => void
}
