import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, chosenLanguage, speakChosen, watchLanguage } from './chosen-language.ts'
import { figureIn, firstLanguage } from './languages.ts'
import { wordBook } from './word-book.ts'

const words = (language: string) => async () => ({ hello: `${language} {name}` })
const others = {
  de: words('de'),
  fr: words('fr'),
  es: words('es'),
  'pt-BR': words('pt-BR'),
  it: words('it'),
  tr: words('tr'),
  ru: words('ru'),
  uk: words('uk'),
  ja: words('ja'),
  ko: words('ko'),
  'zh-Hans': words('zh-Hans'),
}
let broken = false
const first = wordBook({ hello: 'en {name}' }, others)
const second = wordBook(
  { hello: 'en {name}' },
  { ...others, fr: async () => (broken ? Promise.reject(new Error('no answer')) : { hello: 'fr {name}' }) },
)
const said = () => [first.t('hello', { name: 'x' }), second.t('hello')]

let device: Map<string, string>
beforeEach(() => {
  device = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  })
})
afterEach(async () => {
  broken = false
  await chooseLanguage('en')
  vi.unstubAllGlobals()
})

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr', 'de'], 'fr'],
  [['en-GB', 'de'], 'en'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW', 'ja'], undefined],
  [['den'], undefined],
  [[], undefined],
])('who prefers %j is offered %s', (languages, expected) => {
  expect(firstLanguage({ languages })).toBe(expected)
})

test('a kept choice is what all words are in from then on, and a choice is told', async () => {
  const heard = vi.fn<() => void>()
  watchLanguage(heard)
  await chooseLanguage('ja')

  expect(said()).toEqual(['ja x', 'ja {name}'])
  expect([...device]).toEqual([['intaglio.language', 'ja']])
  expect([chosenLanguage(), heard.mock.calls.length]).toEqual(['ja', 1])
})

test('a language that comes only in part is not chosen, and nothing changes', async () => {
  broken = true

  await expect(chooseLanguage('fr')).rejects.toThrow('no answer')
  expect(said()).toEqual(['en x', 'en {name}'])
  expect(device.size).toBe(0)
})

test('words that are loaded later catch up with the choice', async () => {
  await chooseLanguage('ko')
  const late = wordBook({ hello: 'en' }, others)
  expect(late.t('hello')).toBe('en')
  await speakChosen()

  expect([late.t('hello'), late.language()]).toEqual(['ko {name}', 'ko'])
})

test.each([
  ['en', '1,234.5'],
  ['de', '1.234,5'],
  ['fr', '1 234,5'],
  ['pt-BR', '1.234,5'],
  ['ru', '1 234,5'],
  ['ja', '1,234.5'],
] as const)('a figure keeps its digits in %s: %s', (language, expected) => {
  expect(figureIn('1,234.5', language).replaceAll(/\s/g, ' ')).toBe(expected)
})
