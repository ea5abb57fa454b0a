import { wordBook } from '#core/language/word-book.ts'
import { english } from './words-en.ts'

export type WordKey = keyof typeof english

/** All words in one language; each other one is a file like words-en.ts that holds to this type. */
export type Words = { readonly [key in WordKey]: string }

/** Every language comes by itself, and only when it is chosen. */
const book = wordBook<WordKey>(english, {
  de: async () => (await import('./words-de.ts')).german,
  fr: async () => (await import('./words-fr.ts')).french,
  es: async () => (await import('./words-es.ts')).spanish,
  'pt-BR': async () => (await import('./words-pt.ts')).portuguese,
  it: async () => (await import('./words-it.ts')).italian,
  tr: async () => (await import('./words-tr.ts')).turkish,
  ru: async () => (await import('./words-ru.ts')).russian,
  uk: async () => (await import('./words-uk.ts')).ukrainian,
  ja: async () => (await import('./words-ja.ts')).japanese,
  ko: async () => (await import('./words-ko.ts')).korean,
  'zh-Hans': async () => (await import('./words-zh.ts')).chinese,
})

/** All words in one language. */
export const wordsIn = book.wordsIn

/** A word in the language the visitor has chosen, its `{name}` marks filled in; a mark without a fact stays as it is. */
export const t = book.t

/** The language of the windows, as a document marks it. */
export const currentLocale = book.language
