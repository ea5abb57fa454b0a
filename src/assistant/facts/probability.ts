import type { Nearness } from './nearest-wordings.ts'

/** What speaks for a fact as the answer to a question, with how near its wordings are. Shares are from 0 to 1. */
export type Evidence = Nearness & {
  /** How likely people ask for it in these words, in nats for each nat of the number of facts. */
  likely: number
  /** The share of the question that its first wording has, which names it, and the share that its answer has. */
  named: number
  said: number
  /** How many facts lead to it as what one asks next. */
  ledTo: number
  /** Its place among the facts of its topic, from 0: what is asked most is told first. */
  place: number
}

/** What is asked: how many words and terms, and the share of its terms that no fact has, from 0 to 1. */
export type AskedSize = { words: number; terms: number; unknown: number }

/**
 * Fitted on labelled questions, where it was judged on questions that it had not seen: `npm run fit:chat` fits them anew. The fewer
 * terms a question has, the more counts which facts are asked for most.
 */
export const fitted = {
  likely: 16.91,
  terms: 1.15,
  words: 1.02,
  pairs: 2.33,
  letters: 2.25,
  together: 1.55,
  named: 1.16,
  said: 0.51,
  ledTo: 0.89,
  place: 0.42,
  ledToOfFew: -0.98,
  placeOfFew: -1.67,
  nothing: 6.52,
  nothingUnknown: -1.52,
  nothingWords: -0.07,
  nothingTerms: 0.34,
}

export type Weights = typeof fitted
type Features = Partial<Record<keyof Weights, number>>

/** What is weighed of a fact. */
export function featuresOf({ ledTo, place, ...plain }: Evidence, { terms }: AskedSize): Features {
  const few = 1 / Math.max(1, terms)
  return {
    ...plain,
    ledTo: Math.log1p(ledTo),
    place: Math.log1p(place),
    ledToOfFew: few * Math.log1p(ledTo),
    placeOfFew: few * Math.log1p(place),
  }
}

/** What is weighed of no fact at all. */
export function featuresOfNone({ words, terms, unknown }: AskedSize): Features {
  return { nothing: 1, nothingUnknown: unknown, nothingWords: Math.log1p(words), nothingTerms: Math.log1p(terms) }
}

/**
 * The probability that each fact answers the question; what is missing to 1 is the probability that none does. A conditional logit
 * (McFadden 1974) over the facts and "none of them".
 */
export function probabilities(facts: readonly Evidence[], asked: AskedSize, weights = fitted): number[] {
  return sharesOf([...facts.map((fact) => featuresOf(fact, asked)), featuresOfNone(asked)], weights).slice(0, -1)
}

/** The probability of each of several alternatives by what is weighed of them: together 1. */
export function sharesOf(alternatives: readonly Features[], weights: Weights): number[] {
  const utilities = alternatives.map((features) => {
    let sum = 0
    for (const name of names) sum += weights[name] * (features[name] ?? 0)
    return sum
  })
  const highest = Math.max(...utilities)
  const shares = utilities.map((utility) => Math.exp(utility - highest))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

const names = Object.keys(fitted) as (keyof Weights)[]
