import type { HeldPermissions } from '#tools/dashboard/permissions/held-permission.ts'

/** A position of Uniswap in the account itself, in words. */
export type LoosePosition = { name: string; holds: string }

/** What the chain says of an account right now, beside what the index knows; undefined of a part that nobody could read. */
export type OnChain = {
  /** The newest block when the chain was first asked: what is read is at least as new. */
  block: number
  permissions?: HeldPermissions
  loose?: { positions: LoosePosition[]; more: boolean }
  /** What collecting the fees of a locked position would pay, in words, by the path of the lock. */
  fees?: Readonly<Record<string, string>>
}

/** Whether every part of an answer could be read. */
export const isWhole = ({ permissions, loose, fees }: OnChain): boolean =>
  permissions !== undefined && loose !== undefined && fees !== undefined

/** The same with what is shown while the chain is asked, and where it does not answer. */
export type OnChainState = OnChain | 'reading' | 'silent'
