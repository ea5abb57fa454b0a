import { placeAt, sourceOf, type Source } from '#assistant/retrieval/source.ts'
import type { Language } from '#content/answers/fact.ts'
import { detectLanguage } from './detect-language.ts'
import type { Knowledge } from './knowledge.ts'
import { resolve, type Topic } from './resolve.ts'
import { smallTalkIn } from './small-talk.ts'
import type { ToldFact } from './told-fact.ts'

/** What a model may answer a question from, best first; in which language, if it is one with facts; and what the next question goes on with. */
export type Retrieved = { sources: readonly Source[]; language?: Language; topic?: Topic }

/** The most facts and passages that a model gets, and how good a fact must be beside the best. */
const most = { facts: 5, passages: 2 }
const share = 0.05

/**
 * What the site says about a question. Nothing for small talk. Of a question in a language without facts, the first facts of every
 * topic: a model understands it, and has what is asked most.
 */
export function retrieve(
  { passages, in: open }: Knowledge,
  { question, page, topic, browser }: { question: string; page?: string; topic?: Topic; browser?: Language },
): Retrieved {
  if (smallTalkIn(question)) return { sources: [] }
  const detected = detectLanguage(question, { before: topic?.language, browser })
  const told = ({ at, says }: ToldFact): Source => ({ ...placeAt(at, passages), text: says, fact: true })
  if (typeof detected === 'object') {
    const byTopic = Map.groupBy(open('en').byId.values(), (fact) => fact.topic)
    return {
      sources: [...byTopic.values()].flatMap((facts) => facts.slice(0, 2).map(told)),
    }
  }
  const language = detected ?? topic?.language ?? browser ?? 'en'
  const found = resolve(question, { language, knowledge: { passages, in: open }, page, topic })
  const best = found.near[0]?.score ?? 0
  const facts = found.near.filter(({ score }) => score > 0.02 && score >= best * share).slice(0, most.facts)
  const words = language === 'en' ? open('en').matches.words(question) : []
  const near = passages
    .find(words)
    .slice(0, most.passages)
    .filter(({ passage }) => passages.coverage(passage, words) > 0.6)
  return {
    sources: [...facts.map(({ fact }) => told(fact)), ...near.map(({ passage }) => sourceOf(passage))],
    language,
    topic: { fact: facts[0]?.fact.id, terms: open(language).matches.terms(question).slice(0, 12), language },
  }
}
