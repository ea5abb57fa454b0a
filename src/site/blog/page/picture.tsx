import type { Picture } from '#site/blog/post/post.ts'

/** A picture with its caption, in a place of its own size before it is there. Nothing for one that could not be had. */
export function PostPicture({ alt, caption, shown }: Picture) {
  if (!shown) return undefined
  return (
    <figure className="drawing">
      <img {...shown} alt={alt} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
