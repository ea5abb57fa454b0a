import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages, type Language } from '#core/language/language-names.ts'
import { english } from '#transactions/describe/transaction-words-en.ts'
import { currentLocale, inEnglish, t, type WordKey, type Words } from '#transactions/describe/transaction-words.ts'
import { toldInEnglish } from '#transactions/signing/told-in-english.ts'
import { german } from './words-de.ts'
import { spanish } from './words-es.ts'
import { french } from './words-fr.ts'
import { italian } from './words-it.ts'
import { japanese } from './words-ja.ts'
import { korean } from './words-ko.ts'
import { portuguese } from './words-pt.ts'
import { russian } from './words-ru.ts'
import { turkish } from './words-tr.ts'
import { ukrainian } from './words-uk.ts'
import { chinese } from './words-zh.ts'

const translations: Record<Exclude<Language, 'en'>, Words> = {
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  tr: turkish,
  ru: russian,
  uk: ukrainian,
  ja: japanese,
  ko: korean,
  'zh-Hans': chinese,
}

/** What is the same word in English, by language. */
const shared: Partial<Record<Language, readonly WordKey[]>> = {
  de: ['hash', 'permitToken', 'token'],
  es: ['hash', 'no', 'permitToken', 'token'],
  'pt-BR': ['hash', 'permitToken', 'token'],
  it: ['hash', 'no', 'permitToken', 'token'],
  tr: ['permitToken', 'token'],
}

afterEach(() => chooseLanguage('en'))

const marks = (text: string) => [...text.matchAll(/\{[\w.]+\}/g)].map(([mark]) => mark).toSorted()

test.each(Object.entries(translations))(
  '%s has every word, each with the same marks, and none in English',
  (language, words) => {
    const keys = Object.keys(english) as WordKey[]
    const said = new Set<string>(Object.values(english))

    expect(Object.keys(words)).toEqual(keys)
    for (const key of keys) expect([key, marks(words[key])]).toEqual([key, marks(english[key])])
    expect(keys.filter((key) => words[key].trim() === '' || words[key] !== words[key].trim())).toEqual([])
    expect(keys.filter((key) => said.has(words[key]))).toEqual(shared[language as Language] ?? [])
  },
)

test.each(allLanguages)('the sheet speaks %s once it is chosen, and a page stays English', async (language) => {
  await chooseLanguage(language)

  expect(currentLocale()).toBe(language)
  expect(t('cancel')).toBe(language === 'en' ? 'Cancel' : translations[language].cancel)
  expect(inEnglish('cancel')).toBe('Cancel')
})

test.each(allLanguages)('what a tool says of its call is known to be English in %s', async (language) => {
  await chooseLanguage(language)

  expect(toldInEnglish('Lock 500,000 MRD')).toBe(language !== 'en')
  expect(toldInEnglish('Sign in to the site')).toBe(language !== 'en')
  for (const title of [t('sendTitle', { symbol: 'ETH' }), t('namedTitle', { name: 'mint' }), t('tokensAllow')])
    expect(toldInEnglish(title)).toBe(false)
})
