import { nodeOn, type Envelope, type Node } from './envelope.ts'
import { divide, gcd } from './integer.ts'
import type { Line } from './line.ts'
import { smoothPath } from './path.ts'

/** A band of interlaced threads between two envelopes: `copies` threads, each touching both `periods` times. */
export type Ring = { outer: Envelope; inner: Envelope; periods: number; copies: number }

/** The path of one thread: from outside to inside and back, until it meets its own beginning. */
export function thread({ outer, inner, periods }: Ring): string {
  const nodes = Array.from({ length: 2 * periods }, (_, index) =>
    nodeOn(index % 2 === 0 ? outer : inner, { index, count: 2 * periods, reach: 'halfWave' }),
  )
  return smoothPath(nodes as [Node, ...Node[]], { closed: true })
}

/** A ring as a line to repeat; `width` in hundredths of a unit. */
export function ring(band: Ring, width: number): Line {
  return { d: thread(band), copies: band.copies, step: { turn: true }, width }
}

/** An envelope drawn `copies` times, each smaller by `shrink` ten-thousandths of the first. */
export function edge(
  envelope: Envelope,
  { copies, shrink, width }: Omit<Line, 'd' | 'step'> & { shrink: number },
): Line {
  // Two nodes a wave are enough for a plain one; a second harmonic needs twice as many.
  const [count, reach] =
    envelope.b === 0 ? [2 * envelope.lobes, 'halfWave' as const] : [4 * envelope.lobes, 'short' as const]
  const nodes = Array.from({ length: count }, (_, index) => nodeOn(envelope, { index, count, reach }))
  return { d: smoothPath(nodes as [Node, ...Node[]], { closed: true }), copies, step: { shrink }, width }
}

/**
 * How many threads of how many periods put neighbouring lines `pitch` apart on the middle of a ring: `middle` in units,
 * `pitch` in hundredths. The most
 * copies are tried first. Copies divide the lobes, so that turning keeps the envelope; periods and lobes share no
 * factor, so that the threads interlace at equal distances; and periods are at least 1.15 times the lobes, so that the
 * thread follows the envelope's waves. A choice that misses the pitch by more than an eighth is passed over.
 */
export function weave(lobes: number, { middle, pitch }: { middle: number; pitch: number }) {
  const least = Math.ceil((lobes * 115) / 100)
  for (let copies = lobes; copies > 1; copies--) {
    if (lobes % copies !== 0) continue
    // 2 · copies · periods lines cross a circumference of 2 · π · middle; 3.1416 in integers.
    const wanted = divide(middle * 31416, copies * pitch * 100)
    const periods = nearestCoprime(wanted, { lobes, least })
    if (Math.abs(periods - wanted) * 8 <= wanted) return { copies, periods }
  }
  return { copies: 1, periods: nearestCoprime(divide(middle * 31416, pitch * 100), { lobes, least }) }
}

function nearestCoprime(wanted: number, { lobes, least }: { lobes: number; least: number }): number {
  for (let distance = 0; ; distance++) {
    if (wanted - distance >= least && gcd(wanted - distance, lobes) === 1) return wanted - distance
    if (wanted + distance >= least && gcd(wanted + distance, lobes) === 1) return wanted + distance
  }
}
