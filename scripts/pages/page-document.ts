import { escapeHtml } from '#core/text/html.server.ts'
import type { BlogPage } from '#site/blog/page/blog-page.server.ts'

/** A page of the blog as its own document, for the checks and indexes that read the words of pages. */
export const documentOf = ({ title, main }: Pick<BlogPage, 'title' | 'main'>): string =>
  `<!doctype html><title>${escapeHtml(title)}</title><main>${main.text}</main>`
