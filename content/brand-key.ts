/**
 * The short name of the company in lower case: under it the pages keep what they keep in a browser, cookies begin with it, and its seal is
 * drawn from it. Apart from `brand.ts`, because the first script of every page reads it. Once a site is public it stays as it is: under
 * another one, a visitor's drafts and demo wallet would not be found again.
 */
export const brandKey = 'intaglio'
