import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Found } from '#core/search/open-search.ts'
import { addressOf, linesOf } from '#core/search/result-lines.ts'
import { MarkedText } from '#ui/components/marked-text.tsx'

type SearchHitProps = {
  id: string
  found: Found
  chosen: boolean
  /** The pointer is on it. */
  onPoint: () => void
  onOpen: () => void
}

/** One result: an option of the list that is also a link, so that it can be opened in a new tab. */
export function SearchHit({ id, found, chosen, onPoint, onOpen }: SearchHitProps) {
  const { name, place, snippet } = linesOf(found)
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
      to={addressOf(found)}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="search-hit-name">
        <MarkedText parts={name} />
      </span>
      <span className="search-hit-place">{place}</span>
      <span className="search-hit-text">
        <MarkedText parts={snippet} />
      </span>
    </Link>
  )
}
