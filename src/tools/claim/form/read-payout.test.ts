import { expect, test } from 'vitest'
import { localTime } from '#core/time/local-time.ts'
import { noLock } from '#tools/claim/contract/lock-terms.ts'
import { permanent } from '#tools/claim/contract/campaign.ts'
import { grantOf, lockOf, usualPayout, type Payout } from './read-payout.ts'

const now = 1_900_000_020
const day = 86_400
const open = { start: 0, deadline: permanent }
const locked = (end: number): Payout => ({ ...usualPayout, into: 'lock', end: localTime(end) })

test('a campaign that pays out has no schedule, whatever is in the fields', () => {
  expect(lockOf({ ...locked(now - day), into: 'out' }, open, now)).toEqual(noLock)
})

test('all of it at the end, or evenly from the day claims open, at the latest from now', () => {
  const end = now + 30 * day

  expect(lockOf(locked(end), open, now)).toEqual({ start: now, cliff: end, end, steps: 0 })
  expect(lockOf({ ...locked(end), evenly: true }, open, now)).toEqual({ start: now, cliff: now, end, steps: 0 })
  const later = { start: now + day, deadline: permanent }
  expect(lockOf({ ...locked(end), evenly: true }, later, now)).toMatchObject({ start: now + day, cliff: now + day })
})

test.each([
  ['no end', { ...locked(0), end: '' }, open, 'Give the day and the time until which claims are held back.'],
  ['an end in the past', locked(now - day), open, 'The schedule ends in the past. Choose a later time.'],
  [
    'an end before claims open',
    locked(now + day),
    { start: now + 2 * day, deadline: permanent },
    'The schedule ends before claims open. Choose a later time.',
  ],
  [
    'an end that is too far',
    locked(now + 36_500 * day),
    open,
    'The schedule ends more than 99 years ahead. Choose an earlier time.',
  ],
])('%s is refused', (_, payout, window, why) => {
  expect(lockOf(payout, window, now)).toBe(why)
})

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const granted: Payout = { ...locked(now + day), into: 'grant' }

test('a grant cannot be revoked unless its creator wants it; then by him, or by whom he names, with a notice in days', () => {
  const nobody = `0x${'0'.repeat(40)}`
  expect(grantOf(locked(now + day), ada)).toEqual({ used: false, revoker: nobody, notice: 0 })
  expect(grantOf({ ...granted, revoker: bob, notice: '30' }, ada)).toEqual({ used: true, revoker: nobody, notice: 0 })
  expect(grantOf({ ...granted, revocable: true }, ada)).toEqual({ used: true, revoker: ada, notice: 0 })
  expect(grantOf({ ...granted, revocable: true, revoker: ` ${bob} `, notice: '30' }, ada)).toEqual({
    used: true,
    revoker: bob,
    notice: 30 * day,
  })
  for (const notice of ['-1', '1.5', 'soon', '3651'])
    expect(grantOf({ ...granted, revocable: true, notice }, ada)).toMatch(/^Give the notice as whole days/)
  expect(grantOf({ ...granted, revocable: true, revoker: '0x12' }, ada)).toEqual(expect.not.stringMatching(/^0x/))
})
