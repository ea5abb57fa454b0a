import { answersWithin } from '#content/promises.ts'
import type { SiteAction } from '#core/search/site-actions.ts'
import type { Found } from '#core/search/open-search.ts'
import { addressOf, linesOf } from '#core/search/result-lines.ts'
import { MarkedText } from '#ui/components/marked-text.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { SearchForm } from '#ui/pages/search-form.tsx'

/** Places a page of results shows. */
export const most = 30

type Results = {
  query: string
  /** What can be done that the query asks for; without one, what is done most. */
  actions: readonly SiteAction[]
  found: readonly Found[]
  nearest: readonly { path: string; name: string }[]
}

/** The page of the search: the field, and what was found or what is nearest to it. */
export function SearchResults({ query, actions, found, nearest }: Results) {
  return (
    <>
      <PageHead
        path="/search"
        page={{ heading: 'Search', lead: leadOf(query, found.length) }}
        details={<SearchForm id="search-field" label="Search this site" query={query} />}
      />
      {actions.length > 0 && (
        <ul className="wide actions" aria-label="Actions">
          {actions.map(({ path, name }) => (
            <li key={path}>
              <a className="button" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <ol className="wide found">
          {found.map((each) => {
            const { name, place, snippet } = linesOf(each)
            return (
              <li key={addressOf(each)}>
                <h2>
                  <a href={addressOf(each)}>
                    <span>
                      <MarkedText parts={name} />
                    </span>
                  </a>
                </h2>
                <p className="soft small">{place}</p>
                <p>
                  <MarkedText parts={snippet} />
                </p>
              </li>
            )
          })}
        </ol>
      )}
      {query && found.length === 0 && (
        <ol className="wide found">
          {nearest.map(({ path, name }) => (
            <li key={path}>
              <h2>
                <a href={path}>{name}</a>
              </h2>
            </li>
          ))}
          <li>
            <h2>
              <a href="/contact-us">Ask us</a>
            </h2>
            <p>A person answers within {answersWithin}.</p>
          </li>
        </ol>
      )}
    </>
  )
}

function leadOf(query: string, count: number): string {
  if (!query)
    return 'Search every page, post and tool. You can type a part of a word, and spelling mistakes are forgiven.'
  if (count === 0) return `No results for “${query}”. Try one word of it, or one of these pages.`
  if (count === 1) return `One place for “${query}”.`
  return count < most ? `${count} places for “${query}”, the best first.` : `The best ${most} places for “${query}”.`
}
