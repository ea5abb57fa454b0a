import { measure, sentencesOf, wordsOf } from './measure-text.ts'

/** A piece of what visitors read, by its page or its file. */
export type Reading = {
  /** `/pricing`, or `src/wallet/…`. */
  where: string
  text: string
  /** A page as a whole, or the sentences of a source, which are read apart from each other. */
  kind: 'page' | 'source'
  /** True for texts of law, whose sentences may be as long as they have to be. */
  legal?: boolean
}

/**
 * The longest a sentence may be, how long the middle one of a page, up to which year of school it may be written, and how many words
 * there are to a sentence that begins with a negative: about a screen.
 */
export const limits = { longest: 30, median: 14, grade: 8, wordsToANegative: 200 } as const

/** Fewer sentences than these have no middle worth a rule, and fewer words no grade. */
const aFew = 8

/** What reads like a translation, or like advertising, and what to write instead. */
const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:stands?|stood|standing)\b(?! for\b.*\bERC)/i, 'is, appears'],
  [/\bwhosoever|\bwhoever/i, 'anyone who, you'],
  [/\bsomebody|\banybody/i, 'someone, you, we, anyone'],
  [/\bnobody\b.{1,60}\bany\b/i, 'no one … a'],
  [/\bgrave(?:ly|st|r)?\b/i, 'critical, serious'],
  [/\bdear(?:er|est|ly)?\b/i, 'expensive'],
  [/\bfor ever\b/i, 'permanently'],
  [/\ba slip\b|\bslips? of\b/i, 'a typing error, a mistake'],
  [/\bat once\b/i, 'immediately, the same day, together'],
  [/\btakes? (?:it |them )?for\b/i, 'treats as'],
  [/(?<!\bthere )\b(?:is|are|was|were) no\b(?! longer| more than)/i, 'is not a'],
  [/\bwhat is missing is\b/i, 'name it'],
  [/\bthereof\b|\bwhereby\b|\bwherein\b|\bthereby\b|\bhitherto\b|\blest\b|\bupon\b|\bhence\b/i, 'a word of today'],
  [/\bof (?:it|them)[.?]$/i, 'name what it belongs to'],
  [
    /\bplease\b|\bsimply\b|\beas(?:y|ily|ier)\b|(?<!\bhas |\bhave |\bhad |\bwas |\bwere |\bis )\bjust\b/i,
    'leave it out',
  ],
  [/\bcannot help but\b|\bby no means\b|\bin vain\b/i, 'say what is'],
]

/** A sentence that begins by saying what is not so. */
const negative = /^(?:No|Not|Nobody|None|Nothing|Never|Neither|Nowhere)\b/

/** What is not as the guide of our voice has it, one line each. */
export function findVoiceFaults({ where, text, kind, legal }: Reading): string[] {
  const sentences = sentencesOf(text)
  const { words, median, grade } = measure(sentences)
  const said = text.split('\n').flatMap((line) =>
    banned.flatMap(([pattern, instead]) => {
      const match = pattern.exec(line.trim())
      return match ? [`“${match[0].trim()}” (write: ${instead}) in “${excerpt(line, match.index)}”`] : []
    }),
  )
  const long = sentences
    .filter((sentence) => !legal && wordsOf(sentence).length > limits.longest)
    .map((sentence) => `${wordsOf(sentence).length} words in “${excerpt(sentence, 0)}”`)
  const faults = [...said, ...long]
  if (kind === 'page') {
    const twice = sentences.filter((sentence, at) => wordsOf(sentence).length > 4 && sentences.indexOf(sentence) < at)
    faults.push(...[...new Set(twice)].map((sentence) => `said twice: “${excerpt(sentence, 0)}”`))
    const negatives = sentences.filter((sentence) => negative.test(sentence))
    const room = Math.max(1, Math.ceil(words / limits.wordsToANegative))
    if (!legal && negatives.length > room)
      faults.push(`${negatives.length} sentences begin with a negative, ${room} may: “${excerpt(negatives[0]!, 0)}”`)
    if (!legal && sentences.length >= aFew && median > limits.median)
      faults.push(`the median sentence has ${median} words`)
    if (!legal && words >= aFew && grade > limits.grade) faults.push(`the reading grade is ${grade.toFixed(1)}`)
  }
  return faults.map((fault) => `${where}: ${fault}`)
}

function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - 40)
  return `${from > 0 ? '…' : ''}${text.trim().slice(from, from + 100)}`
}
