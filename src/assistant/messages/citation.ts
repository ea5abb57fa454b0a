import { mostSuggestions } from './message-bounds.ts'

/** Where a sentence is from: the page, or the heading on it, of this site. */
export type Citation = { title: string; href: string }

/** What comes with a reply besides its text. `id` is what feedback on the reply names. */
export type ReplyExtras = { citations: Citation[]; suggestions: string[]; id?: string }

/** What was received as extras, kept only where it is what we send: places of this site, short questions. */
export function readExtras(given: unknown): ReplyExtras {
  const { citations, suggestions, id } = (given ?? {}) as Record<string, unknown>
  return {
    citations: (Array.isArray(citations) ? (citations as unknown[]) : []).filter(isCitation).slice(0, 10),
    suggestions: (Array.isArray(suggestions) ? (suggestions as unknown[]) : [])
      .filter((one) => typeof one === 'string' && one.length > 0 && one.length <= 200)
      .slice(0, mostSuggestions) as string[],
    ...(typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && { id }),
  }
}

function isCitation(value: unknown): value is Citation {
  const { title, href } = (value ?? {}) as Record<string, unknown>
  return typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)[\w./~-]*(?:#[\w.~-]+)?$/.test(href)
}
