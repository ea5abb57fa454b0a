import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Doubles numbers in batches of at most three, and notes the batches. */
function doubling() {
  const batches: number[][] = []
  const double = inBatches<number, number>(3, async (items) => {
    batches.push(items)
    await sleep(5)
    if (items.includes(13)) throw new Error('all of them')
    return items.map((item) => (item < 0 ? { error: new Error(`not ${item}`) } : { result: item * 2 }))
  })
  return { batches, double }
}

test('what comes while a batch is served is the next one, in order, and no batch is too large', async () => {
  const { batches, double } = doubling()
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(double))).toEqual([2, 4, 6, 8, 10, 12])
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]])
  expect(await double(7)).toBe(14)
})

test('one that fails fails alone, a batch that fails fails whole, and neither holds up who comes after', async () => {
  const { double } = doubling()
  const ends = await Promise.allSettled([1, -2, 3, 13, 5, 6].map(double))
  // The first is served alone, then three of them, then the rest.
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await double(8)).toBe(16)
})
