import { reaches, type Node } from './envelope.ts'
import { divide } from './integer.ts'
import type { Line } from './line.ts'
import { smoothPath } from './path.ts'

/** A sheet of equal waves, all lengths in half pixels: each wave is `step` from the last, and together they cover the area. */
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

/**
 * The waves of watered silk: parallel lines, each moved sideways too, so that their crests run aslant. All are one path, because a
 * browser styles, lays out and paints every copy by itself.
 */
export function waveSheet({ length, amplitude, step, width, height, stroke }: Sheet): Line {
  const [first, last] = [-Math.ceil(amplitude / step[1]), Math.ceil((height + amplitude) / step[1])]
  const rows = Array.from({ length: last - first + 1 }, (_, index) => {
    const [x, y] = step.map((distance) => distance * (first + index)) as [number, number]
    const start = (x % length) - length
    return wavePath({ length, amplitude, start, count: Math.ceil((width - start) / divide(length, 2)), y })
  })
  return { d: rows.join(''), width: stroke, repeats: [] }
}

type Wave = { length: number; amplitude: number; start: number; count: number; y?: number }

/** One wave line of `count` half waves around the height `y`, its first crest at `start`. */
export function wavePath({ y = 0, ...wave }: Wave): string {
  const half = divide(wave.length, 2)
  // A half wave spans half a turn of its sine; the handles of its flat ends reach as far as those of a ring.
  const dx = divide(half * reaches.halfWave, 2 * 31416)
  const nodes = Array.from({ length: wave.count + 1 }, (_, index) => ({
    x: wave.start + index * half,
    y: index % 2 === 0 ? y - wave.amplitude : y + wave.amplitude,
    dx,
    dy: 0,
  }))
  return smoothPath(nodes as [Node, ...Node[]])
}
