import { english as words } from '#transactions/describe/transaction-words-en.ts'
import type { SigningWords } from '#transactions/describe/signing-words.ts'
import { t, type WordKey } from '#transactions/describe/transaction-words.ts'
import { staysEnglish } from './phrase-book.ts'

/** Which parts of what a tool says stay English while the sheet speaks another language. */
export function inEnglishOf(said: {
  title?: string
  lines?: readonly string[]
  lasting?: string
}): SigningWords['english'] {
  const { title, lines = [], lasting } = said
  const parts = [
    ['title', [title]],
    ['lines', lines],
    ['lasting', [lasting]],
  ] as const
  return parts.flatMap(([part, texts]) => (texts.some((text) => text !== undefined && isLeft(text)) ? [part] : []))
}

/** A tool may answer with a word of the sheet itself, which is in the language already. */
const isLeft = (text: string) =>
  staysEnglish(text) && !(Object.keys(words) as WordKey[]).some((key) => fits(t(key), text))

/** Whether a text is the word with something in the place of its marks. */
function fits(word: string, text: string): boolean {
  if (!word.includes('{')) return word === text
  const parts = word.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`, 's').test(text)
}
