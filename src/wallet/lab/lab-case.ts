import type { LabWallet } from './lab-wallet.ts'

/**
 * A wallet kit on a page, as a visitor meets it: what can be pressed and what can be read. Cases know nothing else of a kit, so that
 * each kit is held to the same.
 */
export type LabKit = {
  /** The chain the page works on. */
  chainId: number
  /** Where wallets announce themselves: the window, or what stands for it. */
  page: EventTarget
  /** Presses Connect Wallet. */
  open: () => void
  /** The window that is open. */
  dialog: () => HTMLElement | undefined
  /** What the window says of the wallet that is asked. */
  says: () => string
  /** The account that is shown as connected, as the page shows it; shortened or whole. */
  account: () => string | undefined
  /** Whether the page takes the connected wallet to be on its own chain. */
  onChain: () => boolean
  /** Opens the choice of networks and presses the page's own. */
  switchChain: () => Promise<void>
  /** Closes the window that is open. */
  close: () => void
}

/** What happened: whether the visitor saw what they should, and in which words. */
export type Outcome = { passed: boolean; did: string }

/** A wallet that misbehaves, and what a visitor should see of it. */
export type LabCase = {
  id: string
  name: string
  /** What the wallet does wrong, and what a visitor should see; each in sentences. */
  wallet: string
  visitor: string
  /** Where it was met: an issue or a change of a wallet, a library or a kit. */
  met: { issue: string; url: string }
  /** In milliseconds; a case that takes longer has failed. */
  bound: number
  /** Readies the wallets; they are announced in this order, before the window opens. */
  wallets: (kit: LabKit) => readonly LabWallet[]
  /** What the visitor does, and what is found. */
  visit: (kit: LabKit, wallets: readonly LabWallet[]) => Promise<Outcome>
}

/** What a run of a case comes to; `ms` is how long it took. */
export type Result = Outcome & { ms: number }
