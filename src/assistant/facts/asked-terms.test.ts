import { expect, test } from 'vitest'
import { openTerms } from './asked-terms.ts'

test('a word with one slip is read as the word the facts say, the first letter included; a short name is not', () => {
  const terms = openTerms('en')
  for (const [word, times] of [
    ['charge', 50],
    ['change', 5],
    ['wanna', 20],
  ] as const)
    terms.learn(word, times)
  for (const slip of ['chrage', 'harge', 'vharge', 'ccharge', 'hcarge'])
    expect(terms.mended([slip])).toEqual(['charge'])
  expect(terms.mended(['change', 'anna'])).toEqual(['change', 'anna'])
})

test('a short word without its first letter is read as one that is said all the time, also beside a seldom one that is as near', () => {
  const terms = openTerms('en')
  for (const [word, times] of [
    ['token', 2000],
    ['pool', 700],
    ['open', 300],
    ['obol', 1],
    ['melon', 3],
  ] as const)
    terms.learn(word, times)
  expect(terms.mended(['oken', 'ool'])).toEqual(['token', 'pool'])
  expect(terms.mended(['elon', 'opem'])).toEqual(['elon', 'open'])
})

test('a slip in a word that says nothing about what is asked is read as that word', () => {
  const terms = openTerms('de')
  for (const word of ['nicht', 'welche', 'audit']) terms.learn(word, 100)
  expect(terms.mended(['nich', 'welchs'])).toEqual(['nicht', 'welche'])
  expect(terms.of('welchs Audit nich')).toEqual(terms.of('Audit'))
})
