import { expect, test } from 'vitest'
import { forEver, vestedAt } from '#tools/schedule/schedule.ts'
import { monthStart, unlockLine, unlockYears } from './unlock-months.ts'

const amount = 1_000_000n
const [start, cliff, end] = [monthStart(2027, 0), monthStart(2028, 0), monthStart(2031, 0)]
const vesting = { amount, schedule: { start, cliff, end, steps: 0 } }

test('each month has what the contract has unlocked when it ends, in whole per cent', () => {
  const years = unlockYears(vesting, { first: 2027, count: 5 })
  expect(years.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031])
  for (const { year, months } of years)
    for (const [month, share] of months.entries()) {
      const unlocked = vestedAt(vesting, Date.UTC(year, month + 1) / 1000)
      expect(share).toBe(Math.floor(Number(unlocked) / 10_000))
    }
  expect(years[0]!.months.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0))
  expect(years[3]!.months.at(-1)).toBe(100)
})

test('the line begins at the ground and rises to the top, within its square', () => {
  const line = unlockLine(vesting, [start, end], 1000)
  const points = [...line.matchAll(/L([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(line).toMatch(/^M0 1000L/)
  expect(points.at(-1)).toEqual([1000, 0])
  for (const [at, [x, y]] of points.slice(1).entries()) {
    expect(x).toBeGreaterThanOrEqual(points[at]![0]!)
    expect(y).toBeLessThanOrEqual(points[at]![1]!)
  }
})

test('of what is locked permanently the line stays at the ground', () => {
  expect(unlockLine({ amount, schedule: forEver }, [start, end], 1)).toBe('M0 1H1V1')
})
