import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages, type Language } from '#core/language/language-names.ts'
import { translationFaults } from '#core/language/test-translation-faults.ts'
import { english } from '#transactions/describe/transaction-words-en.ts'
import { currentLocale, inEnglish, t, wordsIn, type WordKey } from '#transactions/describe/transaction-words.ts'

const translated = allLanguages.filter((language) => language !== 'en')

/** What is the same word in English, by language. */
const shared: Partial<Record<Language, readonly WordKey[]>> = {
  de: ['hash', 'permitToken', 'token'],
  es: ['hash', 'no', 'permitToken', 'token'],
  'pt-BR': ['hash', 'permitToken', 'token'],
  it: ['hash', 'no', 'permitToken', 'token'],
  tr: ['permitToken', 'token'],
}

afterEach(() => chooseLanguage('en'))

test.each(translated)('%s has every word, each with the same marks, and none in English', async (language) => {
  expect(translationFaults(await wordsIn(language), english, shared[language])).toEqual([])
})

test.each(allLanguages)('the sheet speaks %s once it is chosen, and a page stays English', async (language) => {
  await chooseLanguage(language)

  expect(currentLocale()).toBe(language)
  expect(t('cancel')).toBe((await wordsIn(language)).cancel)
  expect(inEnglish('cancel')).toBe('Cancel')
})
