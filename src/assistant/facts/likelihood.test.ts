import { expect, test } from 'vitest'
import { countsOf, openLikelihood } from './likelihood.ts'

const said = (topic: string, text: string) => ({ topic, features: countsOf(text.split(' ')) })
const likelihood = openLikelihood([
  said('audit', 'what does an audit cost price of an audit'),
  said('audit', 'how long does an audit take days of an audit'),
  said('design', 'what does a design cost price of a design'),
])
const of = (text: string) => likelihood(new Map(text.split(' ').map((word) => [word, 1])))

test('the fact that people ask for in these words is the likeliest', () => {
  const [price, duration, design] = of('audit price')
  expect(price).toBeGreaterThan(duration!)
  expect(price).toBeGreaterThan(design!)
})

test('a word of its topic makes a fact likelier that never says it', () => {
  const facts = openLikelihood([said('a', 'one two'), said('a', 'three'), said('b', 'four'), said('b', 'five two')])
  const [, inTopic, elsewhere] = facts(new Map([['one', 1]]))
  expect(inTopic).toBeGreaterThan(elsewhere!)
})

test('the ratio is that of the three levels, in nats', () => {
  // `price` is one of the nine words of the fact, one of nineteen of its topic, and two of all twenty-eight.
  const all = 2 / 28
  expect(of('price')[0]).toBeCloseTo(Math.log((0.5 / 9 + 0.25 / 19 + 0.25 * all) / all), 12)
})

test('a word that nobody says makes a likely fact less likely, and alone tells nothing', () => {
  expect(of('audit price today')[0]).toBeLessThan(of('audit price')[0]!)
  expect([...of('today')]).toEqual([0, 0, 0])
  expect([...likelihood(new Map())]).toEqual([0, 0, 0])
})
