import { expect, test } from 'vitest'
import { added, changed, cleared, completedKept, joined, ofAccount } from './history.ts'
import { testAccount, testHash, testTransaction } from './test-transaction.ts'
import type { Transaction } from './transaction.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const numbers = (history: readonly Transaction[]) => history.map(({ hash }) => Number(hash))

test('the newest comes first, and a hash is there once, also after it followed another', () => {
  const first = added([], testTransaction())
  const two = added(first, testTransaction({ hash: testHash(2) }))
  const followed = changed(two, {
    hash: testHash(2),
    change: (transaction) => ({ ...transaction, hash: testHash(3), followsHash: testHash(2) }),
  })

  expect(numbers(two)).toEqual([2, 1])
  expect(added(two, testTransaction())).toBe(two)
  expect(numbers(followed)).toEqual([3, 1])
  expect(added(followed, testTransaction({ hash: testHash(2) }))).toBe(followed)
})

test('two entries become one when the first is found to have become the second', () => {
  const history = added(added([], testTransaction()), testTransaction({ hash: testHash(2) }))

  const merged = changed(history, { hash: testHash(1), change: (one) => ({ ...one, hash: testHash(2) }) })

  expect(numbers(merged)).toEqual([2])
})

test('ten completed ones are kept for each account on each chain, and every pending one', () => {
  let history: readonly Transaction[] = added([], testTransaction({ hash: testHash(900), status: 'pending' }))
  for (let number = 1; number <= 15; number++) {
    history = added(history, testTransaction({ hash: testHash(number), status: 'confirmed' }))
    history = added(history, testTransaction({ hash: testHash(100 + number), status: 'failed', chainId: 1 }))
    history = added(history, testTransaction({ hash: testHash(200 + number), status: 'failed', from: other }))
  }

  for (const whose of [
    { from: testAccount, chainId: 1 },
    { from: other, chainId: 31337 },
  ])
    expect(ofAccount(history, whose)).toHaveLength(completedKept)
  expect(numbers(ofAccount(history, { from: testAccount.toLowerCase(), chainId: 31337 }))).toEqual([
    15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 900,
  ])
})

test('clearing takes what belongs to one account on one chain, and a late answer brings nothing back', () => {
  const history = [testTransaction(), testTransaction({ hash: testHash(2), from: other })]

  const rest = cleared(history, { from: testAccount, chainId: 31337 })

  expect(numbers(rest)).toEqual([2])
  expect(changed(rest, { hash: testHash(1), change: (one) => ({ ...one, status: 'confirmed' }) })).toBe(rest)
  expect(cleared(history, {})).toEqual([])
})

test('of two histories the own entry counts', () => {
  const own = [testTransaction({ status: 'confirmed' })]

  const both = joined(own, [testTransaction(), testTransaction({ hash: testHash(2), sentAt: 5000 })])

  expect(numbers(both)).toEqual([2, 1])
  expect(both[1]!.status).toBe('confirmed')
})
