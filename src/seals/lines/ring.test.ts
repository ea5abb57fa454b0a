import { expect, test } from 'vitest'
import { edge, halfThread } from './ring.ts'

const outer = { r: 838, lobes: 18, a: 50, b: -14 }
const inner = { r: 600, lobes: 18, a: -55, b: 0 }
const band = { outer, inner, periods: 31, copies: 18 }

type Curve = { from: number[]; out: number[]; into: number[]; to: number[] }

const plus = (a: number[], b: number[]) => [a[0]! + b[0]!, a[1]! + b[1]!]

/** The curves of a path of one M, one c and one s, as a browser reads them: `s` mirrors the handle before. */
function curvesOf(d: string): Curve[] {
  const [, start, first, rest] = /^M([^c]+)c([^s]+)s(.+)$/.exec(d)!
  const numbers = [start, first, rest].map((part) => part!.match(/-?\d+/g)!.map(Number))
  let at = numbers[0]!
  let into = plus(at, numbers[1]!.slice(2, 4))
  const curves = [{ from: at, out: plus(at, numbers[1]!), into, to: plus(at, numbers[1]!.slice(4)) }]
  at = curves[0]!.to
  for (let index = 0; index < numbers[2]!.length; index += 4) {
    const out = [2 * at[0]! - into[0]!, 2 * at[1]! - into[1]!]
    into = plus(at, numbers[2]!.slice(index))
    const to = plus(at, numbers[2]!.slice(index + 2))
    curves.push({ from: at, out, into, to })
    at = to
  }
  return curves
}

const half = curvesOf(halfThread(band))

test.each([
  ['a thread', half],
  ['an edge', curvesOf(edge(outer, { copies: 1, shrink: 0, width: 100 }).d)],
  ['a plain edge', curvesOf(edge({ ...outer, lobes: 15, b: 0 }, { copies: 1, shrink: 0, width: 100 }).d)],
])('%s meets its mirror image smoothly at both ends: on the axis, and straight across it', (_, curves) => {
  const [first, last] = [curves[0]!, curves.at(-1)!]
  expect([first.from[1], last.to[1]]).toEqual([0, 0])
  expect(first.out[0]).toBe(first.from[0])
  expect(last.into[0]).toBe(last.to[0])
})

test('half a thread has one curve for each period and touches the outer envelope and the inner one in turn', () => {
  expect(half).toHaveLength(31)
  for (const [index, { from }] of half.entries()) {
    const t = (index * Math.PI) / 31
    const wanted =
      index % 2 === 0
        ? 838 * (1 + 0.05 * Math.cos(18 * t) - 0.014 * Math.cos(36 * t))
        : 600 * (1 - 0.055 * Math.cos(18 * t))
    expect(Math.abs(Math.hypot(from[0]!, from[1]!) - wanted)).toBeLessThan(1.2)
  }
})

test('an edge follows its envelope within two units, between its nodes too', () => {
  for (const curve of curvesOf(edge(outer, { copies: 1, shrink: 0, width: 100 }).d))
    for (const share of [0.25, 0.5, 0.75]) {
      const [x, y] = [0, 1].map((axis) => {
        const [a, b, c, d] = [curve.from, curve.out, curve.into, curve.to].map((point) => point[axis]!)
        const rest = 1 - share
        return rest ** 3 * a! + 3 * rest ** 2 * share * b! + 3 * rest * share ** 2 * c! + share ** 3 * d!
      })
      const t = Math.atan2(y!, x!)
      const wanted = 838 * (1 + 0.05 * Math.cos(18 * t) - 0.014 * Math.cos(36 * t))
      expect(Math.abs(Math.hypot(x!, y!) - wanted)).toBeLessThan(2)
    }
})
