/** How the copies of a line follow one another. */
export type Step =
  /** Each turned by 1/copies of a full turn. */
  | { turn: true }
  /** Each smaller by this many ten-thousandths of the first. */
  | { shrink: number }
  /** Each moved on by this much. */
  | { move: [number, number] }

/** One engraved line and its copies: `d` is path data of integers, `width` the stroke in hundredths of a unit. */
export type Line = { d: string; copies: number; step: Step; width: number }
