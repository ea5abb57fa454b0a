import type { Language } from '#content/answers/fact.ts'
import { languageWords } from './asked-terms.ts'

/** The most parts of a question that are answered. */
const mostParts = 3

/**
 * The parts of a question that may be asked by themselves: its sentences, what stands before and after `and`, and a question after the
 * comma of another one, where each has something to ask. One part where there is nothing to split. `asks` tells whether a text does.
 */
export function splitQuestion(question: string, language: Language, asks: (text: string) => boolean): string[] {
  const { joins, asking } = languageWords[language]
  const sentences = question
    .split(/(?<=[?!.])\s+|\n+|;\s+/)
    .map((part) => part.trim())
    .filter(asks)
  const begins = `(?:${asking.join('|')})(?!\\p{L})`
  const join = new RegExp(`(?:,\\s*)?\\s(?:${joins.join('|')})\\s`, 'iu')
  const joinOrNext = new RegExp(`${join.source}|,\\s+(?=${begins})`, 'iu')
  const isQuestion = new RegExp(`^${begins}`, 'iu')
  const parts = sentences.flatMap((sentence) => {
    const halves = sentence.split(isQuestion.test(sentence) ? joinOrNext : join).map((part) => part.trim())
    return halves.length > 1 && halves.length <= mostParts && halves.every(asks) ? halves : [sentence]
  })
  return parts.length > 0 ? parts.slice(0, mostParts) : [question]
}
