import type { Asked } from './asked.ts'
import type { Passage, Passages } from './passages.ts'

/** A place that may answer. `covered`: the share of the question it answers, from 0 to 1. `direct`: it is in the place for that question. */
export type Ranked = { passage: Passage; score: number; covered: number; direct: boolean }

/** How much a place gains that is about what was asked. Chosen on the tuning half of the questions. */
const gains = { subject: 1.6, aspect: 1.5, here: 1.15, question: 1.1, covered: 2 }

/** The places that may answer a question, best first. `page` is the path the visitor is on. */
export function rank(asked: Asked, { passages, page }: { passages: Passages; page?: string }): Ranked[] {
  const found = passages.find(asked.words)
  const best = found[0]?.score ?? 1
  const scores = new Map(found.map(({ passage, score }) => [passage, score]))
  const direct = directPlaces(asked, { passages, page })
  for (const passage of direct) scores.set(passage, Math.max(scores.get(passage) ?? 0, best * 0.7))
  const wished = asked.wish && passages.at(asked.wish.at, asked.wish.heading)

  return [...scores]
    .filter(([{ section }]) => section.text)
    .map(([passage, score]): Ranked => {
      const isSubject = asked.subjects.includes(passage.page.path)
      const isDirect = direct.includes(passage)
      const covered = coverage(asked, { passage, passages, isSubject, isDirect })
      const gain =
        (isSubject ? gains.subject : 1) *
        (isDirect ? gains.aspect : 1) *
        (passage.section.heading.endsWith('?') ? gains.question : 1) *
        (asked.subjects.length === 0 && passage.page.path === page ? gains.here : 1)
      return { passage, score: score * gain * covered ** gains.covered, covered, direct: isDirect }
    })
    .map((one) => (one.passage === wished ? { ...one, score: Infinity, covered: 1 } : one))
    .concat(wished && !scores.has(wished) ? [{ passage: wished, score: Infinity, covered: 1, direct: false }] : [])
    .toSorted((one, other) => other.score - one.score)
}

/** The places for a kind of question: of its subject, or else of the page the visitor is on, or else of everything together. */
function directPlaces(asked: Asked, { passages, page }: { passages: Passages; page?: string }): Passage[] {
  const { aspect } = asked
  if (!aspect) return []
  const { anchors = [], headings = [], general } = aspect
  const on = (path: string) => {
    const there = passages.on(path)
    const under = there.find(
      ({ section }) => section.text && (anchors.includes(section.anchor ?? '') || headings.includes(section.heading)),
    )
    return under ? [under] : []
  }
  if (asked.subjects.length > 0) return asked.subjects.flatMap(on)
  const here = page && asked.rest.length === 0 ? on(page) : []
  if (here.length > 0) return here
  const together = general && asked.rest.length === 0 ? passages.at(general) : undefined
  return together ? [together] : []
}

/** What names the subject or the aspect is answered by the place that is about it. */
function coverage(
  asked: Asked,
  {
    passage,
    passages,
    isSubject,
    isDirect,
  }: { passage: Passage; passages: Passages; isSubject: boolean; isDirect: boolean },
): number {
  // That an essay mentions what we do not do is not an answer to it.
  const essay = passage.page.share !== undefined
  if (asked.foreign.some((word) => essay || !passages.has(passage, word))) return 0
  // Whether the page says it in days or dollars, what is asked is about the other words.
  const core = asked.words.filter((word) => !asked.aspectWords.has(word))
  const own = Math.max(
    passages.coverage(passage, asked.words),
    core.length > 0 && core.length < asked.words.length ? 0.85 * passages.coverage(passage, core) : 0,
  )
  if (asked.words.length === 0) return isDirect ? 1 : 0
  // An essay that has half of the words is about something else.
  if (passage.page.share !== undefined) return own * passage.page.share
  if (!isSubject && !isDirect) return own
  const rest = asked.rest.length === 0 ? 1 : passages.coverage(passage, asked.rest)
  // Where nothing but the subject is named, every place of its page is about it.
  const share = passages.worth(asked.rest) / passages.worth(asked.words)
  return Math.max(own, 1 - share + share * rest)
}

/** How much of a question a place must hold to be an answer. Chosen on the tuning half of the questions. */
const least = { asked: 0.44, goingOn: 0.35 }

/** Whether the best place is good enough to be an answer. */
export function answers({ covered }: Ranked, { wish, goesOn }: Asked): boolean {
  return wish !== undefined || covered >= (goesOn ? least.goingOn : least.asked)
}
