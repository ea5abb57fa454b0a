import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from '#seals/marks/svg-text.ts'
import { postPath, shelfPath } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { readingMinutes } from '#site/blog/post/reading.ts'
import { longDate } from '#ui/components/long-date.ts'

/** The top of a page of the blog: what stands above its heading, the heading, its first paragraph, and the seal of its path. */
export function headHtml({
  path,
  heading,
  lead,
  kicker,
  more,
}: {
  path: string
  heading: string
  lead: string
  kicker?: SafeHtml
  more?: SafeHtml
}): SafeHtml {
  // The engraver draws numbers only: its text is markup already.
  const drawing = new SafeHtml(svgOf(seal(path, 304), { size: 304, color: 'currentColor', id: 'page-seal' }))
  return markup`<div class="page-top"><div class="page-head wide"><div class="page-head-text">${
    kicker && markup`<p class="soft">${kicker}</p>`
  }<h1>${heading}</h1><p class="lead">${lead}</p>${more}</div><div class="page-seal" aria-hidden="true">${drawing}</div></div></div>`
}

/** A date as people write it, with the one machines read. */
export const dateHtml = (date: string): SafeHtml => markup`<time datetime="${date}">${longDate(date)}</time>`

/** When a post was written and how long it takes to read. */
export function factsHtml(post: Post): SafeHtml {
  return markup`${dateHtml(post.published)} · ${readingMinutes(post)} min to read`
}

/** A post in a list: one link over its whole panel. */
export function cardHtml(post: Post): SafeHtml {
  return markup`<li class="panel card"><p class="soft small">${factsHtml(post)} · by ${post.author.name}</p><h2 class="post-title"><a href="${postPath(post.slug)}">${post.title}</a></h2><p>${post.excerpt}</p></li>`
}

/** The categories of a post as links. */
export function categoriesHtml({ categories }: Post): SafeHtml | undefined {
  if (categories.length === 0) return undefined
  return markup`${categories.map(
    ({ slug, title }, at) => markup`${at > 0 && ', '}<a href="${shelfPath('category', slug)}">${title}</a>`,
  )}`
}
