import type { BlogPage } from '#blog/blog-page.server.ts'
import { escapeHtml } from '#core/html.server.ts'

/** A page of the blog as its own document, for whatever reads the words of pages. */
export const documentOf = ({ title, main }: Pick<BlogPage, 'title' | 'main'>): string =>
  `<!doctype html><title>${escapeHtml(title)}</title><main>${main.text}</main>`
