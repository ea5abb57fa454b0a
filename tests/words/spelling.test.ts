import { expect, test } from 'vitest'
import { builtPage, builtPages } from './built-pages.ts'
import { findMisspelt, openSpeller, ownWords, spelledWords } from './find-misspelt.ts'
import { readingsOfSources } from './readings.ts'
import { wordLiterals } from './word-sources.ts'

const speller = openSpeller()

test('everything a visitor can read is spelt as the British do', () => {
  const shown = builtPages().flatMap(({ path, lines }) => lines.map((text) => ({ where: path, text })))
  // What only appears later, such as a form's thanks, is read where it is written. Ids and paths are not sentences.
  const written = wordLiterals()
    .filter(({ text, under }) => text.includes(' ') && !under.includes('sample'))
    .map(({ file, line, text }) => ({ where: `${file}:${line}`, text }))
  const inWindows = readingsOfSources().flatMap(({ where, text }) =>
    text.split('\n').map((line) => ({ where, text: line })),
  )
  expect(shown.length).toBeGreaterThan(1000)
  expect(inWindows.length).toBeGreaterThan(1000)
  expect(findMisspelt([...shown, ...written, ...inWindows], speller)).toEqual([])
})

test('the own dictionary is sorted, and has no word that is known without it', () => {
  const words = ownWords()
  const sorted = [...new Set(words)].toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
  expect(words).toEqual(sorted)
})

test.each(['recieve', 'color', 'organize', 'contarct', 'adress'])('%s is found', (word) => {
  const { lines } = builtPage('/x', `<main><p>A ${word} of ours.</p></main>`)
  expect(
    findMisspelt(
      lines.map((text) => ({ where: '/x', text })),
      speller,
    ),
  ).toEqual([expect.stringMatching(new RegExp(`^${word} · /x · .* · perhaps `))])
})

test('labels and descriptions are read as well, code and addresses are not', () => {
  const html = `<html><head><title>Tilte</title><meta name="description" content="Descritpion"></head>
    <body><img alt="Picutre"><button aria-label="Clsoe"></button><code>xyzzt</code><svg><text>micrtext</text></svg></body></html>`
  const { lines } = builtPage('/', html)
  expect(
    findMisspelt(
      lines.map((text) => ({ where: '/', text })),
      speller,
    ).map((line) => line.split(' ')[0]),
  ).toEqual(['Tilte', 'Descritpion', 'Picutre', 'Clsoe'])
  expect(spelledWords('See /xyzzt, 0xabcd, isNotAWord, ERC20, https://a.b/xyzzt and it’s done.')).toEqual([
    'See',
    'and',
    "it's",
    'done',
  ])
})
