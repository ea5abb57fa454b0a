import type { Citation } from '#assistant/messages/citation.ts'
import type { Passage } from './passages.ts'

/** A text of the site that an answer may stand on, with its place. `fact`: it is one to three sentences that can be told as they are. */
export type Source = Citation & { text: string; fact: boolean }

/** What a place is called: the page, and the heading on it. */
export function titleOf({ page, section }: Passage): string {
  const name = page.sections[0]!.heading || page.title
  return section === page.sections[0] ? name : `${name}: ${section.heading}`
}

/** A passage as a source. */
export const sourceOf = (passage: Passage): Source => ({
  title: titleOf(passage),
  href: passage.href,
  text: passage.section.text,
  fact: false,
})
