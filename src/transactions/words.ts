import { english } from './words-en.ts'

export type WordKey = keyof typeof english

/** All words about transactions in one language; a second one is a file like words-en.ts that holds to this type. */
export type Words = { readonly [key in WordKey]: string }

let spoken: Words = english

/** Changes the language; what is on the screen changes when it is drawn next. */
export function speakOfTransactions(words: Words): void {
  spoken = words
}

/** A word in the language of the page, its `{name}` marks filled in; a mark without a fact stays as it is. */
export function say(key: WordKey, facts: { readonly [name: string]: string } = {}): string {
  return spoken[key].replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
