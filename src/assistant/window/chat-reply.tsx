import { greeting } from '#content/chat.ts'
import { memo, useDeferredValue } from 'react'
import type { ChatMessage } from '#assistant/conversation/chat-message.ts'
import type { OpenReply } from '#assistant/conversation/chat-state.ts'
import type { ChatStore } from '#assistant/conversation/chat-store.ts'
import { markWords } from '#assistant/conversation/chat-words.ts'
import { FormattedText } from '#assistant/markdown/chat-text.tsx'
import { useReplyBlocks } from '#assistant/markdown/use-reply-blocks.ts'
import { asksForSecret, askingText } from '#assistant/messages/secret-requests.ts'
import { ReplyActions } from './chat-actions.tsx'
import { ReplyActs } from './chat-acts.tsx'
import { ChatIcon } from './chat-icon.tsx'
import { ReplyNotes } from './chat-notes.tsx'

/** A reply that has come. `last`: nothing was said after it. `waits`: what it answers is sent again by itself. */
export type ReplyProps = { chat: ChatStore; message: ChatMessage; last: boolean; waits: boolean }

/** A reply with its sources and what can be done with it. */
export const ReplyView = memo(function ReplyView({ chat, message, last, waits }: ReplyProps) {
  const { mark, citations = [], suggestions = [], acts = [], from } = message
  const text = shown(message.text)
  const { isRead, blocks } = useReplyBlocks(text, mark === 'stopped' || mark === 'interrupted')
  const look = mark === 'failed' ? 'chat-message chat-failed' : 'chat-message'
  // What is read out is read out once: not before it is formatted.
  if (!isRead)
    return (
      <div key="unread" className={look} aria-hidden="true">
        <FormattedText text={text} blocks={blocks} />
      </div>
    )
  return (
    <div key="read" className={look}>
      {from ? <p className="chat-note">A person answers: {from}</p> : <p className="visually-hidden">Assistant:</p>}
      {text && <FormattedText text={text} blocks={blocks} />}
      <ReplyActs acts={acts} to={message.to} />
      {mark && markWords[mark] && <p className="chat-note">{markWords[mark]}</p>}
      {/* What a reply offers to choose from is part of it; what one asks next is not, once something else was said. */}
      <ReplyNotes chat={chat} citations={citations} suggestions={last || citations.length === 0 ? suggestions : []} />
      {message.id !== 'greeting' && <ReplyActions chat={chat} message={message} last={last} waits={waits} />}
    </div>
  )
})

/**
 * A reply while it comes. It is beside the log and not in it: what changes with every word is not read out; the whole reply is,
 * when it has its place there.
 */
export function OpenReplyView({ reply, stop }: { reply: OpenReply; stop?: () => void }) {
  const parts = useDeferredValue(reply.parts)
  return (
    <div className="chat-message chat-open-reply">
      {parts.map((text, at) => text && <OpenPart key={at} text={shown(text)} />)}
      <div className="chat-writing">
        <svg className="chat-typing" width="36" height="12" viewBox="0 0 36 12" aria-hidden="true">
          <path d="M1 6q4-10 8 0t8 0 8 0 8 0" pathLength="1" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        <span aria-hidden="true">Writing</span>
        {stop && (
          <button type="button" className="chat-act" onClick={stop}>
            <ChatIcon name="stop" size={14} />
            Stop<span className="visually-hidden"> writing</span>
          </button>
        )}
      </div>
    </div>
  )
}

function OpenPart({ text }: { text: string }) {
  return <FormattedText text={text} blocks={useReplyBlocks(text, true).blocks} />
}

/** Nobody here asks for a secret: a reply that does is not shown. The greeting is ours: so the window opens before a pattern is made. */
const shown = (text: string) => (text !== greeting && asksForSecret(text) ? askingText : text)
