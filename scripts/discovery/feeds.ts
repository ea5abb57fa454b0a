import { brand } from '#content/brand.ts'
import { escapeHtml } from '#core/text/html.server.ts'

/** One entry of the feeds, with its whole text as HTML whose links are absolute. Dates are ISO dates, read as midnight UTC. */
export type FeedItem = {
  /** Never changes and stands for nothing else: the address of a post, the place of a piece of news. */
  id: string
  url: string
  title: string
  summary: string
  published: string
  updated: string
  html: string
  /** The author, where it is not the company as a whole. */
  author?: string
}

/** What the feeds are made of, newest item first. */
export type Feed = {
  publicUrl: string
  /** The path of the page it is the feed of, below which its files stand; `/blog` for the whole blog, whose files stand at the root. */
  page: string
  title: string
  description: string
  items: readonly FeedItem[]
}

/** Where a feed's file is: the feeds of the blog at the root, those of a category below it. */
export const feedPath = (page: string, file: string): string => (page === '/blog' ? `/${file}` : `${page}/${file}`)

/** The feeds of the site: which pages name them, and what writes them. */
export const feeds: readonly { file: string; type: string; name: string; on: RegExp; write: (feed: Feed) => string }[] =
  [
    { file: 'feed.xml', type: 'application/rss+xml', name: `${brand.name}, RSS`, on: /^\/(?:blog|media)/, write: rss },
    {
      file: 'atom.xml',
      type: 'application/atom+xml',
      name: `${brand.name}, Atom`,
      on: /^\/(?:blog|media)/,
      write: atom,
    },
    {
      file: 'feed.json',
      type: 'application/feed+json',
      name: `${brand.name}, JSON`,
      on: /^\/(?:blog|media)/,
      write: jsonFeed,
    },
  ]

const moment = (date: string) => new Date(date)
/** RFC 822, with the four figures of a year that RFC 2822 wants. */
const rfc822 = (date: string) => moment(date).toUTCString().replace('GMT', '+0000')
/** RFC 3339. */
const rfc3339 = (date: string) => moment(date).toISOString().replace('.000Z', 'Z')
const lastChange = ({ items }: Feed) =>
  items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
const xml = escapeHtml

/** RSS 2.0 with the whole text in `content:encoded`. */
export function rss(feed: Feed): string {
  const { publicUrl, page, title, description, items } = feed
  const changed = lastChange(feed)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(title)}</title>
<link>${publicUrl}${page}</link>
<description>${xml(description)}</description>
<language>en</language>
<atom:link href="${publicUrl}${feedPath(page, 'feed.xml')}" rel="self" type="application/rss+xml"/>${
    changed ? `\n<lastBuildDate>${rfc822(changed)}</lastBuildDate>` : ''
  }
${items
  .map(
    (item) => `<item>
<title>${xml(item.title)}</title>
<link>${xml(item.url)}</link>
<guid isPermaLink="${item.id === item.url}">${xml(item.id)}</guid>
<pubDate>${rfc822(item.published)}</pubDate>
<dc:creator>${xml(item.author ?? brand.name)}</dc:creator>
<description>${xml(item.summary)}</description>
<content:encoded>${xml(item.html)}</content:encoded>
</item>
`,
  )
  .join('')}</channel>
</rss>
`
}

/** Atom (RFC 4287) with the whole text. */
export function atom(feed: Feed): string {
  const { publicUrl, page, title, description, items } = feed
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${publicUrl}${feedPath(page, 'atom.xml')}</id>
<title>${xml(title)}</title>
<subtitle>${xml(description)}</subtitle>
<updated>${rfc3339(lastChange(feed) ?? '1970-01-01')}</updated>
<author><name>${xml(brand.name)}</name><uri>${publicUrl}/</uri></author>
<link rel="self" type="application/atom+xml" href="${publicUrl}${feedPath(page, 'atom.xml')}"/>
<link rel="alternate" type="text/html" href="${publicUrl}${page}"/>
${items
  .map(
    (item) => `<entry>
<id>${xml(item.id)}</id>
<title>${xml(item.title)}</title>
<link rel="alternate" type="text/html" href="${xml(item.url)}"/>
<published>${rfc3339(item.published)}</published>
<updated>${rfc3339(item.updated)}</updated>
<summary>${xml(item.summary)}</summary>
<content type="html">${xml(item.html)}</content>
</entry>
`,
  )
  .join('')}</feed>
`
}

/** JSON Feed 1.1 with the whole text. */
export function jsonFeed({ publicUrl, page, title, description, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: publicUrl + page,
    feed_url: publicUrl + feedPath(page, 'feed.json'),
    icon: `${publicUrl}/apple-touch-icon.png`,
    language: 'en',
    authors: [{ name: brand.name, url: `${publicUrl}/` }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: rfc3339(item.published),
      date_modified: rfc3339(item.updated),
    })),
  }
  return `${JSON.stringify(feed, undefined, 2)}\n`
}
