import { Link } from 'react-router'
import type { Citation } from '#assistant/messages/citation.ts'

/** The sources of a reply's sentences: numbered, each a link to its page and heading. */
export function ReplyNotes({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return undefined
  return (
    <div className="chat-sources">
      <p className="chat-note">From this site:</p>
      <ol className="chat-notes">
        {citations.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} data-page="">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
