import { Link, useParams, type MetaFunction } from 'react-router'
import { posts } from '#content/posts.ts'
import { NotFound } from '#shell/not-found.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { notFound as words } from '#content/pages/not-found.ts'
import { longDate } from '#ui/long-date.ts'

const postAt = (title: string | undefined) => posts.find(({ slug }) => slug === title)

export const meta: MetaFunction = ({ params }) => {
  const post = postAt(params.title)
  return post ? pageMeta(`/blog/${post.slug}`, post) : pageMeta('/404', words)
}

/** /blog/:title */
export default function BlogPost() {
  const post = postAt(useParams().title)
  if (!post) return <NotFound />
  return (
    <article>
      <PageHead
        path={`/blog/${post.slug}`}
        page={{ heading: post.title, lead: post.description }}
        kicker={<time dateTime={post.published}>{longDate(post.published)}</time>}
      />
      <div className="wide reading">
        {post.paragraphs.map((text) =>
          text.startsWith('## ') ? <h2 key={text}>{text.slice(3)}</h2> : <p key={text}>{text}</p>,
        )}
        <p>
          <Link to="/blog">All posts</Link>
        </p>
      </div>
    </article>
  )
}
