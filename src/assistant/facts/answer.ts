import type { Citation, ReplyExtras } from '#assistant/messages/citation.ts'
import { mostSuggestions } from '#assistant/messages/message-bounds.ts'
import { namesSecret } from '#assistant/messages/secret-requests.ts'
import { placeAt } from '#assistant/retrieval/source.ts'
import type { Language } from '#content/answers/fact.ts'
import { ownWords } from '#content/answers/own-words.ts'
import { brand } from '#content/brand.ts'
import { quickReplies } from '#content/chat.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'
import { detectLanguage } from './detect-language.ts'
import { openKnowledge, type Knowledge } from './knowledge.ts'
import { resolve, type Asking, type Resolved, type Topic } from './resolve.ts'
import { smallTalkIn } from './small-talk.ts'
import { splitQuestion } from './split-question.ts'
import type { FactsByLanguage, ToldFact } from './told-fact.ts'

/** An answer out of the facts and the pages. `output` is Markdown; `topic` is handed in with the next question. */
export type Answer = Omit<ReplyExtras, 'id'> & {
  output: string
  topic: Topic | undefined
  /** It says that the site does not know. */
  refused: boolean
  /** It asks which of several things is meant: they are its suggestions. */
  asksBack: boolean
  /** The places that were considered, best first; those of the answer lead. */
  ranked: readonly string[]
}

/** `page` is the path the visitor is on; `topic` is what the last answer gave. */
export type Context = { page?: string; topic?: Topic }

/** Answers a question from the facts of the site, each with its place, asks back, or says that it does not know. */
export type Assistant = (question: string, context?: Context) => Answer

/** Opens the assistant on the words and the facts of the site, without a request. `schedulingUrl`: where a call is booked. */
export function createAssistant({
  schedulingUrl = brand.schedulingUrl,
  ...known
}: {
  index: SearchIndex
  facts: FactsByLanguage
  schedulingUrl?: string
}): Assistant {
  return assistantOn(openKnowledge(known), { schedulingUrl })
}

/** The assistant on what is open already. */
export function assistantOn(
  knowledge: Knowledge,
  { schedulingUrl = brand.schedulingUrl }: { schedulingUrl?: string } = {},
): Assistant {
  return (question, { page, topic } = {}) => {
    const detected = detectLanguage(question)
    const language = typeof detected === 'string' ? detected : (topic?.language ?? 'en')
    if (namesSecret(question)) return { ...said(ownWords[language].secret), topic }
    const small = smallTalkIn(question, language)
    if (small) return { ...said(ownWords[small.language][small.kind]), topic }
    if (typeof detected === 'object') return { ...said(detected.other), topic, refused: true }
    const asking = { language, knowledge, page, topic }
    const place = { ...asking, schedulingUrl }
    const whole = resolve(question, asking)
    const parts = knowledge.in(language).matches.exact(question) ? [question] : splitQuestion(question, language)
    if (parts.length === 1) return compose([whole], question, place)
    const answered = partsOf(parts, asking)
    const distinct = answered.filter(({ fact }, at) => answered.findIndex((one) => one.fact === fact) === at)
    return compose(
      distinct.length > 1 || (whole.kind !== 'fact' && distinct.length > 0) ? distinct : [whole],
      question,
      place,
    )
  }
}

/** The facts that answer the parts of a question. A part may leave out what the part before it was about. */
function partsOf(parts: readonly string[], asking: Asking) {
  const answered: Extract<Resolved, { kind: 'fact' }>[] = []
  for (const part of parts) {
    const before = answered.at(-1)
    const lent = before && { fact: before.fact.id, terms: before.terms, language: asking.language }
    const own = resolve(part, lent ? { ...asking, topic: lent, goesOn: true } : asking)
    const nearest = own.near[0]
    if (own.kind === 'fact') answered.push(own)
    else if (own.kind === 'unsure' && nearest && nearest.score >= least.part)
      answered.push({ ...own, ...nearest, kind: 'fact', terms: [] })
  }
  return answered
}

/** How near a fact must be to be offered, since what only shares a word is no help, and to be told although something else may be meant. */
const least = { offered: 0.3, part: 0.55, guessed: { score: 0.53, covers: 0.45 } }
/** A question with fewer terms is asked back: any guess would be as good. */
const termsOfGuess = 2
/** How near a second fact comes that is told as well. */
const alsoTold = 0.93
/** The most facts of a guess. */
const guesses = 2

/** What is offered where there is no fact to go on with. */
const firstQuestions = quickReplies.slice(0, mostSuggestions)

/** An answer in our own words, about nothing on the site. */
const said = (output: string): Omit<Answer, 'topic'> => ({
  output,
  citations: [],
  suggestions: [...firstQuestions],
  refused: false,
  asksBack: false,
  ranked: [],
})

type Place = Asking & { schedulingUrl: string }

