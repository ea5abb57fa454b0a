import { nodeOn, type Envelope, type Node } from './envelope.ts'
import type { Line } from './line.ts'
import { smoothPath } from './path.ts'

/** A band of interlaced threads between two envelopes: `copies` threads, each touching both `periods` times. */
export type Ring = { outer: Envelope; inner: Envelope; periods: number; copies: number }

/** Half a thread: from outside to inside and back, from 0° to 180°. Its mirror image leads to its own beginning. */
export function halfThread({ outer, inner, periods }: Ring): string {
  const nodes = Array.from({ length: periods + 1 }, (_, index) =>
    nodeOn(index % 2 === 0 ? outer : inner, { index, count: 2 * periods, reach: 'halfWave' }),
  )
  return smoothPath(nodes as [Node, ...Node[]])
}

/** A ring as a line; `width` in hundredths of a unit. */
export function ring(band: Ring, width: number): Line {
  return { d: halfThread(band), width, repeats: ['mirror', { turns: band.copies }] }
}

/** An envelope drawn `copies` times, each smaller by `shrink` ten-thousandths of the first; its path, too, is half. */
export function edge(
  envelope: Envelope,
  { copies, shrink, width }: { copies: number; shrink: number; width: number },
): Line {
  // Two nodes a wave are enough for a plain one; a second harmonic needs twice as many.
  const plain = envelope.b === 0
  const count = (plain ? 2 : 4) * envelope.lobes
  const nodes = Array.from({ length: count / 2 + 1 }, (_, index) =>
    nodeOn(envelope, { index, count, reach: plain ? 'halfWave' : 'short' }),
  )
  return { d: smoothPath(nodes as [Node, ...Node[]]), width, repeats: ['mirror', { shrink, copies }] }
}
