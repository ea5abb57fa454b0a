import { Link, type LinkProps } from 'react-router'
import { isThere } from '#core/offer/offered.ts'
import { withoutLink } from './offered-anchor.tsx'

/** As `OfferedAnchor`, for pages that go on without loading a new document. */
export function OfferedLink({ to, ...props }: LinkProps & { to: string }) {
  return isThere(to) ? <Link to={to} {...props} /> : withoutLink(props)
}
