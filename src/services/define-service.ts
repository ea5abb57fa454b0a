/** One service as the site tells it. */
export type Service = {
  /** Its name, in the menu and as the page's heading. */
  name: string
  /** One short line under the name in the menu. */
  summary: string
  /** Title of the page, at most 60 characters. */
  title: string
  /** Description for search results, at most 155 characters. */
  description: string
  /** The page's first paragraph. */
  lead: string
}
