/** What came of a check, in a sentence or two. `unknown`: it could not be made. */
export type Outcome = { holds: 'yes' | 'no' | 'unknown'; words: string }

/** Hears how far a check is. */
export type Report = (done: number, all: number) => void

/** How a check runs: it tells how far it is, and ends early, with any outcome, when `signal` does. */
export type Run = { report: Report; signal: AbortSignal }
