import { expect, test } from 'vitest'
import type { HeldToken } from '#chain/tokens/read-token.ts'
import { nobody } from '#tools/grants/contract/grant-calls.ts'
import { firstAnswers, missingIn, wantedOf } from './grant-answers.ts'

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
const given = { ...firstAnswers(now), receiver: bob, amount: '9.5' }

test('one receiver and an amount are one grant, which its giver can revoke', () => {
  expect(Object.values(missingIn(given, asked)).join('')).toBe('')
  const { awards, terms, curve } = wantedOf(given, { token, from: ada })
  expect(awards).toMatchObject([{ receiver: bob, amount: 950n, curved: false }])
  expect(terms).toMatchObject({ revoker: ada, notice: 0 })
  expect(curve).toBeUndefined()
  const [who, notice] = ['other', '30'] as const
  const other = { ...given, terms: { ...given.terms, who, revoker: bob, notice } }
  expect(wantedOf(other, { token, from: ada }).terms).toMatchObject({ revoker: bob, notice: 30 * 86_400 })
  const none = { ...given, terms: { ...given.terms, who: 'nobody' as const, notice: 'x' } }
  expect(wantedOf(none, { token, from: ada }).terms).toMatchObject({ revoker: nobody, notice: 0 })
})

test('each question says what it lacks', () => {
  const lacks = (answers: Partial<typeof given>) => missingIn({ ...given, ...answers }, asked)
  expect(lacks({ receiver: '' }).receiver).toMatch(/^The receiver: /)
  expect(lacks({ amount: 'ten' }).amount).toMatch(/^The amount: Write it in digits/)
  expect(lacks({ amount: '11' }).amount).toBe('You have 10 INK: grant that much or less.')
  expect(lacks({ draft: { ...given.draft, end: now - 1 } }).schedule).toMatch(/^The schedule: /)
  expect(lacks({ terms: { ...given.terms, notice: '1.5' } }).terms).toMatch(/^The notice: /)
  expect(lacks({ terms: { ...given.terms, who: 'other' } }).terms).toMatch(/^The account that can revoke: /)
})

test('a list in which each line has a schedule does not ask for another', () => {
  const draft = { ...given.draft, end: now - 1 }
  const schedule = { start: now, cliff: now, end: now + 100, steps: 0 }
  const rows = [{ receiver: bob, amount: 1n, schedule }] as const
  const list = { ...given, whom: 'list' as const, draft }
  expect(missingIn(list, asked).receiver).toMatch(/^Add a list/)
  expect(missingIn({ ...list, rows }, asked)).toEqual({ receiver: '', amount: '', schedule: '', terms: '' })
  expect(missingIn({ ...list, rows: [...rows, { receiver: ada, amount: 1n }] }, asked).schedule).not.toBe('')
})
