import type { Language } from '#content/answers/fact.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'

/** The most parts of a question that are answered. */
const mostParts = 3

/**
 * The parts of a question that may be asked by themselves: its sentences, and what stands before and after `and` where each side has
 * something to ask. One part where there is nothing to split.
 */
export function splitQuestion(question: string, language: Language): string[] {
  const { joins, surrounding } = languageWords[language]
  const quiet = new Set(surrounding)
  const asks = (text: string) => wordsOf(text).some(({ word }) => !quiet.has(word))
  const sentences = question
    .split(/(?<=[?!.])\s+|\n+|;\s+/)
    .map((part) => part.trim())
    .filter(asks)
  const join = new RegExp(`(?:,\\s*)?\\s(?:${joins.join('|')})\\s`, 'iu')
  const parts = sentences.flatMap((sentence) => {
    const halves = sentence.split(join).map((part) => part.trim())
    return halves.length > 1 && halves.length <= mostParts && halves.every(asks) ? halves : [sentence]
  })
  return parts.length > 0 ? parts.slice(0, mostParts) : [question]
}
