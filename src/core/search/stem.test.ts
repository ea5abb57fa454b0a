import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['sized', 'size'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['hopefulness', 'hope'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['revival', 'reviv'],
  ['adjustable', 'adjust'],
  ['adoption', 'adopt'],
  ['controll', 'control'],
  ['probate', 'probat'],
  ['rate', 'rate'],
])('%s has the stem %s, as Porter gives it', (word, stem) => expect(stemOf(word)).toBe(stem))

test.each([
  'audit audits audited auditing',
  'lock locks locked locking',
  'deploy deployed deploying',
  'organise organised',
])('the words %s are one', (words) => expect(new Set(words.split(' ').map(stemOf)).size).toBe(1))

test('what is no plain word stays as it is', () => {
  for (const word of ['nft', '0x5fbd', '20', 'straße']) expect(stemOf(word)).toBe(word)
})
