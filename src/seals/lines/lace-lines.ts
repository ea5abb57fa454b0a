import type { Line } from './line.ts'
import { wavePath } from './wave-lines.ts'

/** The tile of the lace in tenths of a pixel: one period wide, as high as the border. */
export const tile = { width: 480, height: 260 } as const

/** Eight threads, each an eighth of a period after the last, across one tile. They start two periods before it. */
export function laceThreads(): Line {
  const d = wavePath({ length: tile.width, amplitude: 105, start: -2 * tile.width, count: 7 })
  return { d, width: 700, repeats: [{ move: [tile.width / 8, 0], copies: 8 }] }
}
