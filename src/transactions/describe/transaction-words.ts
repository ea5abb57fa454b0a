import { filled, wordBook, type WordFacts } from '#core/language/word-book.ts'
import { english } from './transaction-words-en.ts'

export type WordKey = keyof typeof english

/** All words about transactions in one language. */
export type Words = { readonly [key in WordKey]: string }

/** They come with the sheet or the list, not with the wallet's windows. */
const book = wordBook<WordKey>(english, {
  de: async () => (await import('#transactions/locale/words-de.ts')).german,
  fr: async () => (await import('#transactions/locale/words-fr.ts')).french,
  es: async () => (await import('#transactions/locale/words-es.ts')).spanish,
  'pt-BR': async () => (await import('#transactions/locale/words-pt.ts')).portuguese,
  it: async () => (await import('#transactions/locale/words-it.ts')).italian,
  tr: async () => (await import('#transactions/locale/words-tr.ts')).turkish,
  ru: async () => (await import('#transactions/locale/words-ru.ts')).russian,
  uk: async () => (await import('#transactions/locale/words-uk.ts')).ukrainian,
  ja: async () => (await import('#transactions/locale/words-ja.ts')).japanese,
  ko: async () => (await import('#transactions/locale/words-ko.ts')).korean,
  'zh-Hans': async () => (await import('#transactions/locale/words-zh.ts')).chinese,
})

/** All words in one language. */
export const wordsIn = book.wordsIn

/** A word in the language the visitor has chosen, its `{name}` marks filled in; a mark without a fact stays as it is. */
export const t = book.t

/** The language of the sheet and of the lists, as a document marks it. */
export const currentLocale = book.language

/** The same for a page, which is English whatever was chosen for the windows. */
export const inEnglish = (key: WordKey, facts?: WordFacts): string => filled(english[key], facts)
