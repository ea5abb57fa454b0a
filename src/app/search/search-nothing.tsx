import { Link } from 'react-router'
import { answersWithin } from '#content/promises.ts'
import type { SearchedPage } from '#core/search/searched-page.ts'
import { nearestPages } from '#core/text/nearest.ts'

type SearchNothingProps = { query: string; pages: readonly SearchedPage[]; onOpen: () => void }

/** What is said when nothing was found: the pages whose names come nearest, and whom to ask. */
export function SearchNothing({ query, pages, onOpen }: SearchNothingProps) {
  const named = pages.map(({ path, title }) => ({ path, name: title }))
  return (
    <div className="search-words">
      <p>No results for “{query}”. Try one of these:</p>
      <ul className="search-links">
        {nearestPages(query, named).map(({ path, name }) => (
          <li key={path}>
            <Link to={path} onClick={onOpen}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or{' '}
        <Link to="/contact-us" onClick={onOpen}>
          ask us
        </Link>
        : a person answers within {answersWithin}.
      </p>
    </div>
  )
}
