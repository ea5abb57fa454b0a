/** A figure that was measured, by what, and on which day. */
type Measured = { date: string; command: string }

/** What this repository has recorded about its contracts, read when the site is built. */
export type Figures = {
  /** Lines and branches of our contracts that our tests run, of how many, in how many files. */
  coverage: Measured & {
    lines: readonly [run: number, all: number]
    branches: readonly [run: number, all: number]
    files: number
  }
  /** Assertions about our arithmetic that a solver has proven for all values, of how many. */
  solver: Measured & { proven: readonly [proven: number, all: number] }
  /** Places that were broken on purpose, and how many of these breaks a test has noticed. */
  mutants: Measured & { noticed: readonly [noticed: number, all: number] }
  /** Gas of a lock with a cliff, ours and Sablier's, and the table it is a row of. */
  gas: Measured & { lock: number; other: number; columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** The figures of this build: `scripts/code/figures.ts` reads them, `vite.config.ts` puts them here. */
export const figures: Figures = import.meta.env.VITE_FIGURES
