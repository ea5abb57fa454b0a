import { expect, test } from 'vitest'
import { secretWords } from './secret-words.ts'
import { asksForSecret, findSecret, possibleHash, secretShape } from './secrets.ts'

const twelve = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const offline = () => Promise.reject(new Error('offline'))
const words = [...secretWords]
const hex = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const extended = `xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi`

test.each<[string, string, string]>([
  ['twelve words', twelve, 'phrase'],
  ['in capitals', twelve.toUpperCase(), 'phrase'],
  ['with commas', twelve.replaceAll(' ', ', '), 'phrase'],
  [
    'one a line, numbered',
    twelve
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
    'phrase',
  ],
  [
    'numbered without dots',
    twelve
      .split(' ')
      .map((word, at) => `${at + 1}${word}`)
      .join(' '),
    'phrase',
  ],
  ['in a sentence', `hello, my words are ${twelve} and I lost access`, 'phrase'],
  ['with marks nobody sees', twelve.replaceAll('e', 'e​'), 'phrase'],
  ['in letters of full width', twelve.replaceAll('a', 'ａ'), 'phrase'],
  ...[15, 18, 21, 24].map(
    (count) => [`${count} words`, words.slice(40, 40 + count).join(' '), 'phrase'] satisfies [string, string, string],
  ),
  ['64 hex digits', `key ${hex}`, 'key'],
  ['with 0x, in capitals', `0x${hex.toUpperCase()}`, 'key'],
  ['an extended key', `my ${extended}.`, 'extended-key'],
])('finds a secret: %s', async (_, text, kind) => expect(await findSecret(text)).toBe(kind))

test.each([
  'How much is an audit of a vault with 400 lines?',
  'What does token locking cost, and can the owner ever take the tokens back earlier than the date?',
  'I would like to know about liquidity locking for my new meme coin that will launch on mainnet next week maybe',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  `0x${hex}${hex}`,
  twelve.split(' ').slice(1).join(' '),
  'xprv is the beginning of an extended key',
  'word '.repeat(11),
])('finds none in “%s”', async (text) => expect(await findSecret(text)).toBeUndefined())

test('what may be the hash of a transaction is told as one, if it is the only one', () => {
  expect(possibleHash(`what became of ${hex.toUpperCase()}?`)).toBe(`0x${hex}`)
  expect(possibleHash(`0x${hex}`)).toBe(`0x${hex}`)
  for (const text of [`${hex} ${hex}`, `0x${hex}${hex}`, twelve]) expect(possibleHash(text)).toBeUndefined()
})

test('where the words cannot be loaded, the shape decides', async () => {
  expect(await findSecret(twelve, offline)).toBe('phrase')
  expect(await findSecret('How much is an audit?', offline)).toBeUndefined()
  expect(secretShape('Tell me what an audit costs and how long the people take for it, please')).toBeUndefined()
})

test('a word that clears a sentence is in no phrase', () => {
  // What a phrase may consist of must never be let through by its shape.
  for (const word of secretWords) expect([word, secretShape(`${word} `.repeat(12))]).toEqual([word, 'phrase'])
})

test.each([
  'Please enter your seed phrase to continue.',
  'Send me the private key and I will unlock it',
  'To verify, paste your 12 words. Words never lie.',
  'We need your recovery phrase.',
])('a reply that asks is one: “%s”', (reply) => expect(asksForSecret(reply)).toBe(true))

test.each([
  'Never share your seed phrase.',
  'Nobody here will ask you to enter your recovery phrase.',
  'Whoever asks you to type your private key is a thief.',
  'An owner key in a multisig is safer than one private key.',
  'Do not paste a private key anywhere.',
])('a reply that warns is none: “%s”', (reply) => expect(asksForSecret(reply)).toBe(false))
