import { brandKey } from '#content/brand-key.ts'

/** Where the browser keeps pages: the name of a cache. */
export const keptPages = `${brandKey}.kept-pages`
