import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#content/pages/catalogue.ts'
import { services } from '#core/offer/catalogue.ts'
import { serviceWords } from './services.ts'

const entries = Object.entries(serviceWords)
const paths = [...Object.keys(pages), ...Object.keys(services).map((slug) => `/${slug}`)]
const wordCount = (value: unknown) => JSON.stringify(value).split(/\s+/).length

test.each(entries)('/%s says each thing at the length its place has room for', (_, words) => {
  expect(words.title.length).toBeLessThanOrEqual(60)
  expect(words.description.length).toBeLessThanOrEqual(155)
  expect(wordCount({ ...words, tables: undefined, sample: words.sample.caption })).toBeLessThanOrEqual(720)
})

test.each(Object.entries(services))('/%s fits into one line of a list', (_, { outcome, deliverable }) => {
  expect(outcome.length).toBeLessThanOrEqual(80)
  expect(deliverable.length).toBeLessThanOrEqual(60)
})

test.each(entries)('/%s leads on to pages that exist, and not to itself', (slug, { related }) => {
  const targets = related.map(([path]) => path)

  // Documents of the library are known to the build alone: its links are followed in `tests/words`.
  expect(targets.filter((path) => !path.startsWith('/whitepaper/') && !paths.includes(path))).toEqual([])
  expect(targets).not.toContain(`/${slug}`)
  expect(new Set(targets).size).toBe(targets.length)
})

test('every section of every page has a heading of its own', () => {
  const headings = entries.flatMap(([, { sections }]) => Object.values(sections))
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
})

test.each(entries)('/%s has a section for each of its tables', (_, { sections, tables = [] }) => {
  expect(Object.keys(sections)).toEqual(expect.arrayContaining(tables.map(({ id }) => id)))
})

test.each(entries)('/%s has steps with owners, and asks something of the client', (_, { process, needs, notThis }) => {
  expect(process.filter(({ name, days, detail }) => !name || !days || !detail)).toEqual([])
  expect(process.some(({ owner }) => owner !== 'We')).toBe(true)
  expect(process.length).toBeGreaterThanOrEqual(4)
  expect(needs.length).toBeGreaterThanOrEqual(3)
  expect(notThis.length).toBeGreaterThanOrEqual(3)
})

test.each(entries)('/%s answers four or five questions, each of which is one', (_, { faq }) => {
  expect([4, 5]).toContain(faq.length)
  expect(faq.filter(([question, answer]) => !/[?.]$/.test(question) || !answer.endsWith('.'))).toEqual([])
})

// As wide as what the formatter of Solidity writes. A narrower sheet is scrolled.
const widest = 120

test.each(entries)('the sample of /%s is called one, and its lines fit on a sheet', (_, { sample }) => {
  expect(sample.caption).toMatch(/^Sample/)
  expect(sample.text.split('\n').filter((line) => line.length > widest)).toEqual([])
})

test('what keys React has to tell apart differs within each page', () => {
  const twice = entries.flatMap(([slug, { problem, deliverables, process, needs, notThis, faq }]) =>
    [
      problem,
      deliverables.map(([name]) => name),
      process.map(({ name }) => name),
      needs,
      notThis,
      faq.map(([question]) => question),
    ]
      .filter((keys) => new Set(keys).size < keys.length)
      .map((keys) => [slug, keys]),
  )
  expect(twice).toEqual([])
})

test('every service has its file of words, and no other lies beside them', () => {
  const files = readdirSync(new URL('services/', import.meta.url)).filter((file) => file.endsWith('.ts'))
  const known = ['service-words', ...Object.keys(services)]
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(known.toSorted())
})
