import { expect, test } from 'vitest'
import type { Token } from '#chain/tokens/read-token.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { proofTitle } from './proof-words.ts'

const start = Date.UTC(2026, 0, 1) / 1000
const end = Date.UTC(2030, 0, 1) / 1000
const cliff = Date.UTC(2027, 0, 1) / 1000
const coin = { symbol: 'COIN', decimals: 0 } as Token
const titleOf = (schedule: Partial<Schedule>, now = start) =>
  proofTitle({ amount: 400n, schedule: { start, cliff: start, end, steps: 0, ...schedule } } as Lock, coin, now)

test('the title of a lock says what is locked until when, and that it opens in parts after that', () => {
  expect(titleOf({ cliff: end })).toBe('400 COIN locked until 1 January 2030, 00:00 UTC')
  expect(titleOf({ cliff })).toBe(
    '400 COIN locked until 1 January 2027, 00:00 UTC, then in parts until 1 January 2030, 00:00 UTC',
  )
  expect(titleOf({ steps: 4 })).toMatch(
    /^400 COIN locked until (?:31 December 2026|1 January 2027), .+ UTC, then in parts until 1 January 2030, 00:00 UTC$/,
  )
  expect(titleOf({ cliff }, cliff + 1)).toBe('301 COIN locked, vesting until 1 January 2030, 00:00 UTC')
})
