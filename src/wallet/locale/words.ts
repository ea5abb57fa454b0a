import { english } from './words-en.ts'

export type WordKey = keyof typeof english

/** All words in one language; a second one is a file like words-en.ts that holds to this type. */
export type Words = { readonly [key in WordKey]: string }

/** What replaces `{name}` in a word. */
export type WordFacts = { readonly [name: string]: string }

let spoken: Words = english
let language: 'en' | 'de' = 'en'

/** Changes the language of all windows; what is on the screen changes when it is drawn next. */
export function setLocale(words: Words, as: typeof language = 'en'): void {
  spoken = words
  language = as
}

/** The language of the windows, as a document marks it. */
export const currentLocale = (): typeof language => language

/** Sets the first language of the visitor's list that we have. If its words cannot be loaded, it stays English. */
export async function setLocaleOf({ languages }: Pick<Navigator, 'languages'>): Promise<void> {
  const preferred = languages.find((each) => /^(?:de|en)\b/i.test(each))
  if (!preferred || !/^de\b/i.test(preferred)) return
  const found = await import('./words-de.ts').catch(() => undefined)
  if (found) setLocale(found.german, 'de')
}

/** A word in the language of the page, its `{name}` marks filled in; a mark without a fact stays as it is. */
export function t(key: WordKey, facts: WordFacts = {}): string {
  return spoken[key].replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
