import type { SafeHtml } from '#core/text/html.server.ts'
import type { templatePaths } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'

/** A page of the blog, drawn: the content of `<main>`, and what is said of it elsewhere. */
export type BlogPage = {
  path: string
  /** Of the document, at most 60 characters. */
  title: string
  /** At most 155 characters. */
  description: string
  heading: string
  main: SafeHtml
  /** The posts it lists, or the one it is. */
  posts: readonly Post[]
  /** Search engines leave it out, and so do the search and the lists of pages. */
  noindex?: true
  /** ISO dates. */
  published?: string
  changed?: string
  /** Which template it is put into: the route that takes it over in the browser. */
  template: keyof typeof templatePaths
}

/** Text of at most `most` characters: cut at a word, with a sign that it was. */
export function clipped(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s.,;:–-]+$/, '')}…`
}
