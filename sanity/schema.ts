/**
 * The documents of the blog for Sanity Studio: hand `schemaTypes` to `defineConfig({ schema: { types: schemaTypes } })`. They are
 * plain objects, so that this project needs no Studio. What the pages make of a document stands in `src/site/blog/post/parse-post.server.ts`.
 */
type Field = { name: string; type: string; title?: string; description?: string; [option: string]: unknown }
type SchemaType = { name: string; type: string; title: string; fields: readonly Field[]; [option: string]: unknown }

const slug = (source: string, description: string): Field => ({
  name: 'slug',
  type: 'slug',
  options: { source, maxLength: 96 },
  description,
})

const inSmallLetters = 'Small letters, figures and hyphens: it is the address of the page.'

const author: SchemaType = {
  name: 'author',
  type: 'document',
  title: 'Author',
  fields: [
    { name: 'name', type: 'string' },
    slug('name', inSmallLetters),
    { name: 'about', type: 'text', rows: 3 },
    { name: 'kind', type: 'string', options: { list: ['person', 'team'] } },
  ],
}

const category: SchemaType = {
  name: 'category',
  type: 'document',
  title: 'Category',
  fields: [{ name: 'title', type: 'string' }, slug('title', inSmallLetters), { name: 'about', type: 'text', rows: 3 }],
}

const news: SchemaType = {
  name: 'news',
  type: 'document',
  title: 'News',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'date', type: 'date', description: 'News of tomorrow waits until then.' },
    { name: 'text', type: 'text', rows: 3 },
    { name: 'href', type: 'string', description: 'Where it can be seen: a path of this site or an https address.' },
  ],
}

const code: SchemaType = {
  name: 'code',
  type: 'object',
  title: 'Code',
  fields: [
    { name: 'language', type: 'string', options: { list: ['solidity', 'ts', 'bash', 'json', 'text'] } },
    { name: 'filename', type: 'string', description: 'Stands above the code, instead of the language.' },
    { name: 'code', type: 'text' },
  ],
}

const tableRow: SchemaType = {
  name: 'tableRow',
  type: 'object',
  title: 'Row',
  fields: [{ name: 'cells', type: 'array', of: [{ type: 'string' }] }],
}

const table: SchemaType = {
  name: 'table',
  type: 'object',
  title: 'Table',
  fields: [
    { name: 'caption', type: 'string' },
    { name: 'rows', type: 'array', of: [{ type: 'tableRow' }], description: 'The first row is the head.' },
  ],
}

const figureRow: SchemaType = {
  name: 'figureRow',
  type: 'object',
  title: 'Row',
  fields: [
    { name: 'label', type: 'string' },
    { name: 'value', type: 'number' },
  ],
}

const figure: SchemaType = {
  name: 'figure',
  type: 'object',
  title: 'Drawing',
  fields: [
    { name: 'drawing', type: 'string', options: { list: ['bars', 'schedule', 'seals', 'merkle-tree'] } },
    { name: 'alt', type: 'string', description: 'What the drawing shows, for those who do not see it.' },
    { name: 'caption', type: 'string' },
    { name: 'rows', type: 'array', of: [{ type: 'figureRow' }] },
  ],
}

const attack: SchemaType = {
  name: 'attack',
  type: 'object',
  title: 'Attack',
  fields: [
    { name: 'level', type: 'string', description: 'The end of its address: `reentrancy` is /attack/reentrancy.' },
  ],
}

const footnote: SchemaType = {
  name: 'footnote',
  type: 'object',
  title: 'Footnote',
  fields: [{ name: 'note', type: 'text', rows: 2 }],
}

const text = {
  type: 'block',
  styles: ['normal', 'h2', 'h3', 'blockquote'].map((value) => ({ title: value, value })),
  lists: ['bullet', 'number'].map((value) => ({ title: value, value })),
  marks: {
    decorators: ['strong', 'em', 'code'].map((value) => ({ title: value, value })),
    annotations: [{ name: 'link', type: 'object', title: 'Link', fields: [{ name: 'href', type: 'string' }] }],
  },
  of: [{ type: 'footnote' }],
}

const alt: Field = { name: 'alt', type: 'string', description: 'What it shows, for those who do not see it. Needed.' }

const image: Field = {
  name: 'image',
  type: 'image',
  title: 'Picture',
  description: 'PNG, JPEG or WebP. The site takes a copy.',
  fields: [alt, { name: 'caption', type: 'string' }],
}

const post: SchemaType = {
  name: 'post',
  type: 'document',
  title: 'Post',
  fields: [
    { name: 'title', type: 'string', description: 'At most 60 characters are shown by search engines.' },
    slug('title', inSmallLetters),
    {
      name: 'formerSlugs',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Addresses it had before: they lead here.',
    },
    { name: 'excerpt', type: 'text', rows: 3, description: 'At most 155 characters are shown by search engines.' },
    { name: 'publishedAt', type: 'datetime', description: 'A post of tomorrow waits until then.' },
    { name: 'updatedAt', type: 'datetime' },
    { name: 'author', type: 'reference', to: [{ type: 'author' }] },
    { name: 'categories', type: 'array', of: [{ type: 'reference', to: [{ type: 'category' }] }] },
    { name: 'tags', type: 'array', of: [{ type: 'string' }], options: { layout: 'tags' } },
    {
      name: 'body',
      type: 'array',
      of: [text, { type: 'code' }, { type: 'table' }, { type: 'figure' }, { type: 'attack' }, image],
    },
    { ...image, name: 'cover', title: 'Cover', description: 'Stands above the text, if there is one.' },
    {
      name: 'seo',
      type: 'object',
      title: 'For search engines',
      description: 'What they and sharing cards are told instead of title and excerpt.',
      fields: [
        { name: 'title', type: 'string' },
        { name: 'description', type: 'text', rows: 3 },
      ],
    },
  ],
}

/** Every type of the dataset. */
export const schemaTypes: readonly SchemaType[] = [
  post,
  news,
  author,
  category,
  code,
  table,
  tableRow,
  figure,
  figureRow,
  attack,
  footnote,
]
