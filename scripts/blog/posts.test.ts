import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countWords } from '#site/blog/post/reading.ts'
import { datasetFile } from '#site/blog/source/dataset-file.ts'
import { readDataset, writeDataset } from '#site/blog/source/dataset.server.ts'
import { schemaTypes } from '../../sanity/schema.ts'
import { posts, faults } from '../../tests/built/posts.ts'
import { findFigures } from '../../tests/words/find-figures.ts'
import { portableText } from './portable-text.ts'
import { withFigures } from './post-figures.ts'
import { datasetOfSources, postSources } from './post-sources.ts'

const sources = postSources()

test('the dataset is what is written, with the figures of today: `npm run posts` makes it so', () => {
  const text = readFileSync(datasetFile, 'utf8')
  const { documents } = readDataset(text)
  const ids = new Set(sources.map(({ slug }) => `post-${slug}`))
  const kept = documents.filter(({ _id, _type }) => _type !== 'post' || ids.has(_id))
  expect(writeDataset(kept)).toBe(writeDataset(datasetOfSources()))
})

test('nothing of the dataset is left out, and there are twelve posts to read', () => {
  expect(faults).toEqual([])
  const long = posts.filter(({ body }) => countWords(body) >= 800)
  expect(long.length).toBeGreaterThanOrEqual(12)
  expect(posts.filter(({ body }) => countWords(body) > 2_000)).toEqual([])
})

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s fits where it is shown',
  (_, { title, excerpt, tags }) => {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(excerpt.length).toBeLessThanOrEqual(155)
    expect(tags.length).toBeGreaterThan(0)
  },
)

/** Prose: without code, drawings and what stands in backquotes, and with every figure that is put in taken out. */
const proseOf = (text: string) =>
  text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`|\{\{[^}]*\}\}|\]\([^)]*\)/g, '')
    .replaceAll(/^\d+\. /gm, '')

test.each(sources.map(({ slug, text }) => [slug, text] as const))(
  '%s says no figure that nobody computes',
  (slug, text) => {
    const lines = proseOf(text).split('\n')
    expect(findFigures(lines.map((line, at) => ({ file: slug, line: at + 1, text: line, under: [] })))).toEqual([])
  },
)

test.each([
  '{{gas TokenLocker | fly}}',
  '{{gas Nothing | lock}}',
  '{{cell docs/bench/wallet.md | no row | this site}}',
  '{{price audit.nothing}}',
  '{{guess it}}',
])('%s stops the making of the dataset', (text) => expect(() => withFigures(text)).toThrow(/./))

test.each(['![a](b.png)', '# a', '<b>a</b>', '- a\n\n  > b'])('%s cannot be kept, and says so', (markdown) =>
  expect(() => portableText(markdown)).toThrow(/cannot hold/),
)

test('every field of the dataset stands in the schema of the Studio', () => {
  const types = new Map(schemaTypes.map(({ name, fields }) => [name, new Set(fields.map((field) => field.name))]))
  const strays = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { _type: type } = value as { _type?: string }
    const known = type && types.get(type)
    for (const [name, child] of Object.entries(value)) {
      if (known && !name.startsWith('_') && !known.has(name)) strays.add(`${type}.${name}`)
      visit(child)
    }
  }
  visit(datasetOfSources())
  expect([...strays]).toEqual([])
  expect([...types.keys()]).toEqual(expect.arrayContaining(['post', 'author', 'category', 'figure']))
})
