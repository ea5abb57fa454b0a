import { Link } from 'react-router'
import type { MenuLink as MenuLinkData } from './menus.ts'

/** A link of a menu: ours moves within the site, every other opens in a new tab and says so to those who cannot see it. */
export function MenuLink({ link: { name, href } }: { link: MenuLinkData }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} prefetch="intent" discover="none">
        {name}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
