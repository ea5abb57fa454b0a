import type { Envelope } from './envelope.ts'
import { divide, gcd } from './integer.ts'
import type { Line } from './line.ts'
import type { Seed } from './random.ts'
import { edge, ring } from './ring.ts'
import { sealParameters } from './seal-parameters.ts'
import { weave } from './weave.ts'

/** Which of the three drawings a size needs; from 96 px on, all are the same picture. */
export type Cut = 'full' | 'small' | 'tiny'

/** The cut for a seal drawn `size` CSS pixels wide. */
export function cutFor(size: number): Cut {
  if (size >= 96) return 'full'
  return size >= 40 ? 'small' : 'tiny'
}

/** The lines of a seal, from the outside in, with the stroke for `size` CSS pixels. */
export function seal(seed: Seed, size: number): Line[] {
  const width = divide(2000 * (size >= 200 || size < 40 ? 70 : 55), size)
  return { full: fullSeal, small: smallSeal, tiny: tinySeal }[cutFor(size)](seed, width)
}

type Band = { outer: Envelope; inner: Envelope }

/** Distances between lines in hundredths of a unit: 1.95 px in a drawing 230 px wide, 1.7 px in one of 80 px. */
export const pitches = { full: 1696, small: 4250 } as const

/** The pitch of a ring in thousandths of its cut's pitch. */
const tones = { light: 1000, between: 700, dark: 520 } as const

function fullSeal(seed: Seed, width: number): Line[] {
  const { lobes, cuts, swell, side, dark } = sealParameters(seed)
  const { rim, outside } = outerRing(seed)
  const middle = ringWithin(outside.inner, { lobes: lobes.middle, swell, cut: cuts.middle, side: -1 })
  const inside = ringWithin(middle.inner, { lobes: lobes.inner, swell, cut: cuts.inner, side })
  const core = { ...inside.inner, r: divide(inside.inner.r * 930, 1000) }
  return [
    edge(rim, { copies: 5, shrink: 150, width }),
    woven(outside, pitches.full, width),
    woven(middle, toned(pitches.full, dark === 'middle' ? 'dark' : 'light'), width),
    woven(inside, toned(pitches.full, dark === 'inner' ? 'dark' : 'between'), width),
    edge(core, { copies: 3, shrink: 500, width }),
  ]
}

function smallSeal(seed: Seed, width: number): Line[] {
  const { lobes, swell } = sealParameters(seed)
  const { rim, outside } = outerRing(seed, { crest: 0 })
  const inside = ringWithin(outside.inner, { lobes: fewer(lobes.middle), swell, cut: 560, side: -1 })
  return [
    edge(rim, { copies: 3, shrink: 250, width }),
    woven(outside, pitches.small, width),
    woven(inside, toned(pitches.small, 'between'), width),
  ]
}

/** One braid: so few lines that the threads are counted, not spaced. */
function tinySeal(seed: Seed, width: number): Line[] {
  const lobes = fewer(sealParameters(seed).lobes.outer)
  const rim = touchingTheRim({ lobes, a: 85, b: 0 }, 955)
  const outside = { ...rim, r: divide(rim.r * 920, 1000) }
  const inner = { r: 560, lobes, a: 0, b: 0 }
  const periods = [3, 4, 5].find((count) => gcd(count, lobes) === 1)!
  return [edge(rim, { copies: 2, shrink: 500, width }), ring({ outer: outside, inner, copies: lobes, periods }, width)]
}

/** Half of more than twelve lobes: what few pixels can still show. */
function fewer(lobes: number): number {
  return lobes > 12 ? Math.ceil(lobes / 2) : lobes
}

/** The outer ring and the envelope of its edge; `crest: 0` leaves out what a small drawing cannot show. */
function outerRing(seed: Seed, simpler: { crest?: 0 } = {}) {
  const { lobes, cuts, rim: a, crest, hem, side } = { ...sealParameters(seed), ...simpler }
  const rim = touchingTheRim({ lobes: lobes.outer, a, b: crest })
  const inner = { r: divide(rim.r * cuts.outer, 1000), lobes: lobes.outer, a: side * hem, b: 0 }
  return { rim, outside: { outer: { ...rim, r: divide(rim.r * 925, 1000) }, inner } }
}

/** An envelope whose crests reach `reach`: every seal is equally large, and its stroke stays within the plane. */
function touchingTheRim({ lobes, a, b }: Omit<Envelope, 'r'>, reach = 988): Envelope {
  return { r: divide(reach * 1000, 1000 + a + Math.max(b, 0)), lobes, a, b }
}

/** A ring that fills what another leaves free, less a gap of 12 units, its inner edge at `cut` thousandths of its own. */
function ringWithin(
  around: Envelope,
  { lobes, swell, cut, side }: { lobes: number; swell: number; cut: number; side: 1 | -1 },
): Band {
  const room = divide(around.r * (1000 - Math.abs(around.a)), 1000) - 12
  const r = divide(room * 1000, 1000 + swell)
  const hem = divide(side * swell * 2, 3)
  return { outer: { r, lobes, a: swell, b: 0 }, inner: { r: divide(r * cut, 1000), lobes, a: hem, b: 0 } }
}

function toned(pitch: number, tone: keyof typeof tones): number {
  return divide(pitch * tones[tone], 1000)
}

function woven(band: Band, pitch: number, width: number): Line {
  const { lobes, r } = band.outer
  return ring({ ...band, ...weave(lobes, { middle: divide(r + band.inner.r, 2), pitch }) }, width)
}
