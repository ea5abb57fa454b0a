import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { isWaiting } from '#assistant/conversation/conversation-steps.ts'
import type { ChatState } from '#assistant/conversation/chat-state.ts'
import { isBusy, type ChatStore } from '#assistant/conversation/chat-store.ts'
import { ChatBody } from './chat-body.tsx'
import { fieldId } from './chat-field.tsx'
import { ChatFoot } from './chat-foot.tsx'
import { ChatHandOver, type ReachPerson } from './chat-hand-over.tsx'
import { ChatHead } from './chat-head.tsx'
import { followKeyboard, isSmall, useSmall } from './chat-screen.ts'

/** What every part of the window is drawn from. */
export type ChatView = { chat: ChatStore; state: ChatState }

/**
 * The window of the chat. It is beside the page, which stays usable; only where it fills the screen of a telephone is it modal,
 * so that the focus stays inside.
 */
export function ChatDialog({ chat, state, ...reach }: ChatView & ReachPerson) {
  const { minimized, maximized, view } = state
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useSmall() && maximized
  const size = minimized ? 'min' : maximized ? 'max' : 'normal'

  useLayoutEffect(() => {
    const shown = dialog.current!
    const focused = shown.contains(document.activeElement) ? document.activeElement : undefined
    if (modal) {
      shown.close()
      shown.showModal()
    } else {
      if (shown.matches(':modal')) shown.close()
      // Not by show(), which would take the focus from a page that was loaded with its chat open.
      shown.open = true
    }
    if (focused instanceof HTMLElement) focused.focus()
  }, [modal])

  // What is beside the window on the page gives way to it.
  useLayoutEffect(() => {
    document.documentElement.dataset.chat = size
    return () => void delete document.documentElement.dataset.chat
  }, [size])

  useLayoutEffect(() => {
    if (minimized) return undefined
    // It was opened by a press, from the button or from the minimized window.
    const from = document.activeElement
    const wanted = from === document.getElementById('chat-open') || dialog.current!.contains(from)
    if (wanted) document.getElementById(isSmall() ? 'chat-title' : fieldId)?.focus()
    return followKeyboard(dialog.current!)
  }, [minimized])

  const close = () => chat.dispatch({ type: 'closed' })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (state.asking) chat.dispatch({ type: 'declined' })
    else if (view !== 'talk') chat.dispatch({ type: 'viewed', view: 'talk' })
    else close()
  }

  function onClick({ target }: MouseEvent) {
    // The page it leads to is to be seen.
    if ((target as Element).closest('a[data-page]')) chat.dispatch({ type: 'link-followed', small: isSmall() })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes, and links within are followed
    <dialog
      className="chat"
      id="chat"
      data-size={size}
      ref={dialog}
      aria-labelledby="chat-title"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={() => dialog.current?.open || close()}
    >
      <ChatHead chat={chat} state={state} onClose={close} />
      {!minimized && view === 'talk' && (
        <>
          <ChatBody chat={chat} state={state} />
          <ChatFoot chat={chat} state={state} bookingUrl={reach.bookingUrl} />
        </>
      )}
      {!minimized && view === 'hand-over' && <ChatHandOver chat={chat} state={state} {...reach} />}
      <output className="visually-hidden">{statusOf(state)}</output>
    </dialog>
  )
}

/** What is going on, for those who do not see it. */
function statusOf(state: ChatState): string {
  if (isBusy(state)) return 'The assistant is writing.'
  const waiting = state.queue.filter(isWaiting).length
  if (waiting === 0) return ''
  return `${waiting === 1 ? '1 message waits' : `${waiting} messages wait`} for the network and will be sent when it is back.`
}
