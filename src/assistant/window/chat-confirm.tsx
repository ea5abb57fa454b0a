import { useEffect, useRef, useState } from 'react'
import type { ChatStore } from '#assistant/conversation/chat-store.ts'
import { toast } from '#ui/toast/toast.ts'
import { fieldId } from './chat-field.tsx'

const words = {
  reset: {
    title: 'Start a new conversation?',
    text: 'This conversation is removed from this device, and the assistant starts again without it.',
    yes: 'Start a new conversation',
  },
  erase: {
    title: 'Erase this conversation?',
    text: 'It is removed from every tab, and the server deletes what it stored of your conversations.',
    yes: 'Erase',
  },
} as const

/** Asks whether a conversation may go. The focus goes to the answer that changes nothing, and back to the field. */
export function ChatConfirm({ chat, what }: { chat: ChatStore; what: 'reset' | 'erase' }) {
  const { title, text, yes } = words[what]
  // The window does not erase it: it was sent with an address, and is erased by that.
  const left = what === 'erase' && chat.getState().person !== undefined
  const keep = useRef<HTMLButtonElement>(null)
  const [erasing, setErasing] = useState(false)

  useEffect(() => {
    keep.current?.focus()
    return () => void setTimeout(() => document.getElementById(fieldId)?.focus())
  }, [])

  async function go() {
    if (what === 'reset') return chat.reset()
    setErasing(true)
    if (await chat.erase())
      return toast({
        id: 'chat',
        state: 'confirmed',
        title: 'Your conversation is erased',
        detail: 'On this device and on the server.',
      })
    setErasing(false)
    return toast({
      id: 'chat',
      state: 'failed',
      title: 'Nothing was erased',
      detail: 'The server did not answer. Try again when you are online.',
    })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a second dialog within this one would be another window
    <div
      className="chat-confirm"
      role="alertdialog"
      aria-labelledby="chat-confirm-title"
      aria-describedby="chat-confirm-text"
    >
      <p id="chat-confirm-title" className="chat-confirm-title">
        {title}
      </p>
      <p id="chat-confirm-text">
        {text}
        {left && ' A question that you left for a person stays stored. You can erase it under Your data.'}
      </p>
      <div className="chat-ways">
        <button
          type="button"
          className="button solid"
          aria-disabled={erasing || undefined}
          onClick={() => erasing || void go()}
        >
          {yes}
        </button>
        <button type="button" className="button" ref={keep} onClick={() => chat.dispatch({ type: 'declined' })}>
          Keep it
        </button>
      </div>
    </div>
  )
}
