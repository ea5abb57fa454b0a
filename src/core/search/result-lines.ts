import type { Found } from './open-search.ts'
import { marked, snippetOf, type SnippetPart } from './snippet.ts'

/** Where a result leads: the path of its page and the anchor of its section. */
export function addressOf({ page, section }: Pick<Found, 'page' | 'section'>): string {
  return section.anchor ? `${page.path}#${section.anchor}` : page.path
}

/** What is shown of a result: the name of the section, its page, and a piece of its text. */
export function linesOf({ page, section, stems }: Found): {
  name: SnippetPart[]
  place: string
  snippet: SnippetPart[]
} {
  const first = section === page.sections[0]
  return {
    name: marked(first ? page.title : section.heading, stems),
    place: first ? page.path : `${page.title} · ${page.path}`,
    snippet: snippetOf(section.text, stems),
  }
}
