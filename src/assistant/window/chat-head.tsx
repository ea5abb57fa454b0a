import { brandKey } from '#content/brand-key.ts'
import { isEmpty } from '#assistant/conversation/chat-state.ts'
import { Seal } from '#seals/components/seal.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { ChatView } from './chat-dialog.tsx'
import { ChatIcon } from './chat-icon.tsx'

/** The title of the window and its four buttons. Resetting asks first where there is something to lose. */
export function ChatHead({ chat, state, onClose }: ChatView & { onClose: () => void }) {
  const { minimized, maximized, unread } = state
  const reset = () => (isEmpty(state) ? chat.reset() : chat.dispatch({ type: 'asked', what: 'reset' }))
  return (
    <div className="chat-head">
      <Seal seed={brandKey} size={40} />
      <h2 className="chat-title" id="chat-title" tabIndex={-1}>
        Assistant{minimized && unread && <span className="visually-hidden"> (1 unread)</span>}
      </h2>
      <button type="button" className="icon-button" onClick={() => chat.dispatch({ type: 'minimize-pressed' })}>
        <ChatIcon name={minimized ? 'restore' : 'minimize'} />
        <span className="visually-hidden">{minimized ? 'Restore' : 'Minimize'}</span>
      </button>
      {!minimized && (
        <>
          <button type="button" className="icon-button" onClick={() => chat.dispatch({ type: 'maximize-pressed' })}>
            <ChatIcon name={maximized ? 'shrink' : 'maximize'} />
            <span className="visually-hidden">{maximized ? 'Restore size' : 'Maximize'}</span>
          </button>
          <button type="button" className="icon-button" onClick={reset}>
            <ChatIcon name="reset" />
            <span className="visually-hidden">Reset conversation</span>
          </button>
        </>
      )}
      <button type="button" className="icon-button" onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">Close chat</span>
      </button>
    </div>
  )
}
