import { expect, test } from 'vitest'
import type { HeldToken } from '#chain/tokens/read-token.ts'
import { firstAnswers, lockedIn, missingIn, recipientsOf } from './lock-answers.ts'

const now = 1_800_000_000
const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token: HeldToken = {
  address: '0x9619689ADd9589058Ab9E4645f68a62f5972379d',
  symbol: 'INK',
  decimals: 2,
  balance: 1_000n,
}
const asked = { token, connected: true, now }
const given = { ...firstAnswers(now), amount: '9.5' }

test('an amount that is there is missing nothing, and goes to who locks it', () => {
  expect(Object.values(missingIn(given, asked)).join('')).toBe('')
  expect(lockedIn(given, token)).toBe(950n)
  expect(recipientsOf(given, token, ada)).toEqual([{ owner: ada, amount: 950n }])
  expect(recipientsOf({ ...given, whom: 'one', owner: ` ${bob} ` }, token, ada)).toEqual([{ owner: bob, amount: 950n }])
})

test('each question says what it lacks', () => {
  const lacks = (answers: Partial<typeof given>) => missingIn({ ...given, ...answers }, asked)
  expect(lacks({ amount: '' }).amount).toBe('The amount: Type an amount.')
  expect(lacks({ amount: '10.01' }).amount).toBe('You have 10 INK: lock that much or less.')
  expect(missingIn(given, { ...asked, token: { ...token, balance: 0n } }).amount).toBe(
    'Your account has no INK. Choose a token that it has, or connect another account.',
  )
  expect(lacks({ whom: 'one', owner: '0x12' }).owner).toMatch(/^The owner: /)
  expect(lacks({ whom: 'one', owner: token.address }).owner).toMatch(/^The owner: That is the token/)
  expect(lacks({ draft: { ...given.draft, end: now - 1 } }).schedule).toMatch(/has passed/)
  expect(lacks({ votes: { counts: true, delegate: '0x12' } }).form).toMatch(/^The delegate: /)
  expect(lacks({ votes: { counts: false, delegate: '0x12' } }).form).toBe('')
})

test('a list has its own amounts', () => {
  const list = [
    { owner: ada, amount: 600n },
    { owner: bob, amount: 401n },
  ] as const
  const answers = { ...given, whom: 'list' as const, amount: '' }
  expect(missingIn(answers, asked)).toMatchObject({ owner: expect.stringMatching(/^Add a list/), amount: '' })
  expect(missingIn({ ...answers, list }, asked).owner).toBe('You have 10 INK: lock that much or less.')
  expect(missingIn({ ...answers, list: list.slice(1) }, asked).owner).toBe('')
  expect(recipientsOf({ ...answers, list }, token, ada)).toBe(list)
})

test('before the balance is known no amount is too much', () => {
  expect(missingIn({ ...given, amount: '5000' }, { ...asked, connected: false }).amount).toBe('')
})
