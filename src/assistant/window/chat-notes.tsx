import { Link } from 'react-router'
import type { ChatStore } from '#assistant/conversation/chat-store.ts'
import type { Citation } from '#assistant/messages/citation.ts'

type Notes = { chat: ChatStore; citations: readonly Citation[]; suggestions: readonly string[] }

/**
 * What belongs to a reply beside its sentences, in one line that opens: its sources, each a link to its page and heading, and what one
 * asks next. What the reply itself offers to choose from stands open.
 */
export function ReplyNotes({ chat, citations, suggestions }: Notes) {
  if (citations.length === 0) return suggestions.length > 0 && <Questions chat={chat} questions={suggestions} />
  return (
    <details className="chat-beside">
      <summary>
        {counted(citations.length, 'source')}
        {suggestions.length > 0 && `, ${counted(suggestions.length, 'related question')}`}
      </summary>
      <ol className="chat-notes">
        {citations.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} data-page="">
              {title}
            </Link>
          </li>
        ))}
      </ol>
      {suggestions.length > 0 && <Questions chat={chat} questions={suggestions} />}
    </details>
  )
}

function Questions({ chat, questions }: { chat: ChatStore; questions: readonly string[] }) {
  return (
    <div className="chat-related" aria-live="off">
      <h3 className="visually-hidden">Related questions</h3>
      <ul>
        {questions.map((each) => (
          <li key={each}>
            <button type="button" className="chat-act" onClick={() => chat.send(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
