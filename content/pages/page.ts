/** What a page says of itself, to visitors and to search engines. */
export type Page = {
  /** At most 60 characters. */
  title: string
  /** At most 155 characters. */
  description: string
  heading: string
  /** The first paragraph. */
  lead: string
  /** True for pages that search engines leave out. */
  noindex?: true
}

/** A page that begins with a tool. */
export type ToolPage = Page & {
  /** What is done with the tool, in one sentence; it stands above it. */
  task: string
}
