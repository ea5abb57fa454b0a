import { SafeHtml } from '#core/text/html.server.ts'
import type { Block, Post, TextBlock } from '#site/blog/post/post.ts'
import { taxonomiesOf } from '#site/blog/post/taxonomies.ts'
import { postPage } from './post-page.server.ts'
import { listPages } from './taxonomy-pages.server.ts'

const text = (words: string, more: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  style: 'normal',
  level: 1,
  links: { l: '/blog' },
  children: [
    { _type: 'span', text: words, marks: ['code', 'em', 'strong', 'l'] },
    { _type: 'footnote', note: words },
  ],
  ...more,
})

const picture = { asset: 'a', alt: 'a', caption: 'a', shown: { src: '/a.png', width: 1, height: 1 } }

/** One of everything a post can hold. */
const everything: readonly Block[] = [
  text('a', { style: 'h2' }),
  text('b', { style: 'h2' }),
  text('c', { style: 'h3' }),
  text('d'),
  text('e', { style: 'blockquote' }),
  text('f', { listItem: 'bullet' }),
  text('g', { listItem: 'number' }),
  { _type: 'code', language: 'ts', filename: 'a.ts', code: "// a\nconst a = 'a'" },
  {
    _type: 'table',
    caption: 'a',
    rows: [
      ['a', 'b', 'c'],
      ['d', '1', '1'],
    ],
  },
  { _type: 'image', ...picture },
  { _type: 'figure', drawing: 'bars', alt: 'a', caption: 'a', rows: [{ label: 'a', value: 1 }] },
  { _type: 'figure', drawing: 'schedule', alt: 'a', rows: [{ label: 'a', value: 1 }] },
  {
    _type: 'figure',
    drawing: 'merkle-tree',
    alt: 'a',
    rows: [1, 2].map((value) => ({ label: `0x${'1'.repeat(40)}`, value })),
  },
]

/** Everything that a page of the blog can hold, under one first heading: its styles are chosen by this. */
export function specimenHtml(): SafeHtml {
  const post: Post = {
    id: 'a',
    slug: 'a',
    formerSlugs: [],
    title: 'a',
    excerpt: 'a',
    published: '2000-01-01',
    updated: '2000-01-02',
    author: { name: 'a', slug: 'a', about: 'a', kind: 'team' },
    categories: [{ title: 'a', slug: 'a', about: 'a' }],
    tags: ['a'],
    body: everything,
  }
  const many = Array.from({ length: 13 }, () => post)
  const site = { publicUrl: '' }
  const drawn = [
    postPage(post, { newer: post, older: post, related: [post] }, site),
    ...listPages(many, taxonomiesOf([post])).slice(0, 2),
  ]
  const bodies = drawn.map(({ main }) => main.text)
  // One first heading a page, for every combination here.
  const [first = '', ...others] = bodies
  return new SafeHtml(first + others.join('').replaceAll(/<h1>.*?<\/h1>/g, ''))
}
