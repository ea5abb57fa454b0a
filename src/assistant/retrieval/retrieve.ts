import { understand, type Topic } from './asked.ts'
import type { Passage, Passages } from './passages.ts'
import { rank } from './rank.ts'

/** The most places that a model gets, and how good each must be beside the best. */
const most = 6
const share = 0.35

/** What the site says about a question, best first: what a model may answer from. Nothing for small talk. */
export function retrieve(
  passages: Passages,
  { question, page, topic }: { question: string; page?: string; topic?: Topic },
): Passage[] {
  const asked = understand(question, { passages, topic })
  if (asked.small || asked.unanswered) return []
  const ranked = rank(asked, { passages, page }).filter(({ covered }) => covered > 0.2)
  const best = ranked.find(({ score }) => Number.isFinite(score))?.score ?? 0
  return ranked
    .filter(({ score }) => score >= best * share)
    .slice(0, most)
    .map(({ passage }) => passage)
}
