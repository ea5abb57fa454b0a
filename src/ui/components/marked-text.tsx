import type { SnippetPart } from '#core/search/snippet.ts'

/** A text in which what was searched for is marked. */
export function MarkedText({ parts }: { parts: readonly SnippetPart[] }) {
  // Parts have no name but their place.
  return parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))
}
