import type { Passage } from '#assistant/retrieval/passages.ts'
import type { Language } from '#content/answers/fact.ts'
import { languageWords } from './asked-terms.ts'
import type { Knowledge, Opened } from './knowledge.ts'
import type { Matched, MatchFacts } from './match-facts.ts'
import { quoteSentences } from './quote-sentences.ts'
import { readIn } from './languages/read-in.ts'
import type { ToldFact } from './told-fact.ts'

/** What one answer leaves behind for the next question: the fact it gave, the terms it was asked with, and in which language. */
export type Topic = { fact?: string; terms: readonly string[]; language?: Language }

/** How probable it must be. Chosen on the tuning half of the questions, and on labelled ones. */
const thresholds = {
  /** A fact that is the answer. */
  sure: 0.6,
  /** From here on the nearest are told as such, or it is asked which of them is meant. */
  perhaps: 0.12,
  /** A question that is answered so well lends nothing. */
  strong: 0.6,
  /** A clause beside the whole question. */
  clause: 0.9,
  /** How much likelier a topic is that is gone on with. */
  goesOn: 0.1,
}

/** A question, or a part of one. `page` is the path the visitor is on; `goesOn`: it surely goes on with the topic. */
export type Asking = { language: Language; knowledge: Knowledge; page?: string; topic?: Topic; goesOn?: boolean }

/** What a question, or a part of it, leads to. */
export type Resolved =
  | { kind: 'fact'; fact: ToldFact; score: number; terms: readonly string[]; near: readonly Matched[] }
  | { kind: 'quote'; passage: Passage; lines: readonly string[]; near: readonly Matched[] }
  | { kind: 'unsure'; near: readonly Matched[] }
  | { kind: 'unknown'; near: readonly Matched[] }

/** Finds what answers a question: a fact, sentences of a page, or what may be meant. */
export function resolve(question: string, asking: Asking): Resolved {
  const { language, topic } = asking
  const known = asking.knowledge.in(language)
  const { matches } = known
  const own = matches.terms(question)
  const exact = matches.exact(question)
  if (exact) return { kind: 'fact', fact: exact, score: 1, terms: own, near: [{ fact: exact, score: 1, covers: 1 }] }
  const { lent, near, goesOn, namesSubject, again } = leaningOf(question, own, asking)
  if (own.length === 0 && lent.length === 0) return { kind: 'unsure', near: [] }
  const plain = nearest(question, own, { matches, near })
  const lends = lent.length > 0 && (own.length < 3 || best(plain) < thresholds.strong)
  const nearness = topic?.fact && !goesOn ? undefined : thresholds.goesOn
  const leaning = lends && !again ? matches.match(question, { lent, near, nearness }) : plain
  const found = again && best(again) >= thresholds.sure ? again : likelier(leaning, again ?? [])
  const [first, second] = found
  const terms = [...new Set([...own, ...lent])]
  // What is asked of everything, alone: of what?
  const isOpen = own.length === 1 && known.general.has(own[0]!) && !namesSubject && lent.length === 0
  if (isOpen) return { kind: 'unsure', near: found }
  if (first && first.score >= thresholds.sure)
    return { kind: 'fact', fact: first.fact, score: first.score, terms, near: found }
  const quoted =
    language === 'en' && best(found) < thresholds.perhaps
      ? quoteSentences(question, asking.knowledge.passages)
      : undefined
  if (quoted) return { kind: 'quote', ...quoted, near: found }
  if (first && second && first.score >= thresholds.perhaps) return { kind: 'unsure', near: found }
  return { kind: 'unknown', near: found }
}

