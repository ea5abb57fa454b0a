import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The numbers a list of decisions names, ranges such as 010–016 among them. */
function decisionsIn(text: string): number[] {
  return [...text.matchAll(/\b([01]\d\d)(?:–([01]\d\d))?\b/g)].flatMap(([, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, at) => Number(first) + at),
  )
}

test('the list of documents names every decision, and none that there is not', () => {
  const line = readFileSync('docs/README.md', 'utf8')
    .split('\n')
    .find((each) => each.includes('(decisions)'))!
  const written = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 3)))
  expect(decisionsIn(line).toSorted()).toEqual([...new Set(written)].toSorted())
})

test('ranges of decisions are read whole', () =>
  expect(decisionsIn('001–003 the house, 010 more')).toEqual([1, 2, 3, 10]))

/** Documents of the project, which are read where they are kept. */
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'))

test.each(documents)('%s leads to files that are there', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
  expect(links.map(([, path]) => path!).filter((path) => !existsSync(join(dirname(file), path)))).toEqual([])
})
