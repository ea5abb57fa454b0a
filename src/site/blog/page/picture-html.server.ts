import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { Picture } from '#site/blog/post/post.ts'

/** A picture with its caption, in a place of its own size before it is there. Nothing for one that could not be had. */
export function pictureHtml({ alt, caption, shown }: Picture): SafeHtml | undefined {
  if (!shown) return undefined
  const { src, width, height } = shown
  return markup`<figure class="drawing"><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">${
    caption && markup`<figcaption>${caption}</figcaption>`
  }</figure>`
}
