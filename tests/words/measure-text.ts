/** A text in figures. */
export type TextFigures = { words: number; sentences: number; median: number; longest: number; grade: number }

/** Where one sentence ends and the next begins. */
const between = /(?<=[.?!:;][”"’)]?)\s+(?=[“"(]?[\p{Lu}\d…])/u

/** The sentences of a text, line by line: what ends with a full stop or a question mark. Labels and headings are none. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.trim().split(between))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /[.?!][”"’)]?$/.test(sentence) && wordsOf(sentence).length > 1)
}

/** The words of a sentence. A figure, an address and a code are one word each. */
export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}…][^\s—–]*/gu) ?? []

/** How many syllables an English word has, by its groups of vowels; a figure or a code counts one. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = letters.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** Measures sentences: how many words, how long they are, and the grade of Flesch and Kincaid, in years of school. */
export function measure(sentences: readonly string[]): TextFigures {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).toSorted((one, other) => one - other)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  if (words === 0) return { words: 0, sentences: 0, median: 0, longest: 0, grade: 0 }
  const sounds = sentences.flatMap(wordsOf).reduce((sum, word) => sum + syllables(word), 0)
  return {
    words,
    sentences: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)]!,
    longest: lengths.at(-1)!,
    grade: Math.max(0, 0.39 * (words / lengths.length) + 11.8 * (sounds / words) - 15.59),
  }
}
