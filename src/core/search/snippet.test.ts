import { expect, test } from 'vitest'
import { marked, snippetOf } from './snippet.ts'

const long = `${'Words that nobody asked for. '.repeat(12)}A lock keeps the tokens until the date. ${'And more of them. '.repeat(12)}`
const shown = (text: string, ...stems: string[]) =>
  snippetOf(text, new Set(stems))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('')

test('a snippet begins with the sentence in which most of the words stand, and marks them', () => {
  const text = shown(long, 'lock', 'token')
  expect(text).toMatch(/^… A \[lock\] keeps the \[tokens\] until the date\./)
  expect(text).toMatch(/ …$/)
  expect(text.length).toBeLessThan(190)
})

test('a short text is shown whole, its blocks apart', () => {
  expect(shown('Mint limit\nHow it is used.\nHoldings', 'mint')).toBe('[Mint] limit · How it is used. Holdings')
})

test('a text without any of the words is shown from its beginning', () => {
  expect(shown(long, 'nothing')).toMatch(/^Words that nobody/)
})

test('accents do not hide a word, and a heading is marked whole', () => {
  expect(marked('Café réservé', new Set(['cafe'])).filter(({ hit }) => hit)).toEqual([{ text: 'Café', hit: true }])
  expect(marked('', new Set())).toEqual([])
})
