import type { Envelope } from './envelope.ts'
import type { Line } from './line.ts'
import { pickFrom, stateOf, type Seed } from './random.ts'
import { edge, ring } from './ring.ts'
import { weave } from './weave.ts'

/** The seed of the home page's rosette, which is a table and not a choice. */
export const home = '/'

/**
 * The large seal behind a page's title, drawn for 1000 px. Tone from the outside in: an open edge, a light lattice, a
 * lighter one, one dark ring, a white medallion.
 */
export function rosette(seed: Seed): Line[] {
  return seed === home ? engraved(homePlan) : engraved(planOf(seed))
}

/** One ring: its lobes, the waves of its outer and inner edge in thousandths, and how it is woven. */
type Waves = { lobes: number; swell: number; crest?: number; hem: number; periods: number; copies: number }

type Plan = { outer: Waves; middle: Waves; dark: Waves }

const homePlan: Plan = {
  outer: { lobes: 18, swell: 50, crest: -14, hem: -55, periods: 31, copies: 18 },
  middle: { lobes: 12, swell: 45, hem: 120, periods: 23, copies: 12 },
  dark: { lobes: 24, swell: 70, hem: 20, periods: 37, copies: 24 },
}

/** The home rosette's proportions and pitches with the waves of a seed. */
function planOf(seed: Seed): Plan {
  const pick = pickFrom(stateOf(seed))
  const outer = pick([12, 14, 15, 16, 20, 21, 24])
  const middle = pick([8, 9, 10, 12, 14, 15].filter((lobes) => lobes !== outer))
  const dark = pick([16, 18, 20, 24, 28, 30].filter((lobes) => lobes !== middle))
  return {
    outer: {
      lobes: outer,
      swell: pick([40, 50, 62]),
      crest: pick([-14, 0, 12]),
      hem: pick([-55, -40, 40, 55]),
      ...weave(outer, { middle: 719, pitch: 405 }),
    },
    middle: {
      lobes: middle,
      swell: pick([35, 45, 60]),
      hem: pick([80, 100, 120, -70]),
      ...weave(middle, { middle: 473, pitch: 540 }),
    },
    dark: {
      lobes: dark,
      swell: pick([50, 70, 85]),
      hem: pick([20, -20]),
      ...weave(dark, { middle: 317, pitch: 112 }),
    },
  }
}

function engraved({ outer, middle, dark }: Plan): Line[] {
  return [
    edge(crests(912, outer), { copies: 9, shrink: 88, width: 125 }),
    ring({ ...outer, outer: crests(838, outer), inner: hem(600, outer) }, 135),
    edge(hem(604, outer), { copies: 4, shrink: 125, width: 125 }),
    ring({ ...middle, outer: crests(575, middle), inner: hem(372, middle) }, 135),
    edge(hem(398, middle), { copies: 3, shrink: 160, width: 125 }),
    ring({ ...dark, outer: crests(368, dark), inner: hem(266, dark) }, 130),
    edge(hem(262, dark), { copies: 7, shrink: 200, width: 130 }),
  ]
}

function crests(r: number, { lobes, swell, crest = 0 }: Waves): Envelope {
  return { r, lobes, a: swell, b: crest }
}

function hem(r: number, { lobes, hem: a }: Waves): Envelope {
  return { r, lobes, a, b: 0 }
}
