import { divide } from './integer.ts'
import { cosine, ONE, sine, TURN } from './sine.ts'

/**
 * A wavy circle: radius `r · (1 + a·cos(lobes·t) + b·cos(2·lobes·t))`. `r` in units of the plane, `a` and `b` in
 * thousandths; a negative `a` is the same wave half a period later.
 */
export type Envelope = { r: number; lobes: number; a: number; b: number }

/** A point of the plane and the handle that leads on from it, as integers. */
export type Node = { x: number; y: number; dx: number; dy: number }

/** Parts of a unit kept while computing, so that only the last step rounds. */
const FINE = 256

/**
 * How long a handle is, as a share of one step along the curve. Both carry the factor 2π of the turn and are in
 * ten-thousandths: 0.3642 makes one cubic the best half of a sine wave, 1/3 suits shorter pieces.
 */
export const reaches = { halfWave: 22883, short: 20944 } as const

/** The node at `index / count` of a turn; its handle follows the envelope's own tangent. */
export function nodeOn(
  { r, lobes, a, b }: Envelope,
  at: { index: number; count: number; reach: keyof typeof reaches },
): Node {
  const angle = divide(at.index * TURN, at.count)
  const wave = divide(((at.index * lobes) % at.count) * TURN, at.count)
  const radius = divide(r * FINE * (1000 * ONE + a * cosine(wave) + b * cosine(2 * wave)), 1000 * ONE)
  const growth = divide(-r * FINE * lobes * (a * sine(wave) + 2 * b * sine(2 * wave)), 1000 * ONE)
  const [cos, sin] = [cosine(angle), sine(angle)]
  const handle = (slope: number) => divide(slope * reaches[at.reach], FINE * ONE * at.count * 10_000)
  return {
    x: divide(radius * cos, FINE * ONE),
    y: divide(radius * sin, FINE * ONE),
    dx: handle(growth * cos - radius * sin),
    dy: handle(growth * sin + radius * cos),
  }
}
