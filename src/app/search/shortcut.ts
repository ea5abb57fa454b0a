/** The id of the link to the search in the bar of every page. */
export const searchLinkId = 'search-link'
