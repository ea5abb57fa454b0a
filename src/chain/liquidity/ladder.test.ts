import { expect, test } from 'vitest'
import { ladderOf, ladderOfAmounts, never } from './ladder.ts'

const now = 1_000
const at = (amount: bigint, unlock: number) => ({ amount, unlock })

test('a lock of next to nothing moves no date, and what ends is counted until its last second', () => {
  const { total, permanent, rungs } = ladderOfAmounts([at(1n, 1_060), at(10n ** 18n, 9_000)], now)
  expect([total, permanent]).toEqual([10n ** 18n + 1n, 0n])
  expect(rungs.map(({ until }) => until)).toEqual([9_000, 9_000, 9_000])
  expect(rungs[0]!.amount).toBe(10n ** 18n)
})

test('each date is the first second at which less than its part stays', () => {
  const parts = [at(5n, 2_000), at(45n, 3_000), at(20n, 4_000), at(30n, never), at(7n, now)]
  const { total, permanent, rungs } = ladderOfAmounts(parts, now)
  expect([total, permanent]).toEqual([100n, 30n])
  expect(rungs).toEqual([
    { part: 99, until: 2_000, amount: 100n },
    { part: 90, until: 3_000, amount: 95n },
    { part: 50, until: 4_000, amount: 50n },
  ])
})

test('what stays permanently has no date, and nothing has none either', () => {
  expect(ladderOfAmounts([at(99n, never), at(1n, 1_001)], now).rungs.map(({ until }) => until)).toEqual([
    never,
    never,
    never,
  ])
  expect(ladderOfAmounts([at(9n, now - 1)], now).rungs.map(({ until, amount }) => [until, amount])).toEqual([
    [0, 0n],
    [0, 0n],
    [0, 0n],
  ])
})

test('of what vests by the second the date is exact to the second', () => {
  const stays = (time: number) => BigInt(Math.max(0, 11_000 - Math.max(now, time)))
  const { rungs } = ladderOf(stays, { now, end: 11_000 })
  expect(rungs.map(({ until }) => until)).toEqual([1_101, 2_001, 6_001])
})
