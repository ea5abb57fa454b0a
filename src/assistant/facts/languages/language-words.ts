/** Phrases out of a text that separates them by commas. */
export const phrases = (text: string): readonly string[] => text.trim().split(/,\s+/)

/** Words out of a text that separates them by blanks. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What the assistant knows of a language. All words are without capitals and accents. */
export type LanguageWords = {
  /** Words that say nothing about what is asked: articles, politeness, what surrounds a question. */
  surrounding: readonly string[]
  /** Of those, the ones that tell this language from the others. */
  telling: readonly string[]
  /** Words and phrases that mean the same to somebody who asks here. The first one names the group. */
  meanings: readonly (readonly string[])[]
  /** Endings that are cut off a word, the longest first; `least` letters stay. */
  endings: { cut: readonly string[]; least: number } | 'porter'
  /** A question that begins with one of these goes on with the last one. */
  goesOn: readonly string[]
  /** Words that point at what was said before. */
  pointing: readonly string[]
  /** Words between the two parts of a question. */
  joins: readonly string[]
  /** Words between two things to choose from, or between two parts of a question. */
  alternatives: readonly string[]
  /** Words with which a part of a question begins. */
  asking: readonly string[]
  /** Other words with which a clause begins: it has a verb of its own. */
  clauses: readonly string[]
}
