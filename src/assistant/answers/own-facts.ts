import { topicsOf } from '#assistant/facts/knowledge.ts'
import type { FactsByLanguage, ToldFact } from '#assistant/facts/told-fact.ts'
import type { Language } from '#content/answers/fact.ts'

/** An answer of the operator: what people type for it, what is said, and the place of the site that is cited. */
export type OwnAnswer = { id: number; language: Language; asks: readonly string[]; says: string; at: string }

/** What an answer of the operator is called among the facts. */
export const ownId = ({ id }: Pick<OwnAnswer, 'id'>): string => `own-${id}`

/** The facts of the site with the operator's answers behind them: of two that have the same wording the operator's counts. */
export function withOwnAnswers(facts: FactsByLanguage, answers: readonly OwnAnswer[]): FactsByLanguage {
  if (answers.length === 0) return facts
  const merged: Partial<Record<Language, readonly ToldFact[]>> = { ...facts }
  for (const answer of answers) {
    const known = merged[answer.language] ?? []
    merged[answer.language] = [...known, asFact(answer, facts[answer.language] ?? [])]
  }
  return merged
}

function asFact(answer: OwnAnswer, facts: readonly ToldFact[]): ToldFact {
  const { asks, says, at } = answer
  return { id: ownId(answer), topic: topicsOf(facts)(at.split('#')[0]!) ?? 'own', at, next: [], asks, says }
}
