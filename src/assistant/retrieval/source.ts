import type { Citation } from '#assistant/messages/citation.ts'
import type { Passage, Passages } from './passages.ts'

/** A text of the site that an answer may stand on, with its place. `fact`: it is one to three sentences that can be told as they are. */
export type Source = Citation & { text: string; fact: boolean }

/** What a place is called: the page, and the heading on it. */
export function titleOf({ page, section }: Passage): string {
  const name = page.sections[0]!.heading || page.title
  return section === page.sections[0] ? name : `${name}: ${section.heading}`
}

/** What a place of the site is called: the passage there, or the page where it has no text of its own. */
export function placeAt(href: string, passages: Passages): Citation {
  const passage = passages.at(href) ?? passages.on(href.split('#')[0]!)[0]
  return { title: passage ? titleOf(passage) : href, href }
}

/** A passage as a source. */
export const sourceOf = (passage: Passage): Source => ({
  title: titleOf(passage),
  href: passage.href,
  text: passage.section.text,
  fact: false,
})
