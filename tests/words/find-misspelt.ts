import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import british from 'dictionary-en-gb'
import nspell from 'nspell'

/** The words of our trade and of this project that no general dictionary has, one a line, sorted. */
export const dictionaryFile = join(import.meta.dirname, 'dictionary.txt')

/** The words of the project's own dictionary. */
export function ownWords(): string[] {
  return readFileSync(dictionaryFile, 'utf8').trim().split('\n')
}

/** Answers whether a word is spelt as the British do, or as the project's own dictionary has it, and what may have been meant. */
export function openSpeller(): { correct(word: string): boolean; suggest(word: string): string[] } {
  const speller = nspell(british)
  for (const word of ownWords()) speller.add(word)
  const known = new Map<string, boolean>()
  return {
    suggest: (word) => speller.suggest(word),
    correct(word) {
      const answer = known.get(word) ?? (speller.correct(word) || speller.correct(word.replace(/’s$|'s$/, '')))
      known.set(word, answer)
      return answer
    },
  }
}

/** Not words: addresses, paths, hashes, identifiers, names in capitals, and everything with a digit in it. */
const other =
  /\b(?:https?|mailto):\S+|\S+@\S+|(?<=^|\s)[/#.]\S+|[\w-]+\.\w{2,}\b(?:\/\S+)?|\b0x\w*|\b\w*\d\w*\b|\b[A-Za-z][a-z]*[A-Z]\w*(?:'s)?|\b\w+\(\)|\b[A-Z]{2,}s?\b/g

/** The words of a line that a reader would notice, in the order they stand. */
export function spelledWords(text: string): string[] {
  return (
    text
      .replaceAll('’', "'")
      .replaceAll(other, ' ')
      .match(/\p{L}+(?:'\p{L}+)*/gu)
      ?.filter(({ length }) => length > 1) ?? []
  )
}

/** Each misspelt word once, with where it stands first and what may have been meant. */
export function findMisspelt(
  lines: readonly { where: string; text: string }[],
  speller: ReturnType<typeof openSpeller>,
): string[] {
  const found = new Map<string, string>()
  for (const { where, text } of lines)
    for (const word of spelledWords(text))
      if (!found.has(word) && !speller.correct(word)) found.set(word, `${word} · ${where} · “${text.slice(0, 80)}”`)
  return [...found].map(
    ([word, line]) => `${line} · perhaps ${speller.suggest(word).slice(0, 3).join(', ') || 'nothing near'}`,
  )
}
