import { expect, test } from 'vitest'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import { newsDocument } from '#site/blog/source/test-posts.server.ts'
import { readNews } from './read-news.server.ts'

const read = (...documents: ReturnType<typeof newsDocument>[]) =>
  readNews(openLocalSource(documents), { today: '2026-06-01' })

test('news come newest first; those of tomorrow wait, and drafts are nowhere', async () => {
  const { news, faults } = await read(
    newsDocument('a'),
    newsDocument('b', { date: '2026-06-01' }),
    newsDocument('later', { date: '2026-06-02' }),
    newsDocument('c', { _id: 'drafts.news-c' }),
  )
  expect(faults).toEqual([])
  expect(news.map(({ id }) => id)).toEqual(['news-b', 'news-a'])
  expect(news[1]).toEqual({
    id: 'news-a',
    date: '2026-01-01',
    title: 'News a',
    text: 'What happened with a.',
    href: '/blog/a',
  })
})

test.each([
  ['no title', { title: null }, 'title'],
  ['a day there is not', { date: '2026-02-30' }, 'date'],
  ['no text', { text: ' ' }, 'text'],
  ['an address that runs a script', { href: 'javascript:alert(1)' }, 'href'],
  ['an address of another host without saying so', { href: '//evil.example' }, 'href'],
  ['a mail', { href: 'mailto:a@b.example' }, 'href'],
])('news with %s are named and left out, and the others stay', async (_, more, field) => {
  const { news, faults } = await read(newsDocument('good'), newsDocument('bad', more))
  expect(news.map(({ id }) => id)).toEqual(['news-good'])
  expect(faults).toEqual([expect.stringContaining(`news-bad: ${field}`)])
})
