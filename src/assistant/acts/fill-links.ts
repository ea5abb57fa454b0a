import { creatorPath } from '#core/offer/offered.ts'
import type { SaidLock, SaidToken, Span } from './act.ts'

/** The token of a lock, and how much of it where the chain had to be asked for that. */
export type LockedToken = { address?: string; amount?: string }

const spanText = ({ count, unit }: Span) => `${count}${unit[0]}`

/** The address that opens the form of a lock with what was said, as `tools/token-lock/form/linked-lock.ts` reads it. */
export function lockHref(said: SaidLock, { address, amount = said.amount }: LockedToken): string {
  const { share, of, shape, span, until, cliff, steps, owner } = said
  const query = new URLSearchParams({
    ...(address && { token: address }),
    ...(amount && { amount }),
    ...(share !== undefined && of === 'balance' && { share: String(share) }),
    shape,
    ...(span && { for: spanText(span) }),
    ...(until && { until }),
    ...(cliff && { cliff: spanText(cliff) }),
    ...(steps && { steps: String(steps) }),
    ...(owner && { owner }),
  })
  return `/token-locking?${query}#lock`
}

/** The address that opens the creator with what was said: the query of a draft, as the creator writes it itself. */
export function tokenHref({ kind, name, symbol, supply, cap, decimals, features }: SaidToken): string {
  // What the creator begins with, unless something is said against it.
  const chosen = kind === 'erc20' && !features.includes('permit') ? [...features, 'permit'] : features
  const query = new URLSearchParams({
    kind,
    ...(name && { name }),
    ...(symbol && { symbol }),
    ...(supply && { supply }),
    ...(cap && { [kind === 'erc20' ? 'cap' : 'maxSupply']: cap }),
    ...(decimals && { decimals }),
    ...(chosen.length > 0 && { with: chosen.join(',') }),
  })
  return `${creatorPath}?${query.toString().replaceAll('%2C', ',')}#create`
}
