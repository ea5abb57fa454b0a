import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sealSvg } from '#seals/marks/svg-text.ts'
import { gcd } from './integer.ts'
import type { Line } from './line.ts'
import { pitches, seal } from './seal-lines.ts'
import { sealParameters } from './seal-parameters.ts'

const seeds = Array.from({ length: 300 }, (_, index) => `seed ${index}`)
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const weigh = (text: string) => brotliCompressSync(text).length

test.each([
  ['intaglio', 320, 'a1beb450c5bb37db'],
  ['intaglio', 64, 'aa1d972684f54916'],
  ['intaglio', 24, '06b0fbfcaf6839b4'],
  ['/smart-contract-audit', 320, 'b42b9e5af64f0412'],
  ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 320, '107fbb0eeeed04aa'],
] as const)('the seal of %s at %i px is always the same drawing', (seed, size, hash) => {
  expect(digest(JSON.stringify(seal(seed, size)))).toBe(hash)
})

test('path data hold integers only, within the plane', () => {
  for (const seed of seeds)
    for (const size of [230, 64, 24])
      for (const { d } of seal(seed, size)) {
        expect(d).toMatch(/^M\d+ 0c[-\d ]+s[-\d ]+$/)
        expect(Math.max(...d.match(/-?\d+/g)!.map((value) => Math.abs(Number(value))))).toBeLessThanOrEqual(1000)
      }
})

const shapes = (size: number) => seal('intaglio', size).map(({ d, repeats }) => ({ d, repeats }))

test('from 96 px on a seal is one picture, at any stroke', () => {
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
    ].map(({ line, ...ring }) => ({ ...ring, ...measured(line) }))
  })

  test('repeat a thread by a divisor of their lobes, more than once', () => {
    for (const { copies, lobes } of woven) {
      expect(lobes % copies).toBe(0)
      expect(copies).toBeGreaterThan(1)
    }
  })

  test('interlace at equal distances: periods share no factor with the lobes and are 1.15 times as many', () => {
    for (const { periods, lobes } of woven) {
      expect(gcd(periods, lobes)).toBe(1)
      expect(periods).toBeGreaterThanOrEqual(1.15 * lobes)
    }
  })

  test('keep the distance between lines that their tone asks for, within a quarter', () => {
    for (const { copies, periods, middle, tone } of woven) {
      const pitch = (Math.PI * middle) / (copies * periods)
      expect(Math.abs((pitch * 100) / (pitches.full * tone) - 1)).toBeLessThan(1 / 4)
    }
  })
})

describe('the bytes of 300 seals', () => {
  test.each([
    [230, 3600, 1200],
    [48, 2400, 800],
    [32, 1500, 450],
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

/** Copies of a ring's thread, its periods and its mean radius, read back from its line. */
function measured({ d, repeats }: Line) {
  const turned = repeats.find((repeat) => typeof repeat === 'object' && 'turns' in repeat) as { turns: number }
  const [x, y, ...rest] = d.match(/-?\d+/g)!.map(Number) as [number, number, ...number[]]
  const radii: number[] = []
  let at = { x, y }
  for (let index = 2; index < rest.length; index += 4) {
    at = { x: at.x + rest[index + 2]!, y: at.y + rest[index + 3]! }
    radii.push(Math.hypot(at.x, at.y))
  }
  const middle = radii.reduce((sum, radius) => sum + radius, 0) / radii.length
  return { copies: turned.turns, periods: radii.length, middle }
}
