import { asText } from '#assistant/markdown/as-text.ts'
import type { Citation, ReplyExtras } from '#assistant/messages/citation.ts'
import { mostSuggestions } from '#assistant/messages/message-bounds.ts'
import { placeAt } from '#assistant/retrieval/source.ts'
import { ownWords } from '#content/answers/own-words.ts'
import { quickReplies } from '#content/chat.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'
import type { Matched } from './match-facts.ts'
import { foldedIn } from './languages/read-in.ts'
import type { Asking, Resolved, Topic } from './resolve.ts'
import type { ToldFact } from './told-fact.ts'

/** An answer out of the facts and the pages. `output` is Markdown; `topic` is handed in with the next question. */
export type Answer = Omit<ReplyExtras, 'id'> & {
  output: string
  topic: Topic | undefined
  /** It says that the site does not know. */
  refused: boolean
  /** It is not sure what is meant, and asks by its suggestions. With citations it tells what is nearest as well. */
  asksBack: boolean
  /** The places that were considered, best first; those of the answer lead. */
  ranked: readonly string[]
}

/** A question with what is known beside it. `schedulingUrl`: where a call is booked. */
export type Asked = Asking & { question: string; schedulingUrl: string }

type Told = Extract<Resolved, { kind: 'fact' | 'quote' }>

/** How near a fact must be to be offered, since what only shares a word is no help, and to be told although something else may be meant. */
const least = { offered: 0.02, guessed: { score: 0.15, covers: 0.45 } }
/** A question with fewer terms is asked back: any guess would be as good. */
const termsOfGuess = 2
/** How near a second fact comes that is told as well. */
const alsoTold = 0.35
/** The most facts of a guess, and questions that a refusal offers. */
const most = { guesses: 2, nearest: 2 }
/** The most terms that are handed on. */
const mostTerms = 12

/** What is offered where there is no fact to go on with. */
const firstQuestions = quickReplies.slice(0, mostSuggestions)

/** An answer in our own words, about nothing on the site. */
export const said = (output: string): Omit<Answer, 'topic'> => ({
  output,
  citations: [],
  suggestions: firstQuestions,
  refused: false,
  asksBack: false,
  ranked: [],
})

/** Puts together what the parts of a question led to. */
export function composeAnswer(parts: readonly Resolved[], asked: Asked): Answer {
  const { language, knowledge } = asked
  const sure = parts.filter((part) => part.kind === 'fact' || part.kind === 'quote')
  const told = sure.length === 1 ? withRival(sure[0]!) : sure
  const [first] = told
  if (!first) return withoutAnswer(parts[0]!, asked)
  if (told.length === 1 && first.kind === 'fact' && first.fact.silent) return refuseBy(first.fact, asked)
  const { citations, paragraphs } = cite(told, asked)
  const facts = told.flatMap((part) => (part.kind === 'fact' ? [part.fact] : []))
  const next = facts.flatMap((fact) => fact.next).flatMap((id) => knowledge.in(language).byId.get(id) ?? [])
  const lastFact = told.findLast((part) => part.kind === 'fact')
  return {
    output: paragraphs.join('\n\n'),
    citations,
    suggestions: orFirst([...new Set(next.filter((fact) => !facts.includes(fact)).map(buttonOf))]),
    topic: { fact: lastFact?.fact.id, terms: (lastFact?.terms ?? []).slice(0, mostTerms), language },
    refused: false,
    asksBack: false,
    ranked: [
      ...new Set([
        ...citations.map(({ href }) => href),
        ...parts.flatMap(({ near }) => near.map(({ fact }) => fact.at)),
      ]),
    ],
  }
}

/** The question of a fact that is shown to be pressed. */
const buttonOf = ({ asks }: ToldFact): string => asks[0]!

const orFirst = (questions: readonly string[]) =>
  questions.length > 0 ? questions.slice(0, mostSuggestions) : firstQuestions

/** A fact, and another one that comes as near. */
function withRival(part: Told): Told[] {
  const [first, second] = part.near
  if (part.kind === 'quote' || !first || !second || part.fact.silent || second.fact.silent) return [part]
  const isAsNear = second.score >= first.score * alsoTold
  return isAsNear ? [part, { ...second, kind: 'fact', terms: part.terms, near: [] }] : [part]
}

