import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { parsePost } from '#site/blog/post/parse-post.server.ts'
import { postDocument, textBlock } from '#site/blog/source/test-posts.server.ts'
import { bodyHtml } from './body.server.ts'

const html = (...body: object[]) => bodyHtml(parsePost({ ...postDocument('a', { body }), slug: 'a' }).post!.body).text
const link = (href: string) =>
  html(
    textBlock('x', {
      markDefs: [{ _type: 'link', _key: 'l', href }],
      children: [{ _type: 'span', text: 'x', marks: ['l'] }],
    }),
  )

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  '//evil.example',
  'data:text/html,x',
  'http://plain.example',
  '/\\evil',
  'https://a b',
])('a link to %s is text', (href) => expect(link(href)).toBe('<p>x</p>'))

test.each(['https://example.com/?a=1&b=2', '/blog', '#c-part', 'mailto:a@b.example'])('a link to %s is one', (href) =>
  expect(link(href)).toContain(`<a href="${href.replace('&', '&amp;')}"`),
)

test('markup in words, code, tables, notes and drawings stays text', () => {
  const evil = '</p><script>alert(1)</script><img src=x onerror=alert(1)>"\''
  const written = html(
    textBlock(evil, {
      children: [
        { _type: 'span', text: evil, marks: ['strong'] },
        { _type: 'footnote', note: evil },
      ],
    }),
    textBlock(evil, { style: 'h2' }),
    { _type: 'code', language: 'solidity', code: evil, filename: evil },
    { _type: 'table', rows: [{ cells: [evil] }, { cells: [evil] }] },
    { _type: 'figure', drawing: 'bars', alt: evil, caption: evil, rows: [{ label: evil, value: 1 }] },
  )
  const tags = JSON.stringify(parseFragment(written), (key, value: unknown) =>
    key === 'parentNode' ? undefined : value,
  )
  expect(tags).not.toMatch(/"tagName":"(?:script|img)"|"name":"onerror"/)
  expect(written).toContain('&lt;script&gt;')
})

const item = (text: string, level: number, listItem = 'bullet') => textBlock(text, { listItem, level })
const noted = (text: string) =>
  textBlock(text, {
    children: [
      { _type: 'span', text, marks: [] },
      { _type: 'footnote', note: `On ${text}.` },
    ],
  })

test('lists nest by their levels, and stop where the text goes on', () => {
  expect(html(item('a', 1), item('b', 2, 'number'), item('c', 2, 'number'), item('d', 1), textBlock('e'))).toBe(
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><p>e</p>',
  )
})

test('notes are counted through the post and lead there and back', () => {
  const written = html(noted('a'), noted('b'))
  for (const number of [1, 2]) {
    expect(written).toContain(`id="ref-${number}" href="#note-${number}"`)
    expect(written).toContain(`<li id="note-${number}">On ${number === 1 ? 'a' : 'b'}. <a href="#ref-${number}"`)
  }
})

test('headings that say the same have ids that differ', () => {
  const written = html(...['Gas', 'Gas', '???'].map((text) => textBlock(text, { style: 'h2' })))
  expect([...written.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['c-gas', 'c-gas-2', 'c-part'])
})

test.each([
  ['a name nobody draws', { drawing: 'constructor' }],
  ['rows that are not accounts', { drawing: 'merkle-tree', rows: [{ label: 'me', value: 1 }] }],
  ['half a token', { drawing: 'merkle-tree', rows: [{ label: `0x${'1'.repeat(40)}`, value: 0.5 }] }],
  ['no rows', { drawing: 'bars', rows: [] }],
])('a drawing with %s is left out', (_, more) =>
  expect(html(textBlock('a'), { _type: 'figure', alt: 'x', rows: [{ label: 'a', value: 1 }], ...more })).toBe(
    '<p>a</p>',
  ),
)

test('figures are set as figures where their whole column is, its head among them', () => {
  const rows = [
    ['a', 'gas', 'said'],
    ['b', '1,200', 'none'],
    ['c', '–', '4'],
  ].map((cells) => ({ cells }))
  const table = html({ _type: 'table', rows })
  expect(table).toContain('<th scope="col">a</th><th scope="col" class="to-end">gas</th><th scope="col">said</th>')
  expect(table).toContain('<td class="figure">1,200</td><td>none</td>')
  expect(table).toContain('<td class="figure">–</td><td>4</td>')
})

test('an attack is a link to its level, and a level that nobody knows is left out', () => {
  const shown = html({ _type: 'attack', level: 'reentrancy' })
  expect(shown).toContain('<a class="button" href="/attack/reentrancy">Run “The bank that pays first”</a>')
  expect(html({ _type: 'attack', level: 'nothing' })).toBe('')
})
