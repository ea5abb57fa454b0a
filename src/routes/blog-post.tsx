import { Link, useParams, type MetaFunction } from 'react-router'
import { posts } from '#content/posts.ts'
import { Seal } from '#engraver/seal.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pages } from '#shell/pages.ts'
import { longDate } from '#ui/long-date.ts'

const postAt = (title: string | undefined) => posts.find(({ slug }) => slug === title)

export const meta: MetaFunction = ({ params }) => {
  const post = postAt(params.title)
  return post ? pageMeta(`/blog/${post.slug}`, post) : pageMeta('/404', pages['/404'])
}

/** /blog/:title */
export default function BlogPost() {
  const post = postAt(useParams().title)
  if (!post) return <NotFound />
  return (
    <article>
      <div className="page-head wide">
        <div className="page-head-text">
          <p className="soft">
            <time dateTime={post.published}>{longDate(post.published)}</time>
          </p>
          <h1>{post.title}</h1>
          <p className="lead">{post.description}</p>
        </div>
        <div className="page-seal">
          <Seal seed={`/blog/${post.slug}`} size={360} />
        </div>
      </div>
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
