/** Where the browser keeps pages: the name of a cache. */
export const keptPages = 'intaglio.kept-pages'
