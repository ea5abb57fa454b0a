import { divide } from './integer.ts'

/** What the sine table calls 1. */
export const ONE = 32768

/** A full turn in the unit of angles used here. */
export const TURN = 65536

/**
 * `round(32768 · sin(k · π / 128))` for k = 0 … 65: a quarter turn, and one entry more so that interpolation never needs
 * a special case. Drawing uses this table instead of `Math.sin`, because engines may round `Math.sin` differently and a
 * contract has no floating point at all: the same seed must give the same bytes everywhere.
 */
export const quarter = [
  0, 804, 1608, 2411, 3212, 4011, 4808, 5602, 6393, 7180, 7962, 8740, 9512, 10279, 11039, 11793, 12540, 13279, 14010,
  14733, 15447, 16151, 16846, 17531, 18205, 18868, 19520, 20160, 20788, 21403, 22006, 22595, 23170, 23732, 24279, 24812,
  25330, 25833, 26320, 26791, 27246, 27684, 28106, 28511, 28899, 29269, 29622, 29957, 30274, 30572, 30853, 31114, 31357,
  31581, 31786, 31972, 32138, 32286, 32413, 32522, 32610, 32679, 32729, 32758, 32768, 32758,
]

/** The sine of an integer angle (65536 to the turn, any sign), times 32768, from the table; off by at most 4. */
export function sine(angle: number): number {
  const around = angle & (TURN - 1)
  const within = around & 16383
  const position = around & 16384 ? 16384 - within : within
  const low = quarter[position >> 8]!
  const value = low + divide((quarter[(position >> 8) + 1]! - low) * (position & 255), 256)
  return around & 32768 ? 0 - value : value
}

/** The cosine of an integer angle, as `sine`. */
export function cosine(angle: number): number {
  return sine(angle + 16384)
}
