import type { Passage, Passages } from '#assistant/retrieval/passages.ts'
import { quotesOf } from '#assistant/retrieval/sentences.ts'
import { stemOf } from '#core/search/stem.ts'
import { stopWords } from '#core/search/stop-words.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'

/** How much of the question a place must hold, and the most sentences of it. */
const least = 0.9
const most = 2

const verbs =
  /\b(?:is|are|was|were|has|have|had|can|cannot|may|must|will|would|does|do|did|goes|gets?|gives?|takes?|keeps?|holds?|shows?|says?|reads?|writes?|sends?|pays?|costs?|begins?|ends?|starts?|stays?|stands?|needs?|works?|makes?|means?|counts?|checks?|proves?|finds?|builds?|runs?|stores?|receives?|answers?|names?|uses?|lies|lists?|contains?|includes?)\b/i

/** What leans on the sentence before it. */
const leaning = /^(?:It|They|That|This|These|Those|Yes|No|Both|So|But|And|Then|There|He|She)\b/

/** A sentence with a subject and a verb, of the length of one, that can be read alone. */
const isSentence = (text: string) =>
  /^[\p{Lu}\p{N}“"]/u.test(text) &&
  !leaning.test(text) &&
  /[.!?][”"’)]?$/.test(text) &&
  verbs.test(text) &&
  text.split(/\s+/).length > 4

const quiet = new Set([...stopWords, ...languageWords.en.surrounding])

/** Whole sentences of the one place that has nearly all that is asked; nothing where no place has. For what no fact holds. */
export function quoteSentences(
  question: string,
  passages: Passages,
): { passage: Passage; lines: readonly string[] } | undefined {
  const words = [...new Set(wordsOf(question).map(({ word }) => word))].filter((word) => !quiet.has(word))
  if (words.length < 2) return undefined
  const stems = new Set(words.map(stemOf))
  for (const { passage } of passages.find(words).slice(0, 6)) {
    if (passage.page.share !== undefined || passages.coverage(passage, words) < least) continue
    const lines = quotesOf(passage.section.text)
      .filter(({ text }) => isSentence(text))
      .map(({ text }) => ({
        text,
        score: wordsOf(text).reduce(
          (sum, { word }) => sum + (stems.has(stemOf(word)) ? passages.rarity(stemOf(word)) : 0),
          0,
        ),
      }))
    const best = Math.max(0, ...lines.map(({ score }) => score))
    if (best < passages.worth(words) * 0.6) continue
    const chosen = lines
      .filter(({ score }) => score >= best * 0.7)
      .slice(0, most)
      .map(({ text }) => text)
    return { passage, lines: chosen }
  }
  return undefined
}
