import { english } from './transaction-words-en.ts'

export type WordKey = keyof typeof english

/** A word, its `{name}` marks filled in; a mark without a fact stays as it is. */
export function t(key: WordKey, facts: { readonly [name: string]: string } = {}): string {
  return english[key].replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
