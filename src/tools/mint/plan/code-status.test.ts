import { expect, test } from 'vitest'
import { forEver, type MintEvent } from '#tools/mint/campaign/mint-event.ts'
import { statusOfCode, statusOfEvent } from './code-status.ts'

const event = {
  code: 'fair',
  supply: 3,
  minted: 1,
  perWallet: 1,
  perTransaction: 1,
  start: 100,
  end: 200,
  vouchers: true,
}
const campaign = { codes: 5, redeemed: 0, codesDeadline: 200, event } as MintEvent

test.each([
  [{ used: false, now: 199 }, 'valid'],
  [{ used: false, now: 200 }, 'expired'],
  [{ used: true, now: 300 }, 'used'],
] as const)('a printed code with %o is %s', (how, at) => {
  expect(statusOfCode(campaign, how).at).toBe(at)
})

test('a code without an end says none', () => {
  expect(statusOfCode({ ...campaign, codesDeadline: forEver }, { used: false, now: 1 })).toEqual({
    at: 'valid',
    left: 1,
  })
})

test.each([
  [99, 1, 'early'],
  [100, 1, 'valid'],
  [199, 2, 'valid'],
  [200, 1, 'ended'],
  [150, 3, 'exhausted'],
] as const)('at second %i with %i minted the event code is %s', (now, minted, at) => {
  expect(statusOfEvent({ ...campaign, event: { ...event, minted } }, now).at).toBe(at)
})
