import type { Chain } from './chain.ts'

/** Where a transaction can be looked at: at the explorer if there is one, else on this site's own page about it. */
export function transactionUrl(explorer: string | undefined, hash: string): string {
  return `${explorer ?? ''}/tx/${hash}`
}

/** Where an account or a contract can be looked at, likewise. */
export function addressUrl(explorer: string | undefined, address: string): string {
  return `${explorer ?? ''}/address/${address}`
}

/** Origin of the explorer in use: the configured one, else the public one of the chain; none for a chain of our own. */
export function explorerOf({ EXPLORER_URL }: { EXPLORER_URL?: string | undefined }, chain: Chain): string | undefined {
  return EXPLORER_URL?.replace(/\/+$/, '') ?? chain.explorer
}
