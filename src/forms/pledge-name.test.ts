import { expect, test } from 'vitest'
import { nameTrouble, plainName } from './pledge-name.ts'

test.each([
  'Ada Lovelace',
  'Zoë Ångström-Núñez',
  "Sinéad O'Connor, Ph.D.",
  'Иван Петров',
  'Σωκράτης',
  '山田太郎',
  'محمد علی',
  'می\u200cخواهم',
  'क्\u200dष',
  'Иван Smith',
  'ACME (Europe) GmbH & Co. KG 2',
])('%s can stand on the wall', (name) => {
  expect(nameTrouble(plainName(name))).toBeUndefined()
})

test.each([
  ['nothing', '', /Enter your name/],
  ['spaces', '   ', /Enter your name/],
  ['81 characters', 'a'.repeat(81), /at most 80/],
  ['a right-to-left override', 'Ada \u202Eecalevol', /cannot be seen/],
  ['an isolate', 'Ada\u2066 x', /cannot be seen/],
  ['a right-to-left mark', 'Ada\u200F', /cannot be seen/],
  ['a space of no width', 'Ada\u200BLovelace', /cannot be seen/],
  ['a joiner between Latin letters', 'Ada\u200DLovelace', /cannot be seen/],
  ['a soft hyphen', 'Ada\u00ADLovelace', /cannot be seen/],
  ['a space that is no space', 'Ada\u00A0Lovelace', /cannot be seen/],
  ['a line separator', 'Ada\u2028Lovelace', /cannot be seen/],
  ['a letter of private use', 'Ada\uE000', /cannot be seen/],
  ['Cyrillic in a Latin word', 'P\u0430ypal', /one alphabet/],
  ['Greek in a Latin word', 'Vit\u03B1lik', /one alphabet/],
  ['styled letters', '\u{1D400}da', /plain letters/],
  ['wide letters', '\uFF21da', /plain letters/],
  ['stacked marks', `A${'\u0300'.repeat(6)}da`, /plain letters/],
  ['marks alone', '---', /letter or figure/],
])('%s is refused with a sentence that says what to do', (_title, name, sentence) => {
  expect(nameTrouble(plainName(name))).toMatch(sentence)
})

test('two spellings of what looks the same are one name', () => {
  expect(plainName('  Zoe\u0308   A\u030Angstro\u0308m ')).toBe('Zoë Ångström')
})
