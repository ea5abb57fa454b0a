import { Fragment } from 'react'
import { postPath, taxonomyPath } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { readingMinutes } from '#site/blog/post/reading.ts'
import { Seal } from '#seals/components/seal.tsx'
import { longDate } from '#core/time/long-date.ts'

/** A date as people write it, with the one machines read. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>
}

/** When a post was written and last changed, and how long it takes to read. */
export function PostFacts({ post }: { post: Post }) {
  return (
    <>
      <LongDate date={post.published} />
      {post.updated && (
        <>
          , updated on <LongDate date={post.updated} />
        </>
      )}{' '}
      · {readingMinutes(post)} min to read
    </>
  )
}

/** A post in a list: its seal, and one link over its whole panel. */
export function PostCard({ post }: { post: Post }) {
  return (
    <li className="panel card post-card">
      <Seal seed={postPath(post.slug)} size={64} />
      <div>
        <h2 className="post-title">
          <a href={postPath(post.slug)}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
        <p className="soft small">
          <PostFacts post={post} /> · by {post.author.name}
        </p>
      </div>
    </li>
  )
}

/** The lines above the heading of a post: its categories as links, and its facts. */
export function PostKicker({ post }: { post: Post }) {
  return (
    <>
      {post.categories.map(({ slug, title }, at) => (
        <Fragment key={slug}>
          {at > 0 && ', '}
          <a href={taxonomyPath('category', slug)}>{title}</a>
        </Fragment>
      ))}
      {post.categories.length > 0 && ' · '}
      <PostFacts post={post} />
    </>
  )
}
