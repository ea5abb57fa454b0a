import { brand } from '#content/brand.ts'
import { pages } from '#content/pages/catalogue.ts'
import { escapeHtml } from '#core/text/html.server.ts'
import { bodyHtml } from '#site/blog/page/body.server.ts'
import { postPath, taxonomyPath } from '#site/blog/post/addresses.ts'
import type { NewsItem } from '#site/blog/post/news.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import { taxonomiesOf } from '#site/blog/post/taxonomies.ts'
import { articleHtml } from '../discovery/discovery-article.ts'
import { feedPath, feeds, type Feed, type FeedItem } from '../discovery/feeds.ts'

/** A feed holds so many entries, the newest: with their whole text it would grow without end. */
export const mostItems = 50

/** The feeds of the blog with the news of the site, and those of each category. */
export function* blogFeeds(
  { posts, news }: { posts: readonly Post[]; news: readonly NewsItem[] },
  publicUrl: string,
): Generator<{ file: string; text: string }> {
  const { heading, description } = pages['/blog']!
  const all = [...posts.slice(0, mostItems).map((post) => itemOf(post, publicUrl)), ...newsItems(news, publicUrl)]
  const items = all.toSorted((one, other) => other.published.localeCompare(one.published)).slice(0, mostItems)
  yield* written({ publicUrl, page: '/blog', title: `${brand.name}: ${heading}`, description, items })
  for (const { kind, slug, name, about, posts: shelf } of taxonomiesOf(posts)) {
    if (kind !== 'category') continue
    const page = taxonomyPath(kind, slug)
    const own = shelf.slice(0, mostItems).map((post) => itemOf(post, publicUrl))
    yield* written({ publicUrl, page, title: `${brand.name}: ${name}`, description: about || name, items: own })
  }
}

function* written(feed: Feed) {
  for (const { file, write } of feeds) yield { file: feedPath(feed.page, file).slice(1), text: write(feed) }
}

function itemOf(post: Post, publicUrl: string): FeedItem {
  const { slug, title, excerpt, published, author } = post
  const path = postPath(slug)
  const url = publicUrl + path
  return {
    id: url,
    url,
    title,
    summary: excerpt,
    published,
    updated: changedOn(post),
    html: articleHtml(`<title>-</title><main>${bodyHtml(post.body).text}</main>`, { publicUrl, path }),
    author: author.name,
  }
}

function newsItems(news: readonly NewsItem[], publicUrl: string): FeedItem[] {
  return news.map(({ id, date, title, text, href }) => ({
    id: `${publicUrl}/media#${id}`,
    url: new URL(href, publicUrl).href,
    title,
    summary: text,
    published: date,
    updated: date,
    html: `<p>${escapeHtml(text)}</p>`,
  }))
}
