import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { notFound } from '#content/pages/not-found.ts'
import { nearestPages } from '#core/text/nearest.ts'
import { Seal } from '#seals/components/seal.tsx'
import { namedPages } from './named-pages.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { SearchForm } from '#ui/pages/search-form.tsx'

/** Shown at an address without a page: why, and the pages that are nearest to what was asked for. */
export function NotFound() {
  return (
    <PageHead
      path="/404"
      page={notFound}
      kicker="Status 404"
      details={
        <div>
          <h2 className="nearest-title">The nearest pages</h2>
          <Nearest />
          <SearchForm id="lost-search" label="Or search this site" />
        </div>
      }
      seal={
        <div className="misregistered">
          <Seal seed="/404" size={304} />
        </div>
      }
    >
      <Link className="button solid" to="/">
        Go to the first page
      </Link>
      <Link className="button" to="/contact-us">
        Tell us what you looked for
      </Link>
    </PageHead>
  )
}

/**
 * The server fills the list into the prerendered page, where it must survive hydration; within the site it is computed here.
 * React never writes the served markup itself: it only keeps what is there.
 */
function Nearest() {
  const { pathname } = useLocation()
  const [served] = useState(() =>
    typeof document === 'undefined' ? '<!--nearest-->' : document.getElementById('nearest')?.innerHTML,
  )
  if (served !== undefined)
    return <ul className="nearest" id="nearest" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
  return (
    <ul className="nearest">
      {nearestPages(pathname, namedPages).map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
