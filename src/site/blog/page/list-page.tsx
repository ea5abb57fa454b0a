import { taxonomyPath, type TaxonomyKind } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import type { Taxonomy } from '#site/blog/post/taxonomies.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import { SearchForm } from '#ui/pages/search-form.tsx'
import { PostCard } from './post-facts.tsx'

/** Tags offered on the page of all posts: those under which there is something to choose from, those with most posts first. */
const mostTags = 16

type Shown = {
  path: string
  heading: string
  lead: string
  posts: readonly Post[]
  /** What the first page leads to: the shelves there are, or the feeds below an address. */
  more?: { shelves: readonly Taxonomy[] } | { feedsBelow: string }
  /** The addresses of the pages beside it, and which of how many it is; absent where there is one page only. */
  ways?: { number: number; count: number; newer?: string; older?: string }
}

/** A list of posts, one of its pages. */
export function ListPage({ path, heading, lead, posts, more, ways }: Shown) {
  return (
    <>
      <PageHead path={path} page={{ heading, lead }} />
      {posts.length > 0 ? (
        <ol className="wide post-list">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ol>
      ) : (
        <p className="wide">There are no posts here yet.</p>
      )}
      {ways && (
        <nav className="wide" aria-label="Pages">
          <ul className="ways">
            {ways.newer && (
              <li>
                <a rel="prev" href={ways.newer}>
                  Newer posts
                </a>
              </li>
            )}
            <li className="soft">
              Page {ways.number} of {ways.count}
            </li>
            {ways.older && (
              <li>
                <a rel="next" href={ways.older}>
                  Older posts
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {more && (
        <aside className="wide post-finders" aria-label="Find a post">
          {'shelves' in more ? <Finders {...more} /> : <Feeds below={more.feedsBelow} />}
        </aside>
      )}
    </>
  )
}

/** Below the list: a field that searches the whole site, and the taxonomies with their numbers of posts. */
function Finders({ shelves }: { shelves: readonly Taxonomy[] }) {
  const of = (kind: TaxonomyKind) => shelves.filter((shelf) => shelf.kind === kind)
  const tags = of('tag')
    .filter(({ posts }) => posts.length > 1)
    .toSorted((one, other) => other.posts.length - one.posts.length)
    .slice(0, mostTags)
  return (
    <>
      <SearchForm id="blog-search" label="Search the posts and the site" />
      <Shelves label="Categories" shelves={of('category')} />
      <Shelves label="Tags" shelves={tags} />
      <Shelves label="Authors" shelves={of('author')} />
      <Feeds below="" />
    </>
  )
}

function Shelves({ label, shelves }: { label: string; shelves: readonly Taxonomy[] }) {
  if (shelves.length === 0) return undefined
  return (
    <nav className="shelves" aria-label={label}>
      <span className="soft small">{label}</span>
      <ul className="shelf-links">
        {shelves.map(({ kind, slug, name, posts }) => (
          <li key={slug}>
            <a href={taxonomyPath(kind, slug)}>{name}</a> <span className="soft small mono">{posts.length}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Feeds({ below }: { below: string }) {
  return (
    <p className="soft small">
      Follow by <a href={`${below}/feed.xml`}>RSS</a>, <a href={`${below}/atom.xml`}>Atom</a> or{' '}
      <a href={`${below}/feed.json`}>JSON feed</a>.
    </p>
  )
}
