import { expect, test } from 'vitest'
import { fitted, probabilities, type Evidence } from './probability.ts'

const asked = { words: 6, terms: 3, unknown: 0 }
const fact = ({ near = 0, ...evidence }: Partial<Evidence> & { near?: number }): Evidence => ({
  likely: 0,
  terms: near,
  words: near,
  pairs: near,
  letters: near,
  together: near * 4,
  named: 0,
  said: 0,
  ledTo: 0,
  place: 0,
  ...evidence,
})
const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0)

test('the probabilities of the facts and of none of them are 1 together', () => {
  const found = probabilities([fact({ likely: 0.3, near: 0.5 }), fact({ likely: 0.25, near: 0.4 })], asked)
  expect(sum(found)).toBeLessThan(1)
  expect(sum(found)).toBeGreaterThan(0.5)
  expect(probabilities([], asked)).toEqual([])
})

test('a fact that nothing speaks for is improbable, and the more probable the nearer its wordings are', () => {
  expect(probabilities([fact({})], asked)[0]).toBeLessThan(0.05)
  const [near, far] = probabilities([fact({ likely: 0.3, near: 0.6 }), fact({ likely: 0.3, near: 0.3 })], asked)
  expect(near).toBeGreaterThan(far! * 4)
})

test('among facts that are as near, a question of one word asks for the one that is told first', () => {
  const told = [fact({ likely: 0.3, near: 0.5 }), fact({ likely: 0.3, near: 0.5, place: 20 })]
  const [first, later] = probabilities(told, { words: 1, terms: 1, unknown: 0 })
  expect(first).toBeGreaterThan(later! * 2)
})

test('the odds of two facts are those of the logit', () => {
  const weights = {
    ...fitted,
    likely: 2,
    nothing: 0,
    nothingUnknown: 0,
    nothingWords: 0,
    nothingTerms: 0,
    place: 0,
    placeOfFew: 0,
  }
  const [one, other] = probabilities([fact({ likely: 1 }), fact({ likely: 0 })], asked, weights)
  expect(one! / other!).toBeCloseTo(Math.exp(2), 12)
  expect(1 - one! - other!).toBeCloseTo(other!, 12)
})
