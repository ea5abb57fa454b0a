import { describe, expect, test } from 'vitest'
import { testHash, testTransaction } from './test-transaction.ts'
import { intentOf, type Transaction } from './transaction.ts'
import { pause, step, type Sight } from './watch-transaction.ts'

const intent = intentOf({ value: 1n })
const waiting: Sight = { at: 'waiting', head: 10, nonce: 0, intent }
const gone: Sight = { at: 'absent', head: 10, nonceUsed: false, another: false }
const used: Sight = { ...gone, nonceUsed: true }
const other = testHash(2)
const times = (count: number, sight: Sight) => Array.from({ length: count }, () => sight)

function mined(changes: Partial<Sight & { at: 'mined' }> = {}): Sight {
  return { at: 'mined', head: 10, hash: testHash(1), block: 10, success: true, as: 'itself', nonce: 0, ...changes }
}

const follow = (transaction: Transaction, sights: readonly Sight[]) =>
  sights.reduce((before, sight) => step(before, sight, { now: 5000, finalBlocks: 64 }), transaction)

type Case = [
  what: string,
  given: Partial<Transaction>,
  sights: readonly Sight[],
  becomes: [status: string, detail?: string],
]

test.each<Case>([
  ['a node has it', {}, [waiting], ['pending']],
  ['its block succeeds', {}, [waiting, mined()], ['confirmed']],
  ['its block reverts', {}, [mined({ success: false })], ['failed', 'reverted']],
  ['one of three confirmations', { confirmations: 3 }, [mined()], ['pending']],
  ['three of three confirmations', { confirmations: 3 }, [mined({ head: 12 })], ['confirmed']],
  ['the same at another fee', {}, [mined({ hash: other, as: 'sped-up' })], ['confirmed', 'sped-up']],
  ['the same, reverted', {}, [mined({ hash: other, as: 'sped-up', success: false })], ['failed', 'reverted']],
  ['a transfer of nothing to oneself', {}, [mined({ hash: other, as: 'cancelled' })], ['failed', 'cancelled']],
  ['another call', {}, [mined({ hash: other, as: 'replaced' })], ['failed', 'replaced']],
  ['another call, reverted', {}, [mined({ hash: other, as: 'replaced', success: false })], ['failed', 'replaced']],
  ['missing five times', { seen: true }, times(5, gone), ['pending']],
  ['missing six times', { seen: true }, times(6, gone), ['failed', 'dropped']],
  ['missing, but never seen', {}, times(9, gone), ['pending']],
  ['missing, another one waits', { seen: true }, [...times(5, gone), { ...gone, another: true }, gone], ['pending']],
  ['its nonce used five times seen', {}, times(5, used), ['pending']],
  ['its nonce used', {}, times(6, used), ['failed', 'dropped']],
  ['dropped and back', { seen: true }, [...times(6, gone), waiting], ['pending']],
  ['dropped and confirmed after all', { seen: true }, [...times(6, gone), mined()], ['confirmed']],
  ['its block undone', {}, [mined(), waiting], ['pending']],
  ['its block undone, and it is gone', {}, [mined(), ...times(6, gone)], ['failed', 'dropped']],
  ['a failure undone', {}, [mined({ success: false }), waiting], ['pending']],
  ['nobody answers', {}, times(99, { at: 'unreachable' }), ['pending']],
  ['nobody answers any more', {}, [mined(), { at: 'unreachable' }], ['confirmed']],
])('%s', (_, given, sights, [status, detail]) => {
  const after = follow(testTransaction(given), sights)

  expect([after.status, after.detail]).toEqual([status, detail])
})

test('a replacement takes over the hash and remembers the first, and an undone one gives it back', () => {
  const replaced = follow(testTransaction(), [mined({ hash: other, as: 'sped-up' })])
  const back = follow(replaced, [mined()])

  expect(replaced).toMatchObject({ hash: other, followsHash: testHash(1), block: 10, depth: 1 })
  expect(back).toMatchObject({ hash: testHash(1), status: 'confirmed' })
  expect(back).not.toHaveProperty('followsHash')
})

test('without an answer the time of the last one stays', () => {
  const after = follow(testTransaction({ checkedAt: 2000 }), [{ at: 'unreachable' }, { at: 'unreachable' }])

  expect(after).toMatchObject({ checkedAt: 2000, askedAt: 5000, failures: 2 })
  expect(follow(after, [waiting])).toMatchObject({ checkedAt: 5000, failures: 0 })
})

test('a proposal whose number is used is believed to be replaced after three looks, and for good after six', () => {
  const proposed = testTransaction({ proposal: 'proposed' })
  const unwanted: Sight = { at: 'not-wanted' }
  const carriedOut: Sight = { at: 'carried-out', hash: other }

  expect(follow(proposed, [unwanted, unwanted])).toMatchObject({ status: 'pending', proposal: 'proposed' })
  const replaced = follow(proposed, [unwanted, unwanted, unwanted])
  expect(replaced).toMatchObject({ status: 'failed', proposal: 'not-wanted', settled: false })
  expect(follow(replaced, [unwanted, unwanted, unwanted]).settled).toBe(true)
  const found = follow(replaced, [carriedOut, { ...mined({ hash: other }), nonce: undefined } as Sight])
  expect(found).toMatchObject({ status: 'confirmed', hash: other, followsHash: testHash(1), proposal: 'carried-out' })
  expect(found.detail).toBeUndefined()
})

test('it is left alone once no block is expected to be undone', () => {
  expect(follow(testTransaction(), [mined({ head: 72 })]).settled).toBe(false)
  expect(follow(testTransaction(), [mined({ head: 73 })]).settled).toBe(true)
  expect(follow(testTransaction(), times(19, used)).settled).toBe(false)
  expect(follow(testTransaction(), times(20, used)).settled).toBe(true)
})

describe('how often it is asked', () => {
  const at = { now: 61_000, hidden: false, blockSeconds: 12 }

  test.each<[string, Partial<Transaction>, Partial<typeof at>, number]>([
    ['pending, slow blocks', {}, {}, 4000],
    ['pending, fast blocks', {}, { blockSeconds: 0 }, 1000],
    ['pending for a day', {}, { now: 86_400_000 }, 30_000],
    ['after a failure', { failures: 1 }, {}, 8000],
    ['after many failures', { failures: 50 }, {}, 60_000],
    ['in a hidden tab', {}, { hidden: true }, 30_000],
    ['a proposal', { proposal: 'proposed' }, {}, 4000],
    ['a proposal of a day ago', { proposal: 'confirmed' }, { now: 86_401_000 }, 120_000],
    ['a proposal in a hidden tab', { proposal: 'proposed' }, { hidden: true }, 60_000],
    ['confirmed', { status: 'confirmed' }, {}, 30_000],
    ['confirmed a day ago', { status: 'confirmed' }, { now: 86_401_000 }, 8_640_000],
  ])('%s', (_, given, when, wait) => expect(pause(testTransaction(given), { ...at, ...when })).toBe(wait))
})
