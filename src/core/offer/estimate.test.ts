import { expect, test } from 'vitest'
import { pricing, readinessItems } from '#content/pricing.ts'
import { estimateAudit, estimateMenu } from './estimate.ts'
import { offerOf, stepOf } from './steps.ts'

const plain = { lines: 1_000, interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 }
const daysOf = (parts: readonly (readonly [string, number])[]) => parts.reduce((sum, [, days]) => sum + days, 0)

test('an audit takes its fixed days and a day for as many lines as two people read', () => {
  const { parts } = estimateAudit(plain)
  const { setUpDays, reportDays, fixReviewDays, linesPerDay } = pricing.audit
  expect(daysOf(parts)).toBeCloseTo(setUpDays + reportDays + fixReviewDays + 1_000 / linesPerDay)
})

test.each(['lines', 'interfaceLines', 'externalCalls', 'inheritance'] as const)(
  'more %s never make it cheaper',
  (what) => {
    const before = estimateAudit(plain)
    const after = estimateAudit({ ...plain, [what]: plain[what] + 500 })
    expect(daysOf(after.parts)).toBeGreaterThan(daysOf(before.parts))
    expect(after.price[1]).toBeGreaterThanOrEqual(before.price[1])
  },
)

test('a readier repository is read faster, up to a limit', () => {
  const days = Array.from({ length: readinessItems.length + 1 }, (_, ready) =>
    daysOf(estimateAudit({ ...plain, lines: 5_000, ready }).parts),
  )
  expect(days.toSorted((one, other) => other - one)).toEqual(days)
  const reading = 5_000 / pricing.audit.linesPerDay
  expect(days[0]! - days.at(-1)!).toBeLessThanOrEqual((reading * pricing.audit.readinessSavingAtMost) / 100 + 1e-9)
})

test('a range has two ends, whole days and round money', () => {
  for (const days of [0.2, 1, 3.3, 12, 400]) {
    const offer = offerOf({ work: stepOf(days) }, 2)
    expect(offer.days[0]).toBeGreaterThanOrEqual(1)
    expect(offer.days[1]).toBeGreaterThan(offer.days[0])
    expect([...offer.days, ...offer.price.map((price) => price / 100)].every(Number.isInteger)).toBe(true)
  }
})

test('an offer takes what its steps take together, and only computed steps have a range', () => {
  const { steps, days, price } = estimateAudit(plain)
  const { setUpDays, reviewers } = pricing.audit
  const sum = (end: 0 | 1) => Object.values(steps).reduce((total, step) => total + step[end], 0)
  expect(steps.setUp).toEqual([setUpDays, setUpDays])
  expect(days).toEqual([sum(0), sum(1)])
  expect(price).toEqual(days.map((count) => count * reviewers * pricing.dayRate))
})

test('a menu adds up what is chosen, and leaves out what it does not have', () => {
  const { base, options } = pricing.token
  expect(daysOf(estimateMenu(pricing.token, []).parts)).toBe(base.days)
  expect(daysOf(estimateMenu(pricing.token, ['capped', 'a bridge to the moon']).parts)).toBe(
    base.days + options.find(({ id }) => id === 'capped')!.days,
  )
})
