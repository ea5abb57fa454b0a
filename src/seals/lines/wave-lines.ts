import { reaches, type Node } from './envelope.ts'
import { divide } from './integer.ts'
import type { Line } from './line.ts'
import { smoothPath } from './path.ts'

/** A sheet of equal waves, all lengths in half pixels: each wave is `step` from the last, and `count` fill `height`. */
export type Sheet = {
  length: number
  amplitude: number
  step: [number, number]
  /** The area to cover, from 0, 0. */
  width: number
  height: number
  /** Hundredths of a half pixel. */
  stroke: number
}

/** The waves of watered silk: parallel lines, each moved sideways too, so that their crests run aslant. */
export function waveSheet({ length, amplitude, step, width, height, stroke }: Sheet): Line {
  const copies = powerOfTwoFrom(divide(height + 2 * amplitude, step[1]) + 1)
  const drift = copies * step[0]
  const start = drift > 0 ? -drift : 0
  const count = Math.ceil((width + Math.abs(drift)) / divide(length, 2)) + 1
  return { d: wavePath({ length, amplitude, start, count }), width: stroke, repeats: [{ move: step, copies }] }
}

/** One wave line of `count` half waves, its first crest at `start`. */
export function wavePath(wave: { length: number; amplitude: number; start: number; count: number }): string {
  const half = divide(wave.length, 2)
  // A half wave spans half a turn of its sine; the handles of its flat ends reach as far as those of a ring.
  const dx = divide(half * reaches.halfWave, 2 * 31416)
  const nodes = Array.from({ length: wave.count + 1 }, (_, index) => ({
    x: wave.start + index * half,
    y: index % 2 === 0 ? -wave.amplitude : wave.amplitude,
    dx,
    dy: 0,
  }))
  return smoothPath(nodes as [Node, ...Node[]])
}

/** Copies of copies double, so a power of two needs the fewest elements. */
function powerOfTwoFrom(count: number): number {
  return count <= 1 ? 1 : 2 * powerOfTwoFrom(Math.ceil(count / 2))
}
