import { pickFrom, stateOf, type Seed } from './random.ts'

/**
 * What a seed chooses for its seal, about 22 bits: amplitudes in thousandths, radii in thousandths of the ring around.
 * Lists are short, entries far apart: the eye must tell them apart.
 */
export function sealParameters(seed: Seed) {
  const pick = pickFrom(stateOf(seed))
  const outer = pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20])
  const middle = pick([4, 5, 6, 8, 9, 10, 12, 15].filter((lobes) => lobes !== outer))
  const inner = pick([4, 5, 6, 8, 9, 10, 12].filter((lobes) => lobes !== middle))
  return {
    lobes: { outer, middle, inner },
    /** The inner edge of each ring. */
    cuts: { outer: pick([600, 660, 720]), middle: pick([600, 680, 760]), inner: pick([420, 500, 580]) },
    /** The waves of the outer ring: its rim, the rim's flattening, its inner edge. */
    rim: pick([35, 60, 85]),
    crest: pick([-20, 0, 18]),
    hem: pick([50, 90, 130]),
    /** The waves of the rings inside. */
    swell: pick([70, 100, 130]),
    /** Whether the inner edges of the outer and inner ring swing with the outer ones or against them. */
    side: pick([1, -1] as const),
    /** The one ring whose lines are twice as close. */
    dark: pick(['middle', 'inner'] as const),
  }
}
