import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SnippetPart } from '#core/search/snippet.ts'
import { MarkedText } from '#ui/components/marked-text.tsx'

/** A line of the list: where it leads, what it is called, and for a place on a page which page, and a piece of its text. */
export type SearchLine = { to: string; name: readonly SnippetPart[]; place?: string; snippet?: readonly SnippetPart[] }

type SearchHitProps = {
  id: string
  line: SearchLine
  chosen: boolean
  /** The pointer is on it. */
  onPoint: () => void
  onOpen: () => void
}

/** One line: an option of the list that is also a link, so that it can be opened in a new tab. */
export function SearchHit({ id, line: { to, name, place, snippet }, chosen, onPoint, onOpen }: SearchHitProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <Link
      className="search-hit"
      ref={link}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be a link
      role="option"
      id={id}
      aria-selected={chosen}
      tabIndex={-1}
      to={to}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="search-hit-name">
        <MarkedText parts={name} />
      </span>
      {place && <span className="search-hit-place">{place}</span>}
      {snippet && (
        <span className="search-hit-text">
          <MarkedText parts={snippet} />
        </span>
      )}
    </Link>
  )
}
