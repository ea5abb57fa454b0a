import { useId, type ReactNode } from 'react'

/** What every drawing says of itself: a name, the picture in words, and the sentence below it. */
export type DrawingWords = { title: string; says: string; caption: string }

/** The plane of every drawing is this wide; at 320 CSS pixels one unit is one pixel. */
export const WIDTH = 320

/**
 * A drawing 320 units wide and `height` high, with its caption and, between them, what is drawn `below` in HTML. The plane is one
 * picture to assistive technology, which reads the title and the description; the labels within are for the eye.
 */
export function Drawing({
  title,
  says,
  caption,
  height,
  below,
  children,
}: DrawingWords & { height: number; below?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <figure className="drawing">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours */}
      <svg role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`} viewBox={`0 0 ${WIDTH} ${height}`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{says}</desc>
        {children}
      </svg>
      {below}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
