import type { ReactNode } from 'react'
import type { Address } from 'viem'

type TokenBadgeProps = {
  token: Address
  /** Where this site is. */
  origin: string
  /** What copies the line, where a script runs. */
  children?: ReactNode
}

/** The line that puts the badge of a token on another site. */
export const badgeLine = (token: Address, origin: string): string =>
  `<a href="${origin}/meme-token/${token}"><img src="${origin}/badge/token/${token}.svg" width="200" height="60" alt="How much of this token is locked"></a>`

/** The badge of a token, and the line that puts it on another site: one press selects it whole. */
export function TokenBadge({ token, origin, children }: TokenBadgeProps) {
  return (
    <div className="token-badge">
      <img
        src={`/badge/token/${token}.svg`}
        width="200"
        height="60"
        loading="lazy"
        alt="The badge of this token: how much of it is locked, as the chain has it now"
      />
      <p>
        The badge says how much of the token is locked, and changes with the chain. Put this line on your site, or in
        the description of a listing.
      </p>
      <code className="token-badge-line">{badgeLine(token, origin)}</code>
      {children}
    </div>
  )
}
