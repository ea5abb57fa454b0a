import { expect, test } from 'vitest'
import { sample as held } from '#site/drawings/powers.tsx'
import { orders, staleSpan } from '#site/drawings/reentrancy.tsx'
import { sales } from '#site/drawings/royalty-split.tsx'
import { sample as plate } from '#site/drawings/token-plate.tsx'
import { layersOf } from './call-layers.ts'
import { proofOf } from './merkle-proof.ts'
import { widthsOf } from './shares.ts'

test.each([
  [[9000, 500, 250, 250], 320],
  [[1, 1, 1], 100],
  [[0, 5, 0], 7],
  [[333, 333, 334], 272],
])('the widths of %j sum to %i, and none is more than one off', (shares, width) => {
  const widths = widthsOf(shares, width)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  expect(widths.reduce((sum, each) => sum + each, 0)).toBe(width)
  for (const [index, own] of widths.entries()) expect(Math.abs(own - (shares[index]! * width) / whole)).toBeLessThan(1)
})

test.each(sales)('%s: the shares are the whole sale', (_, shares) => {
  expect(shares.reduce((sum, [, points]) => sum + points, 0)).toBe(10_000)
})

test.each([4, 10, 20])(
  'the path of a leaf among 2^%i has one node a level, each the parent of the one before',
  (levels) => {
    const { path, siblings } = proofOf(5, levels)
    expect(path).toHaveLength(levels)
    expect(path[0]).toEqual({ level: levels, at: 5 })
    expect(path.at(-1)!.level).toBe(1)
    for (const [index, node] of path.entries()) {
      const parent = path[index + 1] ?? { level: 0, at: 0 }
      expect(parent).toEqual({ level: node.level - 1, at: Math.floor(node.at / 2) })
      expect(siblings[index]!.at).not.toBe(node.at)
      expect(Math.floor(siblings[index]!.at / 2)).toBe(parent.at)
    }
  },
)

test('a balance written after the payment is wrong meanwhile; written before it, never', () => {
  const [late, inTime] = orders.map(([, events]) => events)
  const [from, to] = staleSpan(late!)!
  expect(late!.slice(from + 1, to).some(({ kind }) => kind === 'call')).toBe(true)
  expect(staleSpan(inTime!)).toBeUndefined()
  expect(inTime!.filter(({ kind }) => kind === 'pay')).toHaveLength(1)
})

test('a function stands after all its callers, other contracts after all functions', () => {
  const { places, threads, last } = layersOf({ a: ['b', 'x.y'], b: ['c'], c: ['x.y'], d: ['c', 'x.z'] })
  const layers = Object.fromEntries(places.map(({ name, layer }) => [name!, layer]))
  expect(layers).toEqual({ a: 0, d: 0, b: 1, c: 2, 'x.y': 3, 'x.z': 3 })
  expect(last).toBe(3)
  for (const { places: way, leaves } of threads) {
    expect(way.map(({ layer }) => layer)).toEqual(way.map((_, index) => way[0]!.layer + index))
    expect(leaves).toBe(way.at(-1)!.layer === last)
  }
})

test('no two places of a layer stand on one another', () => {
  const { threads } = layersOf({ a: ['x.y', 'x.z'], b: ['c', 'x.y'], c: ['x.z'] })
  const places = new Set(threads.flatMap((thread) => thread.places))
  const seats = [...places].map(({ layer, at }) => `${layer}/${at}`)
  expect(new Set(seats).size).toBe(seats.length)
})

test.each(held.powers.map(({ name, held: spans }) => [name, spans] as const))(
  'the holders of %s follow one another',
  (_, spans) => {
    const days = spans.map(([, until]) => until)
    expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
    expect(days.every((day) => day > 0 && day <= 90)).toBe(true)
  },
)

test('the shares of the plate are the whole supply', () => {
  expect(plate.token.shares.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100)
})
