import { Link } from 'react-router'
import { posts } from '#content/posts.ts'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { blog as words } from '#content/pages/blog.ts'
import { longDate } from '#ui/long-date.ts'

export const meta = () => pageMeta('/blog', words)

/** /blog */
export default function Blog() {
  return (
    <>
      <PageHead path="/blog" page={words} />
      <ol className="wide post-list">
        {posts.map(({ slug, title, description, published }) => (
          <li className="panel card" key={slug}>
            <time className="soft small" dateTime={published}>
              {longDate(published)}
            </time>
            <h2 className="post-title">
              <Link to={`/blog/${slug}`}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
