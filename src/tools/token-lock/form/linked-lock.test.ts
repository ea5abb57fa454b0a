import { expect, test } from 'vitest'
import { readLinkedLock } from './linked-lock.ts'

const at = (iso: string) => Date.parse(iso) / 1_000
const now = at('2026-11-27T08:00:00Z')
const account = '0x2c45786A894185622B95DfC257d4fA42bC5a355c'

test('amount, schedule and owner are read from a link', () => {
  expect(readLinkedLock(`?token=0x1&amount=1500.5&shape=linear&for=1y&owner=${account}`, now)).toMatchObject({
    answers: {
      amount: '1500.5',
      whom: 'one',
      owner: account,
      draft: { shape: 'linear', start: now, end: at('2027-11-27T08:00:00Z') },
    },
  })
})

test('a share is of the balance, in hundredths of a per cent', () => {
  expect(readLinkedLock('share=20', now)?.share).toBe(2_000n)
  expect(readLinkedLock('share=12.5', now)?.share).toBe(1_250n)
  expect(readLinkedLock('share=100', now)?.share).toBe(10_000n)
  expect(readLinkedLock('share=20&amount=5', now)).toEqual({ answers: { amount: '5' } })
})

test.each([
  ['for=30d', '2026-12-27T08:00:00Z'],
  ['for=2w', '2026-12-11T08:00:00Z'],
  ['for=3m', '2027-02-27T08:00:00Z'],
  ['for=4y', '2030-11-27T08:00:00Z'],
])('%s ends on %s', (query, end) => expect(readLinkedLock(`shape=day&${query}`, now)?.answers.draft?.end).toBe(at(end)))

test('a month that is shorter ends on its last day', () =>
  expect(readLinkedLock('shape=day&for=1m', at('2027-01-31T08:00:00Z'))?.answers.draft?.end).toBe(
    at('2027-02-28T08:00:00Z'),
  ))

test('a cliff, steps and a day are read too', () => {
  expect(readLinkedLock('shape=cliff&for=4y&cliff=6m', now)?.answers.draft).toMatchObject({
    shape: 'cliff',
    cliff: at('2027-05-27T08:00:00Z'),
  })
  expect(readLinkedLock('shape=cliff&for=3m', now)?.answers.draft?.cliff).toBe(at('2027-02-27T08:00:00Z'))
  expect(readLinkedLock('shape=steps&for=1y&steps=12', now)?.answers.draft).toMatchObject({ shape: 'steps', steps: 12 })
  expect(readLinkedLock('shape=never', now)?.answers.draft).toMatchObject({ shape: 'never' })
  expect(readLinkedLock('shape=day&until=2028-01-31', now)?.answers.draft?.end).toBe(
    new Date('2028-01-31T00:00').getTime() / 1_000,
  )
})

test.each([
  '',
  'token=0x9619689ADd9589058Ab9E4645f68a62f5972379d',
  'amount=-5',
  'amount=1e9',
  'amount=<b>',
  'share=0',
  'share=101',
  'share=1.234',
  'shape=parts',
  'shape=linear&for=0d',
  'shape=linear&until=2020-01-01',
  'shape=linear&for=200y',
  'shape=steps&for=1y&steps=1',
  'shape=cliff&for=1m&cliff=2y',
  'owner=somebody',
])('“%s” fills in nothing that makes no sense', (query) => {
  const read = readLinkedLock(query, now)
  // Without a time that fits, the shape alone keeps what the form begins with.
  expect(read?.answers.draft?.end ?? Infinity).toBeGreaterThan(now)
  expect(read?.answers.amount).toBeUndefined()
  expect(read?.share).toBeUndefined()
  expect(read?.answers.owner).toBeUndefined()
})