/** Puts together what the parts of a question led to. */
function compose(parts: readonly Resolved[], question: string, asking: Place): Answer {
  const { language, knowledge } = asking
  const known = knowledge.in(language)
  const sure = parts.filter((part) => part.kind === 'fact' || part.kind === 'quote')
  const told = sure.length === 1 ? withRival(sure[0]!) : sure
  if (told.length === 0) return guess(parts[0]!, question, asking) ?? withoutAnswer(parts[0]!, question, asking)
  const silent = told.find((part) => part.kind === 'fact' && part.fact.silent)
  if (silent?.kind === 'fact' && told.length === 1) return refuseWith(silent.fact, asking)
  const { citations, paragraphs } = cite(told, asking)
  const lastFact = told.findLast((part) => part.kind === 'fact')
  const next = [
    ...new Set(
      told
        .flatMap((part) => (part.kind === 'fact' ? part.fact.next : []))
        .flatMap((id) => known.byId.get(id) ?? [])
        .filter((fact) => !told.some((part) => part.kind === 'fact' && part.fact === fact))
        .map(({ asks }) => asks[0]!),
    ),
  ]
  return {
    output: paragraphs.join('\n\n'),
    citations,
    suggestions: (next.length > 0 ? next : [...firstQuestions]).slice(0, mostSuggestions),
    topic: { fact: lastFact?.fact.id, terms: (lastFact?.terms ?? []).slice(0, 12), language },
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

/** A fact, and another one that comes as near. */
function withRival(part: Told): Told[] {
  const [first, second] = part.near
  if (part.kind === 'quote' || !first || !second || part.fact.silent || second.fact.silent) return [part]
  return second.score >= first.score * alsoTold
    ? [part, { ...second, kind: 'fact', terms: part.terms, near: [] }]
    : [part]
}

type Told = Extract<Resolved, { kind: 'fact' | 'quote' }>

/** What facts and passages say, each with the number of its place. */
function cite(told: readonly Told[], { knowledge }: Place) {
  const citations: Citation[] = []
  const paragraphs = told.map((part) => {
    if (part.kind === 'fact' && part.fact.silent) return plain(part.fact.says)
    const { title, href } = placeAt(part.kind === 'fact' ? part.fact.at : part.passage.href, knowledge.passages)
    if (!citations.some((citation) => citation.href === href)) citations.push({ title, href })
    const number = citations.findIndex((citation) => citation.href === href) + 1
    const text = part.kind === 'fact' ? plain(part.fact.says) : part.lines.map(plain).join(' ')
    return `${text} [${number}](${href})`
  })
  return { citations, paragraphs }
}

/** The nearest facts, said to be no more than that, where a question says enough and none of them is sure. */
function guess(part: Resolved, question: string, place: Place): Answer | undefined {
  const { language, knowledge } = place
  const near = part.near.filter(({ fact, score }) => !fact.silent && score >= least.offered)
  const enough = knowledge.in(language).matches.terms(question).length >= termsOfGuess
  if (part.kind !== 'unsure' || !enough || part.near[0]?.fact.silent || near.length === 0) return undefined
  if (near[0]!.score < least.guessed.score || near[0]!.covers < least.guessed.covers) return undefined
  const told = near.slice(0, guesses).map((one): Told => ({ ...one, kind: 'fact', terms: [], near: [] }))
  const { citations, paragraphs } = cite(told, place)
  const others = near.slice(guesses).map(({ fact }) => fact.asks[0]!)
  return {
    output: [ownWords[language].guess, ...paragraphs].join('\n\n'),
    citations,
    suggestions: others.slice(0, mostSuggestions),
    topic: { fact: near[0]!.fact.id, terms: knowledge.in(language).matches.terms(question).slice(0, 12), language },
    refused: false,
    asksBack: true,
    ranked: citations.map(({ href }) => href),
  }
}

/** That the site does not say it, in the words of the fact, with a person and what is nearest. */
function refuseWith(fact: ToldFact, { language, knowledge, schedulingUrl, topic }: Place): Answer {
  const nearest = fact.next.flatMap((id) => knowledge.in(language).byId.get(id)?.asks[0] ?? []).slice(0, 2)
  return {
    output: [
      `${plain(fact.says)} ${person(language, schedulingUrl)}`,
      ...(nearest.length > 0 ? [ownWords[language].nearest] : []),
    ].join('\n\n'),
    citations: [],
    suggestions: nearest.length > 0 ? nearest : [...firstQuestions],
    topic: topic && { ...topic, language },
    refused: true,
    asksBack: false,
    ranked: [],
  }
}

/** The two ways to a person. */
function person(language: Language, schedulingUrl: string): string {
  const own = ownWords[language]
  return `${own.person} [${own.talk}](${schedulingUrl}) · [${own.write}](/contact-us)`
}

/** A question back where several facts may be meant, else that the site does not know, with what is nearest and a person. */
function withoutAnswer({ kind, near }: Resolved, question: string, { language, schedulingUrl, topic }: Place): Answer {
  const own = ownWords[language]
  const first = near.filter(({ fact, score }) => !fact.silent && score > least.offered)
  // One of each topic, so that the buttons differ.
  const distinct = first.filter(({ fact }, at) => first.findIndex((other) => other.fact.topic === fact.topic) === at)
  const offered = (kind === 'unsure' && distinct.length > 1 ? distinct : first).slice(0, 4)
  const asks = offered.map(({ fact }) => fact.asks[0]!)
  const base = { citations: [], topic: topic && { ...topic, language }, ranked: offered.map(({ fact }) => fact.at) }
  if (kind === 'unsure' && asks.length !== 1) {
    const choices = asks.length > 0 ? asks.slice(0, mostSuggestions) : [...firstQuestions]
    return { ...base, output: own.which, suggestions: choices, refused: false, asksBack: true }
  }
  const asked = wordsOf(question)
    .filter(({ word }) => !languageWords[language].surrounding.includes(word))
    .slice(0, 5)
    .map(({ from, to }) => question.slice(from, to))
    .join(' ')
  const refusal = asked.length > 2 ? own.refusal.replace('{asked}', plain(asked)) : own.refusalOfAll
  const nearest = asks.slice(0, 2)
  return {
    ...base,
    output: [`${refusal} ${person(language, schedulingUrl)}`, ...(nearest.length > 0 ? [own.nearest] : [])].join(
      '\n\n',
    ),
    suggestions: nearest.length > 0 ? nearest : [...firstQuestions],
    refused: true,
    asksBack: false,
  }
}

/** What means something in Markdown means nothing here. */
function plain(text: string): string {
  return text.replaceAll(/([\\`*_[\]<>#|~])/g, '\\$1')
}
