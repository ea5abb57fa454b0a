import { hydrateWhenIdle, type PageCode } from '#app/shell/before-hydration.ts'

/** Stands for what `inline-scripts.ts` writes in its place, page by page. */
declare const PAGE_CODE: PageCode

// The script in the place where React Router would start the application at once.
hydrateWhenIdle(PAGE_CODE)
