import type { ReactNode } from 'react'
import { isThere } from '#core/offer/offered.ts'
import type { Footnote, Span, TextBlock } from '#site/blog/post/post.ts'
import { safeHref } from './safe-href.ts'

/** The notes of a post with their numbers, in the order of its text. */
export type Notes = ReadonlyMap<Footnote, number>

/** Running text. A mark nobody knows is left out. */
export function Inline({ block: { children, links }, notes }: { block: TextBlock; notes: Notes }) {
  return children.map((child, at) =>
    child._type === 'span' ? (
      <Words key={at} {...child} links={links} />
    ) : (
      <NoteMark key={at} number={notes.get(child)!} />
    ),
  )
}

// Marks are written in one order, so that they nest.
function Words({ text, marks, links }: Span & Pick<TextBlock, 'links'>): ReactNode {
  let words: ReactNode = text
  if (marks.includes('code')) words = <code>{words}</code>
  if (marks.includes('em')) words = <em>{words}</em>
  if (marks.includes('strong')) words = <strong>{words}</strong>
  const key = marks.find((mark) => Object.hasOwn(links, mark))
  const href = key && isThere(links[key]!) && safeHref(links[key]!)
  if (!href) return words
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
      {words}
    </a>
  )
}

function NoteMark({ number }: { number: number }) {
  return (
    <sup>
      <a className="note-mark" id={`ref-${number}`} href={`#note-${number}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  )
}

/** The notes at the foot of a post, each with the way back. */
export function NoteList({ notes }: { notes: Notes }) {
  if (notes.size === 0) return undefined
  return (
    <section className="notes" aria-label="Notes">
      <ol>
        {[...notes].map(([{ note }, number]) => (
          <li key={number} id={`note-${number}`}>
            {note}{' '}
            <a href={`#ref-${number}`} aria-label={`Back to the text of note ${number}`}>
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
