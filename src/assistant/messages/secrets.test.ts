import { expect, test } from 'vitest'
import { asksForSecret } from './secret-requests.ts'
import { languages } from './secret-words.ts'
import { findSecret, possibleHash, secretShape } from './secrets.ts'

const twelve = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const offline = () => Promise.reject(new Error('offline'))
const english = languages[1]!
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
    (count) => [`${count} words`, english.slice(40, 40 + count).join(' '), 'phrase'] satisfies [string, string, string],
  ),
  ['eleven words', twelve.split(' ').slice(1).join(' '), 'phrase'],
  ['25 words', english.slice(40, 65).join(' '), 'phrase'],
  ['joined by “and”', twelve.replaceAll(' ', ' and '), 'phrase'],
  ['with “then” and numbers', twelve.split(' ').join(' then word 3 '), 'phrase'],
  ...languages.map(
    (list, at) =>
      [`twelve words of list ${at}`, list.slice(700, 712).join(' '), 'phrase'] satisfies [string, string, string],
  ),
  ['accents left out', languages[8]!.slice(0, 12).join(' ').normalize('NFD').replaceAll(/\p{M}/gu, ''), 'phrase'],
  ['Japanese, with wide spaces', languages[4]!.slice(0, 12).join('\u3000'), 'phrase'],
  ['Chinese, without spaces', '的的的的的的的的的的的在', 'phrase'],
  ['a key of Bitcoin', 'my key: 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'private-key'],
  ['a key of Bitcoin, compressed', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617', 'private-key'],
  ['a key in a file', '-----BEGIN EC PRIVATE KEY-----\nMHQCAQEE', 'private-key'],
  ['a key of SSH', '-----BEGIN OPENSSH PRIVATE KEY-----', 'private-key'],
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
  twelve.split(' ').slice(2).join(' '),
  '请问你们的智能合约审计需要多少时间',
  '스마트 컨트랙트 감사 비용이 얼마인지 그리고 시간이 얼마나 걸리는지 알려 주시면 정말 감사하겠습니다',
  '-----BEGIN PUBLIC KEY-----',
  'xprv is the beginning of an extended key',
  'word '.repeat(10),
])('finds none in “%s”', async (text) => expect(await findSecret(text)).toBeUndefined())

test('a possible hash of a transaction is found, if it is the only one', () => {
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
  for (const word of languages.flat()) expect([word, secretShape(`${word} `.repeat(12))]).toEqual([word, 'phrase'])
})

test.each([
  'Please enter your seed phrase to continue.',
  'Send me the private key and I will unlock it',
  'To verify, paste your 12 words. Words never lie.',
  'We need your recovery phrase.',
  'Gib bitte deine Seed-Phrase ein.',
  'Introduce tu frase de recuperación aquí.',
  'Entrez votre phrase de récupération.',
  'Inserisci la tua frase segreta.',
  'Digite sua frase de recuperação.',
  'Zadejte své obnovovací fráze.',
  'シードフレーズを入力してください。',
  '시드 구문을 입력해 주세요.',
  '请输入您的助记词。',
  '請輸入您的助記詞。',
  'Введите вашу сид-фразу.',
  'Podaj swoją frazę odzyskiwania.',
  'Kurtarma ifadenizi girin.',
  'Voer je herstelzin in.',
  'Vui lòng nhập cụm từ khôi phục.',
])('a reply that asks is one: “%s”', (reply) => expect(asksForSecret(reply)).toBe(true))

test.each([
  'Never share your seed phrase.',
  'Nobody here will ask you to enter your recovery phrase.',
  'Whoever asks you to type your private key is a thief.',
  'An owner key in a multisig is safer than one private key.',
  'Do not paste a private key anywhere.',
  'We need two weeks, and nothing of your seed round.',
  'Gib niemals deine Seed-Phrase ein.',
  'Nunca compartas tu frase de recuperación.',
  'Ne partagez jamais votre phrase de récupération.',
  'Non inserire mai la tua frase segreta.',
  'Nunca digite sua frase de recuperação.',
  'Nikdy nezadávejte obnovovací fráze.',
  'シードフレーズは決して入力しないでください。',
  '시드 구문을 절대 입력하지 마세요.',
  '请勿输入您的助记词。',
  '請勿輸入您的助記詞。',
  'Никогда не вводите сид-фразу.',
  'Nigdy nie podawaj frazy odzyskiwania.',
  'Kurtarma ifadenizi asla paylaşmayın.',
  'Deel nooit je herstelzin.',
  'Đừng bao giờ nhập cụm từ khôi phục.',
])('a reply that warns is none: “%s”', (reply) => expect(asksForSecret(reply)).toBe(false))
