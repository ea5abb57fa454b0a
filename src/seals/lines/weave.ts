import { divide, gcd } from './integer.ts'

/**
 * How many threads of how many periods put neighbouring lines `pitch` apart on the middle of a ring: `middle` in units,
 * `pitch` in hundredths. The most copies are tried first. Copies divide the lobes, so that turning keeps the envelope;
 * periods and lobes share no factor, so that the threads interlace at equal distances; and periods are at least 1.15
 * times the lobes, so that the thread follows the waves. A choice that misses the pitch by an eighth is passed over.
 */
export function weave(lobes: number, { middle, pitch }: { middle: number; pitch: number }) {
  const least = Math.ceil((lobes * 115) / 100)
  for (let copies = lobes; ; copies--) {
    if (lobes % copies !== 0) continue
    // 2 · copies · periods lines cross a circumference of 2 · π · middle; 3.1416 in integers.
    const wanted = divide(middle * 31416, copies * pitch * 100)
    const periods = nearestCoprime(wanted, { lobes, least })
    if (copies === 1 || Math.abs(periods - wanted) * 8 <= wanted) return { copies, periods }
  }
}

function nearestCoprime(wanted: number, { lobes, least }: { lobes: number; least: number }): number {
  for (let distance = 0; ; distance++) {
    if (wanted - distance >= least && gcd(wanted - distance, lobes) === 1) return wanted - distance
    if (wanted + distance >= least && gcd(wanted + distance, lobes) === 1) return wanted + distance
  }
}
