import { Fragment } from 'react'
import { brand } from '#content/brand.ts'
import { postPath, taxonomyPath, slugOf } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { headingsOf } from '#site/blog/post/reading.ts'
import type { Neighbours } from '#site/blog/post/taxonomies.ts'
import { Contents } from '#ui/pages/contents.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { PostPicture } from './picture.tsx'
import { PostBody } from './post-body.tsx'
import { PostKicker } from './post-facts.tsx'

type Shown = { post: Post; neighbours: Neighbours; publicUrl: string; editedAt: string }

/** The page of a post: its text beside the list of its parts, who wrote it when, and where to read on. */
export function PostPage({ post, neighbours, publicUrl, editedAt }: Shown) {
  const { slug, title, excerpt, author } = post
  return (
    <>
      <article>
        <PageHead
          path={postPath(slug)}
          page={{ heading: title, lead: excerpt }}
          kicker={<PostKicker post={post} />}
          details={
            <p className="soft small">
              By{' '}
              <a rel="author" href={taxonomyPath('author', author.slug)}>
                {author.name}
              </a>
            </p>
          }
        />
        <div className="wide post">
          <PostContents post={post} />
          <div className="post-text">
            {post.cover && <PostPicture {...post.cover} />}
            <PostBody body={post.body} />
          </div>
        </div>
      </article>
      <div className="wide post-foot">
        <Foot post={post} address={publicUrl + postPath(slug)} editedAt={editedAt} />
        <Onwards {...neighbours} />
      </div>
    </>
  )
}

function PostContents({ post }: { post: Post }) {
  const parts = headingsOf(post.body).filter(({ level }) => level === 2)
  return parts.length < 2 ? <div /> : <Contents label="Contents of this post" parts={parts} />
}

function Foot({ post: { slug, tags, title }, address, editedAt }: { post: Post; address: string; editedAt: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <div className="post-facts">
      <p className="soft">
        {tags.filter(slugOf).map((tag, at) => (
          <Fragment key={tag}>
            {at > 0 && ' · '}
            <a href={taxonomyPath('tag', slugOf(tag))}>{tag}</a>
          </Fragment>
        ))}
      </p>
      <p className="soft small">
        Share: <a href={mail}>by mail</a>, or copy <code className="address">{address}</code>. Follow {brand.name} by{' '}
        <a href="/feed.xml">RSS</a>, <a href="/atom.xml">Atom</a> or <a href="/feed.json">JSON feed</a>.
        {editedAt && (
          <>
            {' '}
            A mistake?{' '}
            <a rel="noopener" href={`${editedAt}${slug}.md`}>
              Edit this post
            </a>
            .
          </>
        )}
      </p>
    </div>
  )
}

function Onwards({ newer, older, related }: Neighbours) {
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 className="post-title" id="related">
            Related posts
          </h2>
          <ul className="related">
            {related.map(({ slug, title, excerpt }) => (
              <li key={slug}>
                <a href={postPath(slug)}>{title}</a>
                <span className="soft">{excerpt}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="post-ways" aria-label="Other posts">
        <ul className="ways">
          <Way post={older} label="Before" rel="prev" />
          <Way post={newer} label="After" rel="next" />
          <li>
            <span className="soft small">Everything</span>
            <a href="/blog">All posts</a>
          </li>
        </ul>
      </nav>
    </>
  )
}

function Way({ post, label, rel }: { post: Post | undefined; label: string; rel: string }) {
  if (!post) return undefined
  return (
    <li>
      <span className="soft small">{label}</span>
      <a rel={rel} href={postPath(post.slug)}>
        {post.title}
      </a>
    </li>
  )
}
