import { describe, expect, test } from 'vitest'
import { gcd } from './integer.ts'
import { edge, thread, weave } from './ring.ts'

const outer = { r: 838, lobes: 18, a: 50, b: -14 }
const inner = { r: 600, lobes: 18, a: -55, b: 0 }
const band = { outer, inner, periods: 31, copies: 18 }

type Curve = { from: number[]; out: number[]; into: number[]; to: number[] }

const plus = (a: number[], b: number[]) => [a[0]! + b[0]!, a[1]! + b[1]!]

/** The curves of a path of one M, one c and one s, as a browser reads them: `s` mirrors the handle before. */
function curvesOf(d: string): Curve[] {
  const [, start, first, rest] = /^M([^c]+)c([^s]+)s([^z]+)z$/.exec(d)!
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

describe('a thread', () => {
  const curves = curvesOf(thread(band))

  test('has two curves a period and comes back to where it began', () => {
    expect(curves).toHaveLength(62)
    expect(curves.at(-1)!.to).toEqual(curves[0]!.from)
  })

  test('is smooth at its seam as at every other node', () => {
    const [{ from, out }, last] = [curves[0]!, curves.at(-1)!]
    expect([2 * from[0]! - last.into[0]!, 2 * from[1]! - last.into[1]!]).toEqual(out)
  })

  test('touches the outer envelope and the inner one in turn', () => {
    const radii = curves.map(({ from }) => Math.hypot(from[0]!, from[1]!))
    for (const [index, radius] of radii.entries()) {
      const t = (index * Math.PI) / 31
      const wanted =
        index % 2 === 0
          ? 838 * (1 + 0.05 * Math.cos(18 * t) - 0.014 * Math.cos(36 * t))
          : 600 * (1 - 0.055 * Math.cos(18 * t))
      expect(Math.abs(radius - wanted)).toBeLessThan(1.2)
    }
  })
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

test.each([3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 28, 30])(
  'the weave of %i lobes keeps its rules',
  (lobes) => {
    for (const middle of [150, 300, 450, 700, 800])
      for (const pitch of [400, 882, 1696]) {
        const { copies, periods } = weave(lobes, { middle, pitch })
        expect(lobes % copies, 'copies divide the lobes').toBe(0)
        expect(gcd(periods, lobes), 'periods and lobes share no factor').toBe(1)
        expect(periods * 100).toBeGreaterThanOrEqual(lobes * 115)
      }
  },
)
