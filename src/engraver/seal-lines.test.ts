import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gcd } from './integer.ts'
import { pitches, seal } from './seal-lines.ts'
import { sealParameters } from './seal-parameters.ts'
import { sealSvg } from './svg-text.ts'

const seeds = Array.from({ length: 300 }, (_, index) => `seed ${index}`)
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const weigh = (text: string) => brotliCompressSync(text).length

test.each([
  ['intaglio', 320, 'a4458d58216334ab'],
  ['intaglio', 64, 'ceb564755554b37b'],
  ['intaglio', 24, 'f3795ea71e98603e'],
  ['/smart-contract-audit', 320, '6d5656a6032c7fd4'],
  ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 320, '45a20cbfc172629b'],
] as const)('the seal of %s at %i px is always the same drawing', (seed, size, hash) => {
  expect(digest(sealSvg(seed, size))).toBe(hash)
})

test('path data hold integers only, within the plane', () => {
  for (const seed of seeds)
    for (const size of [230, 64, 24])
      for (const { d } of seal(seed, size)) {
        expect(d).toMatch(/^M-?\d+( |-)\d+c[-\d ]+s[-\d ]+z$/)
        expect(Math.max(...d.match(/-?\d+/g)!.map((value) => Math.abs(Number(value))))).toBeLessThanOrEqual(1000)
      }
})

const shapes = (size: number) => seal('intaglio', size).map(({ d, copies, step }) => ({ d, copies, step }))

test('from 96 px on a seal is one picture, whatever its stroke', () => {
  expect(shapes(96)).toEqual(shapes(1000))
  expect(shapes(95)).not.toEqual(shapes(96))
})

test('300 seeds give 300 seals', () => {
  expect(new Set(seeds.map((seed) => sealSvg(seed, 230))).size).toBe(300)
})

describe('the rings of 300 seeds', () => {
  const woven = seeds.flatMap((seed) => {
    const { lobes, dark } = sealParameters(seed)
    const [, outer, middle, inner] = seal(seed, 230)
    return [
      { line: outer!, lobes: lobes.outer, tone: 1 },
      { line: middle!, lobes: lobes.middle, tone: dark === 'middle' ? 0.52 : 1 },
      { line: inner!, lobes: lobes.inner, tone: dark === 'inner' ? 0.52 : 0.7 },
    ].map((ring) => ({ ...ring, ...measured(ring.line.d) }))
  })

  test('repeat a thread by a divisor of their lobes, more than once', () => {
    for (const { line, lobes } of woven) {
      expect(lobes % line.copies).toBe(0)
      expect(line.copies).toBeGreaterThan(1)
    }
  })

  test('interlace at equal distances: periods share no factor with the lobes and are 1.15 times as many', () => {
    for (const { periods, lobes } of woven) {
      expect(gcd(periods, lobes)).toBe(1)
      expect(periods).toBeGreaterThanOrEqual(1.15 * lobes)
    }
  })

  test('keep the distance between lines that their tone asks for, within a quarter', () => {
    for (const { line, periods, middle, tone } of woven) {
      const pitch = (Math.PI * middle) / (line.copies * periods)
      expect(Math.abs((pitch * 100) / (pitches.full * tone) - 1)).toBeLessThan(1 / 4)
    }
  })
})

describe('the bytes of 300 seals', () => {
  test.each([
    [230, 5800, 2000],
    [48, 4000, 1200],
    [32, 1500, 600],
  ])('at %i px stay below %i, and %i with brotli', (size, raw, compressed) => {
    const texts = seeds.map((seed) => sealSvg(seed, size))
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(raw)
    expect(Math.max(...texts.map(weigh))).toBeLessThan(compressed)
  })
})

test('two addresses that shorten to the same eight characters differ where the eye looks', () => {
  const addresses = ['0x5FbDB2315678afecb367f032d93F642f64180aa3', '0x5FbD27c38A1ce40B92d55a8cD3E0b71F64180aa3']
  const [one, other] = addresses.map(sealParameters)
  expect(one!.lobes.outer).not.toBe(other!.lobes.outer)
  expect(one!.lobes.middle).not.toBe(other!.lobes.middle)
  expect(one!.dark).not.toBe(other!.dark)
})

/** Periods of a thread and its mean radius, read back from its path. */
function measured(d: string) {
  const [x, y, ...rest] = d.match(/-?\d+/g)!.map(Number) as [number, number, ...number[]]
  const radii: number[] = []
  let at = { x, y }
  for (let index = 2; index < rest.length; index += 4) {
    at = { x: at.x + rest[index + 2]!, y: at.y + rest[index + 3]! }
    radii.push(Math.hypot(at.x, at.y))
  }
  return { periods: radii.length / 2, middle: radii.reduce((sum, radius) => sum + radius, 0) / radii.length }
}
