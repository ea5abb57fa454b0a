import { isWaiting } from '#assistant/conversation/conversation-steps.ts'
import type { ChatMessage, QueuedMessage } from '#assistant/conversation/chat-message.ts'
import type { ChatStore } from '#assistant/conversation/chat-store.ts'
import { fillField } from './chat-field.tsx'

/** What the visitor said, and where it is while it waits for the network. */
export function OwnMessage({
  chat,
  message,
  queued,
}: {
  chat: ChatStore
  message: ChatMessage
  queued?: QueuedMessage
}) {
  const { id: key, text } = message
  const waits = queued && isWaiting(queued)

  function edit() {
    chat.dispatch({ type: 'withdrawn', key })
    fillField(text)
  }

  return (
    <div className="chat-message chat-own">
      <p className="visually-hidden">You:</p>
      <p className="chat-own-text">{text}</p>
      {waits && (
        <div className="chat-waits" aria-live="off">
          <p className="chat-note">
            {queued.state === 'sending' ? 'Sending' : 'Queued: sent when the network is back'}
          </p>
          {queued.state === 'queued' && (
            <>
              <button type="button" className="chat-act" onClick={edit}>
                Edit
              </button>
              <button type="button" className="chat-act" onClick={() => chat.dispatch({ type: 'withdrawn', key })}>
                Discard
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
