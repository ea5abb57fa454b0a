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
  'ada.eth',
  'Ada of ada.lovelace.eth',
  'Intaglios & Sons',
  'J.R. Hartley Jr.',
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
  ['a space that is not a space', 'Ada\u00A0Lovelace', /cannot be seen/],
  ['a line separator', 'Ada\u2028Lovelace', /cannot be seen/],
  ['a letter of private use', 'Ada\uE000', /cannot be seen/],
  ['Cyrillic in a Latin word', 'P\u0430ypal', /one alphabet/],
  ['Greek in a Latin word', 'Vit\u03B1lik', /one alphabet/],
  ['styled letters', '\u{1D400}da', /plain letters/],
  ['wide letters', '\uFF21da', /plain letters/],
  ['stacked marks', `A${'\u0300'.repeat(6)}da`, /plain letters/],
  ['marks alone', '---', /letter or figure/],
  ['a link under our name', 'Intaglio Support https://evil.example', /web and mail addresses/],
  ['a link', 'Ada https://evil.example', /web and mail addresses/],
  ['a link of another kind', 'Ada ipfs://bafy', /web and mail addresses/],
  ['a host', 'Claim at www.evil', /web and mail addresses/],
  ['a bare host', 'Ada evil.example/claim', /web and mail addresses/],
  ['a host alone', 'evil.example', /web and mail addresses/],
  ['a host that begins like a name of ENS', 'ada.ethereum', /web and mail addresses/],
  ['a path that ends like a name of ENS', 'evil.example/ada.eth', /web and mail addresses/],
  ['a gateway to a name of ENS', 'ada.eth.limo', /web and mail addresses/],
  ['a mail address', 'Ada ada@evil.example', /web and mail addresses/],
  ['an account of another site', 'Ada @ada', /web and mail addresses/],
  ['our own name', 'INTAGLIO Support', /nobody signs here as Intaglio/],
  ['our own name in brackets', 'Support (intaglio)', /nobody signs here as Intaglio/],
])('%s is refused with a sentence that says what to do', (_title, name, sentence) => {
  expect(nameTrouble(plainName(name))).toMatch(sentence)
})

test('two spellings of what looks the same are one name', () => {
  expect(plainName('  Zoe\u0308   A\u030Angstro\u0308m ')).toBe('Zoë Ångström')
})
