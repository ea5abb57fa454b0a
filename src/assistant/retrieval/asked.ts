import { stemOf } from '#core/search/stem.ts'
import { stopWords } from '#core/search/stop-words.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import type { Passages } from './passages.ts'
import { nearestWord, openPhrases, stemsOf } from './phrases.ts'
import { elsewhere, smallTalk, unanswered, wishes } from './visitor-wishes.ts'
import { aspects, comparing, fillers, goingOn, pointing, subjects } from './visitor-words.ts'

/** What one answer leaves behind for the next question: the page it was about, what was asked about it, in which words. */
export type Topic = { subject?: string; aspect?: string; words: readonly string[] }

/** What a question was understood to be. */
export type Asked = {
  /** Small talk alone, and nothing to look up. */
  small?: (typeof smallTalk)[number]['answer']
  /** The words to be looked up, slips mended, each once. */
  words: readonly string[]
  /** Those of them that name neither a subject nor what is asked about it. */
  rest: readonly string[]
  /** Those that name what other people do: a place without them is not an answer. */
  foreign: readonly string[]
  subjects: readonly string[]
  aspect?: (typeof aspects)[number]
  wish?: (typeof wishes)[number]
  /** It is one of the things no page answers. */
  unanswered: boolean
  /** The words that say what is asked, rather than about what. */
  aspectWords: ReadonlySet<string>
  compares: boolean
  /** It goes on with the last topic, which has lent it what it did not say. */
  goesOn: boolean
}

const talk = openPhrases(smallTalk.flatMap(({ answer, says }) => says.map((phrase) => [phrase, answer] as const)))
const named = openPhrases(subjects.flatMap(({ path, names }) => names.map((name) => [name, path] as const)))
const about = openPhrases(aspects.flatMap((aspect) => aspect.asks.map((ask) => [ask, aspect] as const)))
const wished = wishes.map((wish) => ({
  wish,
  groups: wish.asks.map((group) => openPhrases(group.map((ask) => [ask, true] as const))),
  not: openPhrases((wish.not ?? []).map((phrase) => [phrase, true] as const)),
}))
const inVain = openPhrases(unanswered.map((phrase) => [phrase, true] as const))
const compared = new Set(comparing.flatMap(stemsOf))
const surrounding = new Set([...stopWords, ...fillers, ...fillers.flatMap(stemsOf)])
const phraseWords = new Set(
  [
    ...subjects.flatMap(({ names }) => names),
    ...aspects.flatMap(({ asks }) => asks),
    ...wishes.flatMap(({ asks }) => asks.flat()),
  ]
    .flatMap((phrase) => wordsOf(phrase).map(({ word }) => word))
    .filter((word) => word.length > 3),
)
const foreignWords = new Set(elsewhere)
const begins = new RegExp(`^(?:${goingOn.join('|')})\\b`, 'i')

const nothing: Asked = {
  words: [],
  rest: [],
  foreign: [],
  subjects: [],
  aspectWords: new Set(),
  unanswered: false,
  compares: false,
  goesOn: false,
}

/** Words a question may have before it is cut: nobody needs more to ask. */
const mostWords = 60

/** Understands a question, with what the last answer was about, if there was one. */
export function understand(question: string, { passages, topic }: { passages: Passages; topic?: Topic }): Asked {
  const said = wordsOf(question)
    .slice(0, mostWords)
    .map(({ word }) => mended(word, passages))
  const stems = said.map(stemOf)
  const small = talk(stems)
  const isSmall = (at: number) =>
    small.some(({ from, to }) => (from === 0 || to === said.length) && from <= at && at < to)
  const isTelling = (word: string, at: number) => !surrounding.has(word) && !isSmall(at)
  // A slip of two letters, such as `hw`, is no subject.
  const own = said.filter((word, at) => isTelling(word, at) && (word.length > 2 || passages.knows(stemOf(word))))
  const aspect = about(stems)[0]?.meaning
  const subjectsSaid = named(stems)
  const here = [...new Set(subjectsSaid.map(({ meaning }) => meaning))]
  const wish = wished.find(
    ({ groups, not }) => groups.every((group) => group(stems).length > 0) && not(stems).length === 0,
  )?.wish
  if (small.length > 0 && !wish && !aspect && here.length === 0 && own.length === 0)
    return { ...nothing, small: small.at(-1)!.meaning }

  const consumed = new Set([...subjectsSaid, ...about(stems)].flatMap(({ from, to }) => said.slice(from, to)))
  const points = said.length <= 12 && pointing.some((word) => said.includes(word)) && here.length === 0
  const goesOn =
    Boolean(topic) && (begins.test(question.trim()) || points || (own.length <= 1 && said.length <= 4 && !wish))
  const lent = goesOn ? lentBy(topic!, { here, aspect, own }) : {}
  const words = [...new Set([...own, ...(lent.words ?? [])])]
  return {
    words,
    rest: words.filter((word) => !consumed.has(word)),
    foreign: own.filter((word) => foreignWords.has(word)),
    subjects: here.length > 0 ? here : lent.subject ? [lent.subject] : [],
    aspect: aspect ?? aspects.find(({ id }) => id === lent.aspect),
    wish,
    unanswered: inVain(stems).length > 0,
    aspectWords: new Set(about(stems).flatMap(({ from, to }) => said.slice(from, to))),
    compares: here.length > 1 && stems.some((stem) => compared.has(stem)),
    goesOn,
  }
}

/** What the last topic gives to a question that names only another subject, only another aspect, or nothing at all. */
function lentBy(
  topic: Topic,
  { here, aspect, own }: { here: readonly string[]; aspect: Asked['aspect']; own: readonly string[] },
): { subject?: string; aspect?: string; words?: readonly string[] } {
  if (here.length > 0) return aspect ? {} : { aspect: topic.aspect, words: topic.aspect ? [] : topic.words }
  if (aspect || own.length > 1) return { subject: topic.subject }
  return { subject: topic.subject, aspect: topic.aspect, words: topic.words }
}

/** A word as it was probably meant, where neither the pages nor our phrases know it. */
function mended(word: string, passages: Passages): string {
  if (surrounding.has(word) || foreignWords.has(word)) return word
  if (phraseWords.has(word) || passages.knows(stemOf(word))) return word
  return nearestWord(word, phraseWords) ?? word
}
