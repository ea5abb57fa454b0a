import { isEmpty } from '#assistant/conversation/chat-state.ts'
import { quickReplies } from '#content/chat.ts'
import type { ChatView } from './chat-dialog.tsx'

/** What is offered at the end of the conversation: the talk of another tab, questions to begin with, what was not sent before. */
export function ChatOffers({ chat, state }: ChatView) {
  const { elsewhere, held } = state
  return (
    <>
      {elsewhere && (
        <div className="chat-offer">
          <p>You have a conversation in another tab.</p>
          <button type="button" className="button" onClick={chat.continueElsewhere}>
            Continue from your other tab
          </button>
        </div>
      )}
      {isEmpty(state) && (
        <ul className="chat-quick" aria-label="Suggested questions">
          {quickReplies.map((each) => (
            <li key={each}>
              <button type="button" className="button" onClick={() => chat.send(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      )}
      {held.length > 0 && (
        <section className="chat-offer" aria-label="Not sent">
          <p>{held.length === 1 ? '1 message not sent' : `${held.length} messages not sent`}</p>
          {held.map(({ key, text }) => (
            <div className="chat-held" key={key}>
              <p className="chat-own-text">{text}</p>
              <button type="button" className="button" onClick={() => chat.retry(key)}>
                Send
              </button>
              <button type="button" className="button" onClick={() => chat.dispatch({ type: 'held-discarded', key })}>
                Discard
              </button>
            </div>
          ))}
        </section>
      )}
    </>
  )
}
