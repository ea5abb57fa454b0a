import type { StoredDocument } from './dataset.server.ts'

/** The document of a post as the store keeps it, called by its letter; `more` is put over it. */
export function postDocument(name: string, more: object = {}): StoredDocument {
  return {
    _id: `post-${name}`,
    _type: 'post',
    title: `Post ${name}`,
    slug: { _type: 'slug', current: name },
    excerpt: `What post ${name} says.`,
    publishedAt: '2026-01-01T00:00:00Z',
    author: { _type: 'reference', _ref: 'author-one' },
    categories: [{ _type: 'reference', _ref: 'category-one', _key: 'a' }],
    tags: ['gas'],
    body: [textBlock(`Text of ${name}.`)],
    ...more,
  }
}

/** A piece of news as the store keeps it, called by its letter. */
export function newsDocument(name: string, more: object = {}): StoredDocument {
  const [title, text] = [`News ${name}`, `What happened with ${name}.`]
  return { _id: `news-${name}`, _type: 'news', title, text, date: '2026-01-01', href: `/blog/${name}`, ...more }
}

/** A paragraph as the store keeps it. */
export function textBlock(text: string, more: object = {}) {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
    ...more,
  }
}

/** An author and a category for the posts. */
export const taxonomyDocuments: StoredDocument[] = [
  { _id: 'author-one', _type: 'author', name: 'One', slug: { current: 'one' }, kind: 'person' },
  { _id: 'category-one', _type: 'category', title: 'First', slug: { current: 'first' } },
]

/** A picture as the store keeps it in a post, called by the letters of its name. */
export function pictureBlock(name: string, more: object = {}) {
  return {
    _type: 'image',
    _key: name,
    asset: { _type: 'reference', _ref: `image-${name}-3x2-png` },
    alt: `What ${name} shows`,
    ...more,
  }
}

/** The bytes a picture begins with that say it is a PNG, three pixels wide and two high; `rest` follows. */
export const pngBytes = (rest = ''): Uint8Array =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex'), Buffer.from(rest)])
