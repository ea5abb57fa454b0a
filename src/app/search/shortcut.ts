/** Where the visitor's refusal of the `/` key is kept: a key of one character must be one that can be turned off (WCAG 2.1.4). */
export const slashKey = 'intaglio.search.slash'

/** The id of the link to the search in the bar of every page. */
export const searchLinkId = 'search-link'
