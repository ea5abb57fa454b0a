/** A part of a page under one heading. `text` is its text, one block a line, exactly as the page says it. */
export type SearchedSection = {
  /** The `id` to link to; the top of the page without one. */
  anchor?: string
  heading: string
  text: string
}

/** A page as it is searched: its path, the title of its document, and its sections in their order. */
export type SearchedPage = {
  path: string
  title: string
  /** How much it counts beside other pages, where that is less than 1: an essay mentions more than it answers. */
  share?: number
  sections: readonly SearchedSection[]
}

/** Where the words of the posts are, which change while the site runs; of those that no browser carries away, the second. */
export const blogWords = '/blog/search.json'
export const olderWords = '/blog/search-older.json'

/** What `assets/search-<hash>.json` holds for the pages of the site, and `blogWords` for its posts. The index itself is made from it where it is used: it would be longer than the words. */
export type SearchedSite = { pages: readonly SearchedPage[] }
