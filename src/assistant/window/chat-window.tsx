import { useEffect, useRef, useSyncExternalStore } from 'react'
import { chatButtonId } from '#assistant/conversation/chat-keys.ts'
import { chatPath } from '#assistant/conversation/chat-path.ts'
import { pageChat } from '#assistant/conversation/chat-store.ts'
import { ChatDialog } from './chat-dialog.tsx'
import type { ReachPerson } from './chat-hand-over.tsx'
import { isSmall } from './chat-screen.ts'
import styles from './widget.css?inline'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}}`)
document.adoptedStyleSheets.push(sheet)

/** When the window was first seen, and how long a press may still have meant a window that was not there, in milliseconds. */
let seenAt = Infinity
const surprise = 700

/**
 * What pressing the button does: it opens the chat, brings a minimized window back, or closes it; not one that was left open and has
 * only just come back.
 */
export function pressChat(): void {
  const chat = pageChat()
  const { open, minimized } = chat.getState()
  if (open && !minimized && performance.now() - seenAt < surprise) return
  chat.dispatch({ type: 'launched', small: isSmall() })
}

type ChatWindowProps = ReachPerson & {
  /** Hears whether there is something unread, at first and whenever it changes. */
  onUnread: (unread: boolean) => void
}

/** The chat of the page, wired to its button. It draws nothing while it is closed. */
export function ChatWindow({ onUnread, ...reach }: ChatWindowProps) {
  const chat = pageChat()
  const state = useSyncExternalStore(chat.subscribe, chat.getState)
  const { open, unread } = state
  const wasOpen = useRef(open)

  useEffect(() => onUnread(unread), [unread, onUnread])

  useEffect(() => {
    const button = document.getElementById(chatButtonId)
    button?.setAttribute('aria-expanded', String(open))
    // The focus was in what has gone.
    if (wasOpen.current && !open && document.activeElement === document.body) button?.focus()
    wasOpen.current = open
    if (open) seenAt = performance.now()
  }, [open])

  useEffect(() => {
    void chatPath()
    return () => document.getElementById(chatButtonId)?.removeAttribute('aria-expanded')
  }, [])

  return open && <ChatDialog chat={chat} state={state} {...reach} />
}
