/** What this repository says about itself, counted when the site is built. */
export type Figures = {
  /** Lines of TypeScript and CSS that make up the product, without tests and without blank lines. */
  sourceLines: number
  /** Share of its lines that the unit tests alone ran when `npm run coverage` last measured it, in per cent. */
  coveredPercent: number
  /** Tests as they are written; a table of cases counts once. */
  tests: number
  /** Libraries the product depends on directly. */
  dependencies: number
}

/** The figures of this build: `scripts/code/figures.ts` counts them, `vite.config.ts` puts them here. */
export const figures: Figures = import.meta.env.VITE_FIGURES