/** What facts and passages say, each with the number of its place. */
function cite(told: readonly Told[], { knowledge }: Asked) {
  const citations: Citation[] = []
  const paragraphs = told.map((part) => {
    if (part.kind === 'fact' && part.fact.silent) return asText(part.fact.says)
    const { title, href } = placeAt(part.kind === 'fact' ? part.fact.at : part.passage.href, knowledge.passages)
    if (!citations.some((citation) => citation.href === href)) citations.push({ title, href })
    const number = citations.findIndex((citation) => citation.href === href) + 1
    const text = part.kind === 'fact' ? asText(part.fact.says) : part.lines.map(asText).join(' ')
    return `${text} [${number}](${href})`
  })
  return { citations, paragraphs }
}

/** A guess or a question back where several facts may be meant, else that the site does not know. */
function withoutAnswer({ kind, near }: Resolved, asked: Asked): Answer {
  const offered = near.filter(({ fact, score }) => !fact.silent && score >= least.offered)
  if (kind !== 'unsure')
    return refuse(
      refusalOf(asked),
      offered.map(({ fact }) => fact),
      asked,
    )
  const isSilent = near[0]?.fact.silent
  return (isSilent ? undefined : guess(offered, asked)) ?? askBack(offered, asked)
}

/** The nearest facts, said to be no more than that, where the question says enough and one of them is near enough. */
function guess(near: readonly Matched[], asked: Asked): Answer | undefined {
  const { question, language, knowledge } = asked
  const [first] = near
  const terms = knowledge.in(language).matches.terms(question)
  if (!first || terms.length < termsOfGuess) return undefined
  if (first.score < least.guessed.score || first.covers < least.guessed.covers) return undefined
  const guessed = near.slice(0, most.guesses)
  // It is likelier that nothing on the site answers it.
  if (sumOf(guessed) < 1 - sumOf(near)) return undefined
  const told = guessed.map((one): Told => ({ ...one, kind: 'fact', terms: [], near: [] }))
  const { citations, paragraphs } = cite(told, asked)
  return {
    output: [ownWords[language].guess, ...paragraphs].join('\n\n'),
    citations,
    suggestions: near.slice(most.guesses, most.guesses + mostSuggestions).map(({ fact }) => buttonOf(fact)),
    topic: { fact: first.fact.id, terms: terms.slice(0, mostTerms), language },
    refused: false,
    asksBack: true,
    ranked: citations.map(({ href }) => href),
  }
}

const sumOf = (matches: readonly Matched[]) => matches.reduce((sum, { score }) => sum + score, 0)

/** Which of the nearest is meant, one of each topic, so that the buttons differ. A single one is no choice. */
function askBack(near: readonly Matched[], asked: Asked): Answer {
  const { language, topic } = asked
  const distinct = near.filter(({ fact }, at) => near.findIndex((other) => other.fact.topic === fact.topic) === at)
  const choices = (distinct.length > 1 ? distinct : near).map(({ fact }) => fact)
  if (choices.length === 1) return refuse(refusalOf(asked), choices, asked)
  return {
    output: ownWords[language].which,
    citations: [],
    suggestions: orFirst(choices.map(buttonOf)),
    topic: topic && { ...topic, language },
    refused: false,
    asksBack: true,
    ranked: choices.map(({ at }) => at),
  }
}

/** That the site does not say it, in the words of the fact that knows that. */
function refuseBy(fact: ToldFact, asked: Asked): Answer {
  const { byId } = asked.knowledge.in(asked.language)
  return refuse(
    asText(fact.says),
    fact.next.flatMap((id) => byId.get(id) ?? []),
    asked,
  )
}

/** That the site does not answer this, with what was understood of it. */
function refusalOf({ question, language }: Asked): string {
  const { refusal, refusalOfAll } = ownWords[language]
  const understood = wordsOf(question)
    .filter(({ word }) => !languageWords[language].surrounding.includes(foldedIn(language, word)))
    .slice(0, 5)
    .map(({ from, to }) => question.slice(from, to))
    .join(' ')
  return understood.length > 2 ? refusal.replace('{asked}', asText(understood)) : refusalOfAll
}

/** A refusal in one sentence, with the two ways to a person, and the nearest facts to ask for. */
function refuse(sentence: string, nearest: readonly ToldFact[], { language, schedulingUrl, topic }: Asked): Answer {
  const own = ownWords[language]
  const offered = nearest.slice(0, most.nearest)
  const person = `${own.person} [${own.talk}](${schedulingUrl}) · [${own.write}](/contact-us)`
  return {
    output: [`${sentence} ${person}`, ...(offered.length > 0 ? [own.nearest] : [])].join('\n\n'),
    citations: [],
    suggestions: orFirst(offered.map(buttonOf)),
    topic: topic && { ...topic, language },
    refused: true,
    asksBack: false,
    ranked: offered.map(({ at }) => at),
  }
}
