import { brand, postsEditedAt } from '#content/brand.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { postPath, shelfPath, slugOf } from '#site/blog/post/addresses.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import { headingsOf } from '#site/blog/post/reading.ts'
import type { Neighbours } from '#site/blog/post/shelves.ts'
import { clipped, type BlogPage } from './blog-page.server.ts'
import { bodyHtml } from './body.server.ts'
import { categoriesHtml, dateHtml, factsHtml, headHtml } from './page-parts.server.ts'
import { pictureHtml } from './picture-html.server.ts'

/** What a post is told of its site: its origin, and where posts are edited, if they can be. */
type PostSite = { publicUrl: string; editedAt?: string }

/** The page of a post: its text beside the list of its parts, who wrote it when, and where to read on. */
export function postPage(
  post: Post,
  neighbours: Neighbours,
  { publicUrl, editedAt = postsEditedAt }: PostSite,
): BlogPage {
  const path = postPath(post.slug)
  const { title, excerpt, author, seo } = post
  const by = markup`<p class="soft small">By <a rel="author" href="${shelfPath('author', author.slug)}">${author.name}</a>${
    post.updated && markup` · last changed on ${dateHtml(post.updated)}`
  }</p>`
  const categories = categoriesHtml(post)
  const kicker = categories ? markup`${categories} · ${factsHtml(post)}` : factsHtml(post)
  const main = markup`<article>${headHtml({ path, heading: title, lead: excerpt, kicker, more: by })}<div class="wide post">${contentsHtml(
    post,
  )}<div class="post-text">${post.cover && pictureHtml(post.cover)}${bodyHtml(post.body)}</div></div></article><div class="wide post-foot">${footHtml(
    post,
    publicUrl + path,
    editedAt,
  )}${onwardsHtml(neighbours)}</div>`
  return {
    path,
    title: clipped(seo?.title ?? title, 60),
    description: clipped(seo?.description ?? excerpt, 155),
    heading: title,
    main,
    posts: [post],
    published: post.published,
    changed: changedOn(post),
    template: 'post',
  }
}

function contentsHtml({ body }: Post): SafeHtml {
  const parts = headingsOf(body).filter(({ level }) => level === 2)
  if (parts.length < 2) return markup`<div></div>`
  return markup`<nav class="contents" aria-label="Contents of this post"><p class="soft small">Contents</p><ol>${parts.map(
    ({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`,
  )}</ol></nav>`
}

function footHtml({ slug, tags, title }: Post, address: string, editedAt: string): SafeHtml {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return markup`<div class="post-facts"><p class="soft">${tags
    .filter(slugOf)
    .map(
      (tag, at) => markup`${at > 0 && ' · '}<a href="${shelfPath('tag', slugOf(tag))}">${tag}</a>`,
    )}</p><p class="soft small">Share: <a href="${mail}">by mail</a>, or copy <code class="address">${address}</code>. Follow ${brand.name} by <a href="/feed.xml">RSS</a>, <a href="/atom.xml">Atom</a> or <a href="/feed.json">JSON feed</a>.${
    editedAt && markup` A mistake? <a rel="noopener" href="${editedAt}${slug}.md">Edit this post</a>.`
  }</p></div>`
}

function onwardsHtml({ newer, older, related }: Neighbours): SafeHtml {
  return markup`${
    related.length > 0 &&
    markup`<section aria-labelledby="related"><h2 class="post-title" id="related">Related posts</h2><ul class="related">${related.map(
      ({ slug, title, excerpt }) =>
        markup`<li><a href="${postPath(slug)}">${title}</a><span class="soft">${excerpt}</span></li>`,
    )}</ul></section>`
  }<nav class="post-ways" aria-label="Other posts"><ul class="ways">${way(older, 'Before', 'prev')}${way(
    newer,
    'After',
    'next',
  )}<li><span class="soft small">Everything</span><a href="/blog">All posts</a></li></ul></nav>`
}

function way(post: Post | undefined, label: string, rel: string): SafeHtml | undefined {
  if (!post) return undefined
  return markup`<li><span class="soft small">${label}</span><a rel="${rel}" href="${postPath(post.slug)}">${post.title}</a></li>`
}
