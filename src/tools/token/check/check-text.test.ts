import { expect, test } from 'vitest'
import { checkKnown, checkReadable, tidyText } from './check-text.ts'

const sign = (code: number) => String.fromCodePoint(code)

test.each([
  'Gold',
  'Gold & Silver Reserve 2026',
  'Zürich Żółw',
  'Золото',
  'Χρυσός',
  '金币 Coin',
  'ゴールド',
  'O’Hara "quoted" <b>',
  'ذهب',
  'सोना 24',
  'ทอง',
])('T19 “%s” is left alone', (text) => expect(checkReadable(tidyText(text))).toEqual({}))

test.each([
  ['a direction override', `US${sign(0x202e)}TD`],
  ['an isolate', `${sign(0x2066)}Gold${sign(0x2069)}`],
  ['a space of no width', `Go${sign(0x200b)}ld`],
  ['a joiner', `Go${sign(0x200d)}ld`],
  ['a byte order mark', `Go${sign(0xfeff)}ld`],
  ['a soft hyphen', `Go${sign(0xad)}ld`],
  ['a Hangul filler', `Gold${sign(0x3164)}`],
  ['a blank in Braille', `Go${sign(0x2800)}ld`],
  ['a variation selector', `Gold${sign(0xfe0f)}`],
  ['a grapheme joiner', `Go${sign(0x34f)}ld`],
  ['a tag sign', `Gold${sign(0xe0041)}`],
  ['half a pair', `Gold${sign(0xd800)}`],
  ['a private sign', `Gold${sign(0xe000)}`],
  ['a line break', 'Go\nld'],
  ['a null', 'Go\0ld'],
])('T19 %s is refused, with its number', (_what, text) =>
  expect(checkReadable(text).error).toMatch(/^Remove .+ \(U\+[\dA-F]{4,5}\)\.$/),
)

test.each([
  ['two spaces', 'Go  ld', /single, ordinary spaces/],
  ['a space that does not break', `Go${sign(0xa0)}ld`, /single, ordinary spaces/],
  ['piled accents', 'Go\u0336\u0337\u0338ld', /no more than one/],
  ['an accent on nothing', '\u0301Gold', /accent/],
])('T19 %s is refused', (_what, text, sentence) => expect(checkReadable(text).error).toMatch(sentence))

test.each([
  ['a Cyrillic а in a Latin name', 'Teth\u0435r', 'Latin and Cyrillic'],
  ['a Greek omicron', 'G\u03bfld', 'Latin and Greek'],
  ['a name all in Cyrillic that reads as Latin', '\u0422\u0415\u0422\u041d\u0415\u0420', '“TETHEP”'],
  ['a Lisu letter in a Latin symbol', 'USD\ua4d3', '(U+A4D3)'],
  ['a Coptic letter in a Greek name', 'Χρ\u2c9fσος', 'Greek letters with “ⲟ”'],
  ['full-width letters', 'ＵＳＤ', '“USD”'],
  ['mathematical letters', '𝐆𝐨𝐥𝐝', '“Gold”'],
  ['a ligature', 'ﬁnance', '“finance”'],
])('T19 %s is warned of', (_what, text, part) => {
  expect(checkReadable(tidyText(text))).toEqual({ warning: expect.stringContaining(part) })
})

test('T19 one letter has one form: composed and decomposed are the same name', () => {
  expect(tidyText(' Cafe\u0301 ')).toBe('Caf\u00e9')
})

test.each([
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  ['USD\u0421', 'USDC'],
  ['U5DC', 'USDC'],
  ['USDÇ', 'USDC'],
  ['L1NK', 'LINK'],
  ['D0GE', 'DOGE'],
  ['ＥＴＨ', 'ETH'],
])('T19 %s is taken for %s', (symbol, known) => expect(checkKnown(symbol).warning).toContain(`looks like ${known},`))

test.each(['GLD', 'USDX', 'ETHER'])('T19 %s is nobody else’s symbol', (symbol) =>
  expect(checkKnown(symbol)).toEqual({}),
)
