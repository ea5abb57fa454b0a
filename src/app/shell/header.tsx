import { brandKey } from '#content/brand-key.ts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { searchLinkId } from '#app/search/shortcut.ts'
import { brand } from '#content/brand.ts'
import { Microtext } from '#seals/components/microtext.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { dashboardLinkId } from '#wallet/parts/dashboard-link-id.ts'
import { MenuLink } from './menu-link.tsx'
import { menus } from './menus.ts'
import { SearchLink } from './search-link.tsx'
import { TalkToUs } from './talk-to-us.tsx'
import { useMenus } from './use-menus.ts'
import { WalletControl } from './wallet-control.tsx'

/** On a phone what stands beside a menu follows it. */
const flatMenus = menus.flatMap(({ id, name, links, beside }) => [
  { id, name, links },
  ...(beside ? [{ id: `${id}-beside`, ...beside }] : []),
])

/** The fixed bar of every page. Its menus are native popovers, so they open before any script has run. */
export function Header() {
  const bar = useRef<HTMLElement>(null)
  const flat = useRef<HTMLDivElement>(null)
  useMenus(bar)
  useEffect(() => {
    const list = flat.current
    const close = ({ target }: Event) => target instanceof Element && target.closest('a') && list?.hidePopover()
    list?.addEventListener('click', close)
    return () => list?.removeEventListener('click', close)
  }, [])

  return (
    <header className="header">
      <div className="wide header-row">
        <Link className="logo" to="/" aria-label={`${brand.name}, home`}>
          <Seal seed={brandKey} size={34} />
          <span className="logo-name">{brand.name}</span>
        </Link>
        <nav className="menus" aria-label="Main" ref={bar}>
          <ul className="menu-bar">
            {menus.map(({ id, name, links, beside }) => (
              <li key={id}>
                <button type="button" className="menu-button" popoverTarget={`menu-${id}`}>
                  {name}
                  <Icon name="down" size={14} />
                </button>
                <div className="menu-panel" id={`menu-${id}`} popover="auto">
                  <ul className="menu-links">
                    {links.map((link) => (
                      <li key={link.href}>
                        <MenuLink link={link} />
                        {link.summary && <span className="menu-summary">{link.summary}</span>}
                      </li>
                    ))}
                  </ul>
                  {beside && (
                    <div className="menu-beside">
                      <p className="menu-title" id={`menu-${id}-beside`}>
                        {beside.name}
                      </p>
                      <ul className="menu-links" aria-labelledby={`menu-${id}-beside`}>
                        {beside.links.map((link) => (
                          <li key={link.href}>
                            <MenuLink link={link} />
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          <TalkToUs className="button quiet wide-only" />
          <SearchLink />
          <button type="button" className="icon-button" data-theme-toggle="">
            <Icon name="theme" />
            <span className="visually-hidden">Switch between day and night</span>
          </button>
          <WalletControl />
          <button type="button" className="icon-button narrow-only hamburger" popoverTarget="flat-menu">
            <span className="when-closed">
              <Icon name="menu" size={24} />
              <span className="visually-hidden">Open menu</span>
            </span>
            <span className="when-open">
              <Icon name="close" size={24} />
              <span className="visually-hidden">Close menu</span>
            </span>
          </button>
        </div>
      </div>
      <Microtext text={`${brand.name} ${brand.tagline}`} />
      <div className="flat-menu" id="flat-menu" popover="auto" ref={flat}>
        <nav className="wide" aria-label="All pages">
          <a className="button connected-only" href="/dashboard" onClick={(event) => pressIn(event, dashboardLinkId)}>
            Your account
          </a>
          {flatMenus.map(({ id, name, links }) => (
            <div key={id}>
              <p className="soft small" id={`flat-${id}`}>
                {name}
              </p>
              <ul className="flat-links" aria-labelledby={`flat-${id}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <TalkToUs className="button solid" />
          <a className="button" href="/search" onClick={(event) => pressIn(event, searchLinkId)}>
            Search
          </a>
          <button type="button" className="button" data-theme-toggle="">
            Switch between day and night
          </button>
        </nav>
      </div>
    </header>
  )
}

/** Presses a link of the bar in place of that in the menu: what it opens would close with the menu, or it knows the account. */
function pressIn(event: MouseEvent, id: string) {
  const link = document.getElementById(id)
  if (!link) return
  event.preventDefault()
  link.click()
}
