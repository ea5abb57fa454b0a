import type { Language } from '#content/answers/fact.ts'
import { languageWords } from './asked-terms.ts'
import { readIn } from './languages/read-in.ts'

/** The most parts of a question that are answered. */
const mostParts = 3

/**
 * The parts of a question that may be asked by themselves: its sentences, what stands before and after `and`, and a question after the
 * comma of another one, where each has something to ask. One part where there is nothing to split. `asks` tells whether a text does.
 */
export function splitQuestion(question: string, language: Language, asks: (text: string) => boolean): string[] {
  const sentences = question
    .split(/(?<=[?!.])\s+|\n+|;\s+/)
    .map((part) => part.trim())
    .filter(asks)
  const parts = sentences.flatMap((sentence) => {
    const clauses = clausesOf(sentence, language)
    return clauses.length <= mostParts && clauses.every(asks) ? clauses : [sentence]
  })
  return parts.length > 0 ? parts.slice(0, mostParts) : [question]
}

/** The clauses of a sentence. `or` stands between two of them only where each has a verb of its own, else between two things to choose from. */
function clausesOf(sentence: string, language: Language): string[] {
  const { joins, alternatives, asking, clauses } = languageWords[language]
  const isQuestion = (text: string) => asking.includes(readIn(language, text)[0] ?? '')
  const isVerb = (word: string | undefined) => word !== undefined && (asking.includes(word) || clauses.includes(word))
  const separates = (between: string, before: string, after: string) => {
    const [join] = between.match(/[^\s,]+/) ?? []
    if (!join) return isQuestion(sentence) && isQuestion(after)
    if (!alternatives.includes(join.toLowerCase())) return true
    return readIn(language, before).some(isVerb) && isVerb(readIn(language, after)[0])
  }
  const between = new RegExp(`((?:,\\s*)?\\s(?:${[...joins, ...alternatives].join('|')})\\s|,\\s+)`, 'iu')
  const [first, ...rest] = sentence.split(between)
  const found = [first!]
  for (let at = 0; at < rest.length; at += 2) {
    const [join, after] = [rest[at]!, rest[at + 1]!]
    if (separates(join, found.at(-1)!, after)) found.push(after)
    else found[found.length - 1] += join + after
  }
  return found.map((clause) => clause.trim())
}
