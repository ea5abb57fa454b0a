import { ChatConfirm } from './chat-confirm.tsx'
import type { ChatView } from './chat-dialog.tsx'
import { ChatField } from './chat-field.tsx'
import { ChatMore } from './chat-more.tsx'

/** Below the conversation: the question that is asked back, or the field, and what else can be done. */
export function ChatFoot({ chat, state, bookingUrl }: ChatView & { bookingUrl: string }) {
  return (
    <div className="chat-foot">
      {state.asking ? (
        <ChatConfirm key={state.asking} chat={chat} what={state.asking} />
      ) : (
        <>
          <ChatField chat={chat} state={state} bookingUrl={bookingUrl} />
          <ChatMore chat={chat} state={state} bookingUrl={bookingUrl} />
        </>
      )}
    </div>
  )
}
