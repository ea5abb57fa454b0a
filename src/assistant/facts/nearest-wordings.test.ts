import { expect, test } from 'vitest'
import { openNearness } from './nearest-wordings.ts'

const letters = (word: string) => {
  const edged = `^${word}$`
  return edged.length <= 4 ? [edged] : Array.from({ length: edged.length - 3 }, (_, at) => edged.slice(at, at + 4))
}
const nearness = openNearness({ worthOfTerm: () => 1, worthOfWord: (word) => (word === 'the' ? 0 : 1), letters })
const wording = (text: string) => ({ words: text.split(' '), terms: text.split(' ') })
const near = (question: string, ...wordings: string[]) => nearness(wording(question))(wordings.map(wording)).together

const eight = <Item>(item: Item) => Array.from({ length: 8 }, () => item)

test('the same text eight times is as near as can be, and a text with nothing in common is not near', () => {
  expect(near('who reads the code', ...eight('who reads the code'))).toBeCloseTo(4, 12)
  expect(near('who reads the code', ...eight('bananas grow'))).toBe(0)
})

test('the nearest eight count, whatever else is said', () => {
  const said = [...eight('who reads it')]
  expect(near('who reads the code', ...said, 'bananas grow', 'apples')).toBe(near('who reads the code', ...said))
  expect(near('who reads the code', 'who reads the code')).toBeCloseTo(4 / 8, 12)
})

test('each part is that of the wording that is nearest by it', () => {
  const found = nearness(wording('lock a token'))([wording('token a lock'), wording('lock a')])
  expect(found).toMatchObject({ terms: 1, letters: 1 })
  expect(found.pairs).toBeCloseTo((2 * 2) / (4 + 3), 12)
})

test('the order of the words, and a slip of the finger, tell a little', () => {
  expect(near('lock a token', 'lock a token')).toBeGreaterThan(near('lock a token', 'token a lock'))
  expect(near('liquidty', 'liquidity')).toBeGreaterThan(near('liquidty', 'bananas'))
})

test('a word that is worth nothing counts for the pairs and letters alone', () => {
  expect(near('the code', 'code')).toBeGreaterThan(near('big code', 'code'))
})
