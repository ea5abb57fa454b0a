import { expect, test } from 'vitest'
import { channels } from '#site/services/drawings/campaign-calendar.tsx'
import { stages } from '#site/services/drawings/lifecycle.tsx'
import { sample as pool } from '#site/services/drawings/liquidity-range.tsx'
import { sample as held } from '#site/services/drawings/powers.tsx'
import { orders, staleSpan } from '#site/services/drawings/reentrancy.tsx'
import { sales } from '#site/services/drawings/royalty-split.tsx'
import { transfer } from '#site/services/drawings/signing-sheet.tsx'
import { sample as plate } from '#site/services/drawings/token-plate.tsx'
import { sample as vesting } from '#site/services/drawings/vesting.tsx'
import { layersOf } from './call-layers.ts'
import { unlockPoints } from './unlock-points.ts'
import { proofOf } from './merkle-proof.ts'
import { widthsOf } from './shares.ts'
import { depthOf, priceAt } from './ticks.ts'
import { transferData } from './transfer-data.ts'

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

test.each(vesting.schedules.map((schedule) => [schedule.name, schedule.points] as const))(
  'what %s unlocks never falls, with time to the right, from nothing to all',
  (_, points) => {
    const drawn = unlockPoints(points, { width: 96, height: 104 })
    expect(drawn[0]).toEqual({ x: 0, y: 0 })
    expect(drawn.at(-1)).toEqual({ x: 96, y: 104 })
    for (const [index, { x, y }] of drawn.slice(1).entries()) {
      expect(x).toBeGreaterThanOrEqual(drawn[index]!.x)
      expect(y).toBeGreaterThanOrEqual(drawn[index]!.y)
    }
  },
)

test('amounts beyond what a number holds keep their place', () => {
  const whole = 10n ** 30n + 7n
  const points = [
    { at: 0, unlocked: 0n },
    { at: 10, unlocked: whole / 2n },
    { at: 20, unlocked: whole },
  ]
  expect(unlockPoints(points, { width: 100, height: 100 })[1]).toEqual({ x: 50, y: 50 })
})

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

const inRange = (tick: number) => pool.positions.filter(({ lower, upper }) => lower <= tick && tick < upper)

test('the depth of a pool at each price is the sum of the positions around it', () => {
  const depth = depthOf(pool.positions)
  for (const { tick, liquidity } of depth)
    expect(liquidity).toBe(inRange(tick).reduce((sum, position) => sum + position.liquidity, 0))
  expect(depth.at(-1)!.liquidity).toBe(0)
  expect(depth.map(({ tick }) => tick)).toEqual(depth.map(({ tick }) => tick).toSorted((a, b) => a - b))
})

test('the words about the pool are what is drawn', () => {
  for (const { lower, upper } of pool.positions)
    expect(pool.words.says).toMatch(new RegExp(`${priceAt(lower)} to ${priceAt(upper)}`))
  expect(pool.words.says).toContain(`The price now is ${priceAt(pool.tick)}`)
  expect(inRange(pool.tick).map(({ locked }) => locked)).toEqual(['permanently', 'to 2028'])
})

test('a price doubles about every 6932 ticks', () => {
  expect(priceAt(0)).toBe('1.00')
  expect(priceAt(6932)).toBe('2.00')
  expect(priceAt(-6932)).toBe('0.50')
})

test.each(held.powers.map(({ name, held: spans }) => [name, spans] as const))(
  'the holders of %s follow one another',
  (_, spans) => {
    const days = spans.map(([, until]) => until)
    expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
    expect(days.every((day) => day > 0 && day <= 90)).toBe(true)
  },
)

test('every channel of the calendar plans eight weeks, and something', () => {
  for (const [, efforts] of channels) {
    expect(efforts).toHaveLength(8)
    expect(Math.max(...efforts)).toBeGreaterThan(0)
  }
})

test('every stage has a door, and something behind it', () => {
  expect(stages).toHaveLength(5)
  for (const [, kept] of stages) expect(kept.length).toBeLessThanOrEqual(20)
})

test('the shares of the plate are the whole supply', () => {
  expect(plate.token.shares.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100)
})

test('the raw data says what the sheet says', () => {
  const [selector, to, amount] = transferData(transfer)
  expect(selector).toBe('0xa9059cbb')
  expect([to.length, amount.length]).toEqual([64, 64])
  expect(`0x${to.slice(24)}`).toBe(transfer.to.toLowerCase())
  expect(BigInt(`0x${amount}`)).toBe(transfer.amount * 10n ** 18n)
})
