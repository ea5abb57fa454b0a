/** One way to repeat what is drawn so far. Lengths are in units of the plane. */
export type Repeat =
  /** Its mirror image across the x axis. */
  | 'mirror'
  /** So many copies around the centre, at equal angles. */
  | { turns: number }
  /** Copies, each smaller by this many ten-thousandths of the first. */
  | { shrink: number; copies: number }
  /** Copies, each moved on by this much. */
  | { move: [number, number]; copies: number }

/**
 * One engraved line: `d` is path data of integers, `width` the stroke in hundredths of a unit. Each repeat applies to all
 * that the repeats before it gave.
 */
export type Line = { d: string; width: number; repeats: Repeat[] }
