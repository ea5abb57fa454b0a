import { expect, test } from 'vitest'
import { findVoiceFaults, limits, type Reading } from './find-voice-faults.ts'
import { measure, sentencesOf } from './measure-text.ts'
import { readings } from './readings.ts'
import { rewrittenLater } from './rewritten-later.ts'
import { textsOfSource } from './source-sentences.ts'

const read = readings()
const later = rewrittenLater()

test('everything a visitor can read keeps to the guide of our voice', () => {
  expect(read.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(40)
  expect(read.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(400)
  expect(read.filter(({ where }) => !later.has(where)).flatMap(findVoiceFaults)).toEqual([])
})

test('the list of what is rewritten later names what is there and does not keep to it yet', () => {
  const faulty = new Set(read.filter((reading) => findVoiceFaults(reading).length > 0).map(({ where }) => where))
  // `npm run words -- --settle` takes these off.
  expect([...later].filter((where) => !faulty.has(where))).toEqual([])
})

const page = (text: string): Reading => ({ where: '/x', text, kind: 'page' })

test.each([
  ['The price stands below.', 'is, appears'],
  ['Whoever holds it owns the lock.', 'anyone who'],
  ['Grave findings you hear the same day.', 'critical'],
  ['It is no audit.', 'is not a'],
  ['Pay for all of them.', 'belongs to'],
  ['Please try again.', 'leave it out'],
  [`${'We read each line of it twice and '.repeat(5)}stop.`, '41 words'],
  ['We read every line twice. You see it.\nWe read every line twice.', 'said twice'],
  ['No one reads this. Nothing is kept. Never ask us for more of the same words.', 'begin with a negative'],
  [
    'Institutional counterparties necessitate comprehensive collateralisation documentation preceding authorisation.',
    'reading grade',
  ],
])('“%s” is found', (text, fault) => expect(findVoiceFaults(page(text)).join()).toContain(fault))

test.each([
  'We understand your code. There is no such function.',
  'A scanner does not know your promises.',
  'The lock has just been made, and holds 500 MRD until 3 May 2027.',
])('“%s” may be said', (text) => expect(findVoiceFaults(page(text))).toEqual([]))

test('a sentence ends where it ends, and a label is none', () => {
  expect(sentencesOf('Lock tokens\nWe ask 1.5 USD a line. What do you pay?\nSee “Terms.” Then sign.')).toEqual([
    'We ask 1.5 USD a line.',
    'What do you pay?',
    'See “Terms.”',
    'Then sign.',
  ])
})

test('the grade follows the length of words and sentences', () => {
  const plain = measure(['We read the code.', 'You get a list.'])
  const heavy = measure([
    'Comprehensive documentation facilitates organisational verification of intermediated obligations.',
  ])
  expect(plain).toMatchObject({ words: 8, sentences: 2, median: 4, longest: 4 })
  expect(plain.grade).toBeLessThan(limits.grade)
  expect(heavy.grade).toBeGreaterThan(20)
})

test('a source is read as a visitor reads it: by sentences, without code and without what programmers read', () => {
  const source = `import x from 'Some module name'
    const a = { label: 'What you lock', className: 'Some class names', note: \`It takes \${days} days.\` }
    throw new Error('There is no such step.')
    const b = <p className="x">Open <a href="/pricing">the price list</a> now.{a && <i>Or ask us here.</i>}<pre>Not this one.</pre></p>`
  expect(textsOfSource('a.tsx', source)).toEqual([
    'What you lock',
    'It takes … days.',
    'Open the price list now.…',
    'Or ask us here.',
  ])
})
