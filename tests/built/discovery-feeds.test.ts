import { readFileSync } from 'node:fs'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { plainText } from '#site/blog/post/reading.ts'
import { attributeOf, elementsBelow } from '../../scripts/discovery/discovery-tree.ts'
import { atom, rss, type Feed } from '../../scripts/discovery/feeds.ts'
import { news, posts } from './posts.ts'
import { all, only, readXml } from './xml.ts'

const { files, publicUrl } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')
const urls = [
  ...posts.map(({ slug, published }) => ({ date: published, url: `${publicUrl}/blog/${slug}` })),
  ...news.map(({ date, href }) => ({ date, url: publicUrl + href })),
]
  .toSorted((one, other) => other.date.localeCompare(one.date))
  .map(({ url }) => url)
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d \+0000$/
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** The whole text of a post or of a piece of news, with links that work anywhere; `id` is the entry's. */
function expectWhole(html: string, id: string) {
  const post = posts.find(({ slug }) => id.endsWith(`/blog/${slug}`))
  const paragraphs = post
    ? post.body.flatMap((block) => (block._type === 'block' ? plainText(block) : []))
    : [news.find(({ text }) => html.includes(text))!.text]
  const elements = elementsBelow(parseFragment(html))
  const text = html
    .replaceAll(/<sup>.*?<\/sup>|<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  for (const paragraph of paragraphs) expect(text).toContain(paragraph)
  for (const element of elements) {
    expect(element.attrs.map(({ name }) => name).filter((name) => name !== 'href')).toEqual([])
    expect(attributeOf(element, 'href') ?? 'mailto:').toMatch(/^(?:https?:\/\/|mailto:)/)
  }
}

test('the RSS feed has what RSS 2.0 asks for, and the whole text of every post', () => {
  const root = readXml(read('feed.xml'))
  expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
  const channel = root.children[0]!
  for (const name of ['title', 'link', 'description']) expect(only(channel, name)).not.toBe('')
  expect(all(channel, 'atom:link')[0]!.attributes).toMatchObject({ rel: 'self', href: `${publicUrl}/feed.xml` })
  expect(only(channel, 'lastBuildDate')).toMatch(rfc822)
  const items = all(channel, 'item')
  expect(items.map((item) => only(item, 'link'))).toEqual(urls)
  for (const item of items) {
    expect(only(item, 'pubDate')).toMatch(rfc822)
    expectWhole(only(item, 'content:encoded'), only(item, 'guid'))
  }
})

test('the Atom feed has what RFC 4287 asks for', () => {
  const feed = readXml(read('atom.xml'))
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
  for (const name of ['id', 'title', 'author']) only(feed, name)
  expect(only(feed, 'updated')).toMatch(rfc3339)
  expect(all(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['self', `${publicUrl}/atom.xml`],
    ['alternate', `${publicUrl}/blog`],
  ])
  const entries = all(feed, 'entry')
  expect(entries.map((entry) => all(entry, 'link')[0]!.attributes['href'])).toEqual(urls)
  expect(new Set(entries.map((entry) => only(entry, 'id'))).size).toBe(urls.length)
  for (const entry of entries) {
    expect([only(entry, 'published'), only(entry, 'updated')].every((date) => rfc3339.test(date))).toBe(true)
    expect(all(entry, 'content')[0]!.attributes.type).toBe('html')
    expectWhole(only(entry, 'content'), only(entry, 'id'))
  }
})

const url = z.url().startsWith(publicUrl)
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: z.literal(`${publicUrl}/blog`),
  feed_url: z.literal(`${publicUrl}/feed.json`),
  icon: url,
  language: z.literal('en'),
  authors: z.tuple([z.strictObject({ name: z.string(), url })]),
  items: z.array(
    z.strictObject({
      id: url,
      url,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.string().regex(rfc3339),
      date_modified: z.string().regex(rfc3339),
    }),
  ),
})

test('the JSON feed has the shape of JSON Feed 1.1', () => {
  const { items } = jsonFeed.parse(JSON.parse(read('feed.json')))
  expect(items.map((item) => item.url)).toEqual(urls)
  for (const item of items) expectWhole(item.content_html, item.id)
})

test.each(['blog/index.html', 'media/index.html', `blog/${posts[0]!.slug}/index.html`])(
  '%s names the three feeds, which have their own types',
  (file) => {
    for (const [path, type] of [
      ['/feed.xml', 'application/rss+xml'],
      ['/atom.xml', 'application/atom+xml'],
      ['/feed.json', 'application/feed+json'],
    ] as const) {
      expect(read(file)).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type.replace('+', '\\+')}" title="[^"]+" href="${publicUrl}${path}">`,
        ),
      )
      expect(files.find((each) => each.path === path)?.type).toBe(`${type}; charset=utf-8`)
    }
  },
)

const hostile: Feed = {
  publicUrl: 'https://a.example',
  page: '/blog',
  title: 'A & B <c>',
  description: '"quoted"',
  items: [
    {
      id: 'https://a.example/#1',
      url: 'https://a.example/?a=1&b=2',
      title: ']]> & <script>',
      summary: "it's",
      published: '2026-01-02',
      updated: '2026-01-03',
      html: '<p>1 &lt; 2</p>',
    },
  ],
}

test.each([rss, atom])('markup in a title stays text in %o', (write) => {
  const root = readXml(write(hostile))
  const text = JSON.stringify(root)
  expect(text).toContain(JSON.stringify(']]> & <script>').slice(1, -1))
  expect(text).toContain('<p>1 &lt; 2</p>')
})

test.each([
  ['<a><b></a></b>', /closes another/],
  ['<a>&nbsp;</a>', /no entity/],
  ['<a>&</a>', /no entity/],
  ['<a></a><b></b>', /one root/],
  ['<a x="1" x="2"></a>', /repeats/],
  ['<a x=1></a>', /cannot be read/],
  ['<a>\u0001</a>', /forbids/],
])('XML that is broken as %s is refused', (body, problem) => {
  expect(() => readXml(`<?xml version="1.0" encoding="UTF-8"?>${body}`)).toThrow(problem)
})
