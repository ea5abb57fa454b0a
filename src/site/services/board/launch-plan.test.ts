import { expect, test } from 'vitest'
import { launchWeek, loadOfWeeks, owners, phases, weekCount } from './launch-plan.ts'

const cards = phases.flatMap((phase) => phase.cards)

test('every piece of work is within the eight weeks, and nobody checks their own', () => {
  for (const { weeks, owner, check } of cards) {
    expect(weeks[0]).toBeGreaterThanOrEqual(1)
    expect(weeks[1]).toBeGreaterThanOrEqual(weeks[0])
    expect(weeks[1]).toBeLessThanOrEqual(weekCount)
    expect(check).not.toBe(owner)
  }
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
})

test('the phases follow one another, and work begins in its phase', () => {
  expect(
    phases.flatMap(({ weeks: [from, to] }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  ).toEqual(Array.from({ length: weekCount }, (_, at) => at + 1))
  for (const { weeks, cards: own } of phases)
    for (const card of own) {
      expect(card.weeks[0]).toBeGreaterThanOrEqual(weeks[0])
      expect(card.weeks[0]).toBeLessThanOrEqual(weeks[1])
    }
})

test('everyone on the board has work, and every week has some', () => {
  expect(new Set(cards.map(({ owner }) => owner))).toEqual(new Set(Object.keys(owners)))
  expect(Math.min(...loadOfWeeks)).toBeGreaterThan(0)
})

test('most is done in the week of the launch', () => {
  expect(loadOfWeeks.indexOf(Math.max(...loadOfWeeks)) + 1).toBe(launchWeek)
})
