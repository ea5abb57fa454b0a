import { expect, test } from 'vitest'
import { forEver, type Campaign } from '#tools/mint/campaign/campaign.ts'
import { standingOfCode, standingOfEvent } from './standing.ts'

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
const campaign = { codes: 5, redeemed: 0, codesDeadline: 200, event } as Campaign

test.each([
  [{ used: false, now: 199 }, 'valid'],
  [{ used: false, now: 200 }, 'expired'],
  [{ used: true, now: 300 }, 'used'],
] as const)('a printed code with %o is %s', (how, at) => {
  expect(standingOfCode(campaign, how).at).toBe(at)
})

test('a code without an end says none', () => {
  expect(standingOfCode({ ...campaign, codesDeadline: forEver }, { used: false, now: 1 })).toEqual({
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
  expect(standingOfEvent({ ...campaign, event: { ...event, minted } }, now).at).toBe(at)
})
