import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deepRow, hashOfSuite, readDeepRecord, sumOf } from '../contracts-deep-record.ts'

const root = join(import.meta.dirname, '../..')
const record = Object.entries(readDeepRecord())

test('the page of proof has the row of every suite in the record of many calls', () => {
  const proof = readFileSync(join(root, 'docs/contracts/proof.md'), 'utf8').split('\n')

  expect(record.map(([suite, of]) => deepRow(suite, of)).filter((row) => !proof.includes(row))).toEqual([])
})

test.each(record)('the record of %s has each seed once, and says what was made', (_, { batches }) => {
  expect(new Set(batches.map(({ seed }) => seed)).size).toBe(batches.length)
  for (const { sequences, calls, share, quietest } of batches) {
    expect(calls).toBe(sequences * 128)
    expect(share).toBeGreaterThanOrEqual(quietest)
    expect(quietest).toBeGreaterThanOrEqual(60)
  }
})

test('the sums of batches are weighted by their calls', () => {
  const batch = { seed: '0x1', sequences: 1, quietest: 70, minutes: 2 }
  const batches = [
    { ...batch, calls: 100, share: 90 },
    { ...batch, calls: 300, share: 80, quietest: 65 },
  ]
  expect(sumOf({ hash: '', invariants: 1, batches })).toEqual({ calls: 400, share: 82.5, quietest: 65, minutes: 4 })
})

test('what a suite imports is part of its hash', () => {
  expect(hashOfSuite(root, 'TokenLocker')).toMatch(/^[\da-f]{16}$/)
  expect(hashOfSuite(root, 'TokenLocker')).not.toBe(hashOfSuite(root, 'LockDeeds'))
})
