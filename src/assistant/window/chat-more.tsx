import { isEmpty } from '#assistant/conversation/chat-state.ts'
import { saveTranscript } from '#assistant/conversation/chat-transcript.ts'
import { talkToUs } from '#content/chat.ts'
import type { ChatView } from './chat-dialog.tsx'

/** What is seldom wanted: the conversation as a file, its end, and a person instead. */
export function ChatMore({ chat, state, bookingUrl }: ChatView & { bookingUrl: string }) {
  const empty = isEmpty(state)
  return (
    <details className="chat-more">
      <summary>More</summary>
      <ul>
        <li>
          <button
            type="button"
            className="chat-act"
            onClick={() => chat.dispatch({ type: 'viewed', view: 'hand-over' })}
          >
            Leave a message for a person
          </button>
        </li>
        <li>
          <a className="chat-act" href={bookingUrl} target="_blank" rel="noopener noreferrer">
            {talkToUs}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
        {!empty && (
          <>
            <li>
              <button type="button" className="chat-act" onClick={() => saveTranscript(state, 'md')}>
                Save as Markdown
              </button>
            </li>
            <li>
              <button type="button" className="chat-act" onClick={() => saveTranscript(state, 'json')}>
                Save as JSON
              </button>
            </li>
          </>
        )}
        <li>
          <button type="button" className="chat-act" onClick={() => chat.dispatch({ type: 'asked', what: 'erase' })}>
            Erase my conversation
          </button>
        </li>
      </ul>
    </details>
  )
}
