import { expect, test } from 'vitest'
import { corners, forEver, nextTime, permanent, stepTime, vestedAt, type Schedule } from './schedule.ts'

/** What is still to come, rounded up: the sum said in another way. */
function again(amount: bigint, base: bigint, { start, cliff, end, steps }: Schedule, time: number): bigint {
  if (end === permanent || (time < end && (time < cliff || time <= start))) return base
  if (time >= end) return amount
  const rest = amount - base
  const [passed, whole] = [BigInt(time - start), BigInt(end - start)]
  const [done, of] = steps > 0 ? [(BigInt(steps) * passed) / whole, BigInt(steps)] : [passed, whole]
  return amount - (rest * (of - done) + of - 1n) / of
}

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('what has vested is the same, to the unit, as what is not still to come', () => {
  const below = numbers(7)
  for (let point = 0; point < 20_000; point++) {
    const amount = BigInt(below(2 ** 31)) << BigInt(below(70))
    const base = point % 3 === 0 ? (amount * BigInt(below(1001))) / 1000n : 0n
    const start = below(2 ** 31)
    const end = start + 1 + below(point % 2 ? 100 : 2 ** 31)
    const schedule = { start, end, cliff: start + below(end - start + 1), steps: point % 4 ? 0 : below(65_536) }
    const time = start + below(end - start + 10)
    expect(vestedAt({ amount, base, schedule }, time)).toBe(again(amount, base, schedule, time))
  }
  expect(vestedAt({ amount: 9n, base: 2n, schedule: forEver }, 1e11)).toBe(2n)
})

test('a step is over at the first second at which its part has vested', () => {
  const schedule = { start: 1000, cliff: 1000, end: 2000, steps: 7 }
  for (let done = 1; done <= 7; done++) {
    const time = stepTime(schedule, done)
    expect(vestedAt({ amount: 700n, schedule }, time)).toBe(BigInt(done) * 100n)
    expect(vestedAt({ amount: 700n, schedule }, time - 1)).toBe(BigInt(done - 1) * 100n)
  }
})

test('the next time is the cliff, then each step, then the end, then none', () => {
  const vesting = { amount: 100n, schedule: { start: 0, cliff: 50, end: 100, steps: 4 } }
  expect([0, 49, 50, 74, 75, 99, 100].map((time) => nextTime(vesting, time))).toEqual([
    50,
    50,
    75,
    75,
    100,
    100,
    undefined,
  ])
  expect(nextTime({ amount: 1n, schedule: forEver }, 5)).toBeUndefined()
  expect(nextTime({ amount: 1n, schedule: { start: 0, cliff: 0, end: 9, steps: 0 } }, 5)).toBe(9)
})

test.each([
  ['one day', { start: 0, cliff: 1000, end: 1000, steps: 0 }, [0, 0, 0, 1000]],
  ['evenly', { start: 0, cliff: 0, end: 1000, steps: 0 }, [0, 0, 999, 1000]],
  ['a cliff', { start: 0, cliff: 250, end: 1000, steps: 0 }, [0, 0, 0, 250, 999, 1000]],
  ['steps', { start: 0, cliff: 0, end: 1000, steps: 2 }, [0, 0, 0, 500, 500, 1000]],
  ['steps after a cliff', { start: 0, cliff: 600, end: 1000, steps: 2 }, [0, 0, 0, 0, 0, 500, 500, 1000]],
  ['permanently locked', forEver, []],
] as const)('the line of %s turns where the contract does', (_, schedule, expected) => {
  expect(corners([{ amount: 1000n, schedule }]).map(({ vested }) => Number(vested))).toEqual(expected)
})

const day = (end: number) => ({ amount: 10n, schedule: { start: 0, cliff: end, end, steps: 0 } })

test('the line of several locks is the sum of their lines', () => {
  expect(corners([day(5), day(9)]).map(({ at, vested }) => [at, Number(vested)])).toEqual([
    [0, 0],
    [0, 0],
    [5, 0],
    [5, 10],
    [9, 10],
    [9, 20],
  ])
})
