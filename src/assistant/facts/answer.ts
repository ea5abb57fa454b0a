import { namesSecret } from '#assistant/messages/secret-requests.ts'
import { ownWords } from '#content/answers/own-words.ts'
import type { Language } from '#content/answers/fact.ts'
import { brand } from '#content/brand.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { composeAnswer, said, type Answer } from './compose-answer.ts'
import { detectLanguage } from './detect-language.ts'
import { openKnowledge, type Knowledge } from './knowledge.ts'
import { resolve, type Asking, type Resolved, type Topic } from './resolve.ts'
import { smallTalkIn } from './small-talk.ts'
import { splitQuestion } from './split-question.ts'
import type { FactsByLanguage } from './told-fact.ts'
import { withoutCourtesies } from './without-courtesies.ts'

/** `page` is the path the visitor is on; `topic` is what the last answer gave; `browser` is the language the browser is set to. */
export type Context = { page?: string; topic?: Topic; browser?: Language }

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
  return (message, { page, topic, browser } = {}) => {
    const question = withoutCourtesies(message)
    const detected = detectLanguage(question, { before: topic?.language, browser })
    const language = typeof detected === 'string' ? detected : (topic?.language ?? browser ?? 'en')
    if (namesSecret(question)) return { ...said(ownWords[language].secret), topic }
    const small = smallTalkIn(message, language)
    if (small) return { ...said(ownWords[small.language][small.kind]), topic }
    if (typeof detected === 'object') return { ...said(detected.other), topic, refused: true }
    const asking = { language, knowledge, page, topic }
    return composeAnswer(resolveParts(question, asking), { ...asking, question, schedulingUrl })
  }
}

/** What a question leads to: the facts that answer its parts, or, where they are no more than one, the whole. */
function resolveParts(question: string, asking: Asking): readonly Resolved[] {
  const whole = resolve(question, asking)
  const { matches } = asking.knowledge.in(asking.language)
  const parts = matches.exact(question)
    ? []
    : splitQuestion(question, asking.language, (text) => matches.terms(text).length > 0)
  if (parts.length < 2) return [whole]
  const answered = answerParts(parts, asking)
  const distinct = answered.filter(({ fact }, at) => answered.findIndex((one) => one.fact === fact) === at)
  return distinct.length > 1 || (whole.kind !== 'fact' && distinct.length > 0) ? distinct : [whole]
}

/** How near a fact must be to be the answer to a part, although it is not sure. */
const leastOfPart = 0.15

type Answered = Extract<Resolved, { kind: 'fact' }>

/**
 * The facts that answer the parts of a question. A part may leave out what the part before it was about, and the first one what the
 * next is about: "how much and how long is an audit?".
 */
function answerParts(parts: readonly string[], asking: Asking): Answered[] {
  const answered = parts.reduce<Answered[]>((before, part) => {
    const own = answerPart(part, asking, before.at(-1))
    return own ? [...before, own] : before
  }, [])
  const [first] = parts
  if (answered.length !== parts.length - 1 || answerPart(first!, asking)) return answered
  const own = answerPart(first!, asking, answered[0])
  return own ? [own, ...answered] : answered
}

/** The fact that answers a part, which may go on with another one. */
function answerPart(part: string, asking: Asking, other?: Answered): Answered | undefined {
  const lent = other && { fact: other.fact.id, terms: other.terms, language: asking.language }
  const own = resolve(part, lent ? { ...asking, topic: lent, goesOn: true } : asking)
  if (own.kind === 'fact') return own
  const nearest = own.near[0]
  const isNear = own.kind === 'unsure' && nearest && nearest.score >= leastOfPart
  return isNear ? { ...own, ...nearest, kind: 'fact', terms: [] } : undefined
}