/** What a question takes from the last answer, or from the page: terms that it leaves out, and the topics it is probably about. */
function leaningOf(
  question: string,
  own: readonly string[],
  { language, knowledge, page, topic, goesOn: surely }: Asking,
) {
  const known = knowledge.in(language)
  const subjectTerms = new Set([...known.subjects.values()].flat())
  const namesSubject = own.some((term) => subjectTerms.has(term))
  const last = topic?.fact ? known.byId.get(topic.fact) : undefined
  const goesOn = last !== undefined && (surely || points(question, own, language))
  const pageTopic = page && known.topicAt(page)
  const subjectOf = (name: string) => known.subjects.get(name)?.slice(0, 1) ?? []
  // “And for NFTs?” asks the same of another thing; “who reviews it?” asks something else of the same.
  const asks = afterBeginning(question, language).some((word) => languageWords[language].asking.includes(word))
  const asksTheSame = goesOn && !asks && own.length > 0 && own.every((term) => subjectTerms.has(term))
  const lent = (): readonly string[] => {
    if (!goesOn) return namesSubject || own.length === 0 ? [] : pageTopic ? subjectOf(pageTopic) : []
    if (own.length === 0) return topic!.terms
    if (!namesSubject) return subjectOf(last.topic)
    // So that the next thing can be named as well.
    return asksTheSame ? topic!.terms.filter((term) => !known.subjects.get(last.topic)?.includes(term)) : []
  }
  const near: ReadonlySet<string> = new Set([...(pageTopic ? [pageTopic] : []), ...(goesOn ? [last.topic] : [])])
  const again = asksTheSame ? theSameOf(own, { terms: topic!.terms, last }, known) : undefined
  return { lent: lent(), near, goesOn, namesSubject, again }
}

/**
 * What asks the same of another thing: what was asked is said again with the other in place of its subject, or beside it, since an audit
 * of NFTs is an audit. The answer that was given is none, unless it was about the other already.
 */
function theSameOf(
  own: readonly string[],
  { terms, last }: { terms: readonly string[]; last: ToldFact },
  { matches, subjects }: Opened,
): Matched[] {
  const subject = subjects.get(last.topic) ?? []
  const isTold = subject.every((term) => !own.includes(term))
  return [undefined, ...subject]
    .map((left) => {
      // The name of a group of words that mean the same is one of them.
      const words = [...new Set([...own, ...terms.filter((term) => term !== left)])].map((term) =>
        term.replace('§', ''),
      )
      return matches.match(words.join(' ')).filter(({ fact }) => !isTold || fact.id !== last.id)
    })
    .reduce(likelier)
}

const best = (found: readonly Matched[]) => found[0]?.score ?? 0
const likelier = (one: Matched[], other: Matched[]) => (best(other) > best(one) ? other : one)

/** The facts nearest to a question, or to the one of its clauses that asks it: who talks about the weather first is answered all the same. */
function nearest(
  question: string,
  own: readonly string[],
  { matches, near }: { matches: MatchFacts; near: ReadonlySet<string> },
): Matched[] {
  const whole = matches.match(question, { near })
  if (own.length < 4) return whole
  const clauses = question.split(/[.,;:!?()\n]+|\s[-–—]\s/).filter((clause) => matches.terms(clause).length > 1)
  if (clauses.length < 2) return whole
  return clauses
    .map((clause) => matches.match(clause, { near }).map((one) => ({ ...one, score: one.score * thresholds.clause })))
    .reduce(likelier, whole)
}

/** The words of a question, without those by which it goes on: “what about” asks nothing. */
function afterBeginning(question: string, language: Language): string[] {
  const said = readIn(language, question)
  const begins = languageWords[language].goesOn
    .map((phrase) => readIn(language, phrase))
    .filter((phrase) => phrase.every((word, at) => word === said[at]))
  return said.slice(Math.max(0, ...begins.map(({ length }) => length)))
}

/** Whether a question leans on what was said before it. */
function points(question: string, own: readonly string[], language: Language): boolean {
  const { pointing } = languageWords[language]
  const said = readIn(language, question)
  const begins = afterBeginning(question, language).length < said.length
  return begins || own.length <= 1 || (said.length <= 12 && said.some((word) => pointing.includes(word)))
}
