import { assistantOn } from '#assistant/facts/answer.ts'
import { openKnowledge } from '#assistant/facts/knowledge.ts'
import type { FactsByLanguage } from '#assistant/facts/told-fact.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { ownId, withOwnAnswers, type OwnAnswer } from './own-facts.ts'

/** What the assistant is tried on: the site, and the answers of the operator that are stored. */
type TriedOn = { index: SearchIndex; facts: FactsByLanguage; answers: readonly OwnAnswer[] }

/** Questions, and whether each is answered with the new answer. */
type Tried = readonly { question: string; answered: boolean }[]

/** What a new answer would change. `taken`: the first wordings of facts that would lead to it, or come nearest to it. */
export type Trial = { asks: Tried; nots: Tried; like: Tried; taken: readonly string[] }

/** Has the assistant answer as it would with a new answer, which has no number yet: its wordings, what it must not catch, and `like`, what was asked. */
export function tryAnswer(
  { index, facts, answers }: TriedOn,
  draft: Omit<OwnAnswer, 'id'> & { nots: readonly string[]; like: readonly string[] },
): Trial {
  const tried: OwnAnswer = { ...draft, id: 0 }
  const id = ownId(tried)
  const knowledge = openKnowledge({ index, facts: withOwnAnswers(facts, [...answers, tried]) })
  const ask = assistantOn(knowledge)
  const tell = (questions: readonly string[]): Tried =>
    questions.map((question) => {
      const { topic, refused, asksBack } = ask(question)
      return { question, answered: !refused && !asksBack && topic?.fact === id }
    })
  const { matches, byId } = knowledge.in(draft.language)
  const others = [...byId.values()].filter((fact) => fact.id !== id)
  const taken = others.flatMap(({ asks: [first] }) => {
    const isTaken = matches.exact(first!)?.id === id || matches.match(first!)[0]?.fact.id === id
    return isTaken ? [first!] : []
  })
  return { asks: tell(draft.asks), nots: tell(draft.nots), like: tell(draft.like), taken }
}
