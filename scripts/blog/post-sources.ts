import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { news } from '#content/blog/news.ts'
import { authors, categories } from '#content/blog/people-and-shelves.ts'
import { slugOf } from '#site/blog/post/addresses.ts'
import type { StoredDocument } from '#site/blog/source/dataset.server.ts'
import { portableText } from './portable-text.ts'
import { withFigures } from './post-figures.ts'

const folder = join(import.meta.dirname, '../../content/blog/posts')
const reference = (id: string, key?: string) => ({ _type: 'reference', _ref: id, ...(key && { _key: key }) })
const slug = (current: string) => ({ _type: 'slug', current })

/** A post as it is written: the fields above its first empty line, and its text. */
export type PostSource = { slug: string; fields: Record<string, string>; text: string }

/** The posts as they are written, by their file's name. */
export function postSources(): PostSource[] {
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [head = '', ...text] = readFileSync(join(folder, file), 'utf8').split('\n\n')
      const fields = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
      return { slug: basename(file, '.md'), fields, text: text.join('\n\n') }
    })
}

/** The documents of the dataset, made from what is written. Throws, naming the file, at what cannot be one. */
export function datasetOfSources(): StoredDocument[] {
  return [
    ...authors.map(({ slug: name, ...author }) => ({
      _id: `author-${name}`,
      _type: 'author',
      slug: slug(name),
      ...author,
    })),
    ...categories.map(({ slug: name, ...each }) => ({
      _id: `category-${name}`,
      _type: 'category',
      slug: slug(name),
      ...each,
    })),
    ...news.map(({ slug: name, ...each }) => ({ _id: `news-${name}`, _type: 'news', ...each })),
    ...postSources().map(postDocument),
  ]
}

const listed = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

function postDocument({ slug: name, fields, text }: PostSource): StoredDocument {
  try {
    const { title, excerpt, published, updated, author = authors[0]!.slug } = fields
    if (!title || !excerpt || !published) throw new Error('It needs title, excerpt and published.')
    const formerSlugs = listed(fields.formerly)
    return {
      _id: `post-${name}`,
      _type: 'post',
      title,
      slug: slug(name),
      ...(formerSlugs.length > 0 && { formerSlugs }),
      excerpt,
      publishedAt: published,
      ...(updated && { updatedAt: updated }),
      author: reference(`author-${author}`),
      categories: listed(fields.categories).map((each) => reference(`category-${each}`, slugOf(each))),
      tags: listed(fields.tags),
      body: portableText(withFigures(text)),
    }
  } catch (error) {
    throw new Error(`content/blog/posts/${name}.md: ${(error as Error).message}`, { cause: error })
  }
}
