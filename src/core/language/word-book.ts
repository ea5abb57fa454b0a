import { follow } from './chosen-language.ts'
import type { Language } from './language-names.ts'

/** What replaces `{name}` in a word. */
export type WordFacts = { readonly [name: string]: string }

type Words<Key extends string> = { readonly [key in Key]: string }

/** Words that follow the visitor’s choice: English is there, every other language is loaded when it is chosen. */
export function wordBook<Key extends string>(
  english: Words<Key>,
  others: { readonly [language in Exclude<Language, 'en'>]: () => Promise<Words<Key>> },
) {
  let spoken = english
  let language: Language = 'en'

  /** All words in one language. */
  const wordsIn = async (wanted: Language) => (wanted === 'en' ? english : others[wanted]())

  async function read(wanted: Language) {
    const found = await wordsIn(wanted)
    return () => {
      spoken = found
      language = wanted
    }
  }

  follow({ read, language: () => language })
  return {
    wordsIn,
    /** A word in the language in use, its `{name}` marks filled in; a mark without a fact stays as it is. */
    t: (key: Key, facts?: WordFacts): string => filled(spoken[key], facts),
    /** The language in use, as a document marks it. */
    language: (): Language => language,
  }
}

/** A text with its `{name}` marks filled in. */
export function filled(text: string, facts: WordFacts = {}): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
