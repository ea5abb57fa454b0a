import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { shownMessages } from '#assistant/conversation/chat-timing.ts'
import { isBusy } from '#assistant/conversation/chat-store.ts'
import type { ChatView } from './chat-dialog.tsx'
import { ChatOffers } from './chat-offers.tsx'
import { OwnMessage } from './chat-own-message.tsx'
import { OpenReplyView, ReplyView } from './chat-reply.tsx'

/** From how far above its end a conversation still follows what comes, in pixels. */
const near = 96
/** What stays free above a question, and how much of its answer is seen below it at least, in pixels. */
const above = 12
const firstLines = 96

/** The conversation: what was said, what is being said, and what could be asked next. */
export function ChatBody({ chat, state }: ChatView) {
  const { messages, queue, reply, working } = state
  const [more, setMore] = useState(0)
  const { scroller, inside, follows, toEnd } = useEnd(messages.at(-1)?.isUser ? messages.at(-1)!.id : '')
  const first = Math.max(0, messages.length - shownMessages - more)
  const busy = isBusy(state)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className="chat-body" ref={scroller} tabIndex={0} aria-label="Conversation">
      <div ref={inside}>
        {first > 0 && (
          <button type="button" className="chat-act" onClick={() => setMore(more + shownMessages)}>
            Show earlier messages
          </button>
        )}
        <div role="log" aria-label="Messages">
          {messages
            .slice(first)
            .map((message) =>
              message.isUser ? (
                <OwnMessage
                  key={message.id}
                  chat={chat}
                  message={message}
                  queued={queue.find(({ key }) => key === message.id)}
                />
              ) : (
                <ReplyView
                  key={message.id}
                  chat={chat}
                  message={message}
                  last={message === messages.at(-1) && !busy}
                  waits={queue.some(({ key }) => key === message.to)}
                />
              ),
            )}
        </div>
        {working ? (
          <OpenReplyView reply={{ key: working, parts: [] }} />
        ) : (
          reply &&
          busy && <OpenReplyView reply={reply} stop={() => chat.dispatch({ type: 'stopped', key: reply.key })} />
        )}
        <ChatOffers chat={chat} state={state} />
      </div>
      {!follows && (
        <div className="chat-to-end">
          <button type="button" className="button" onClick={toEnd}>
            To the newest
          </button>
        </div>
      )}
    </section>
  )
}

/**
 * Keeps the end of the conversation in sight, unless the visitor reads further up; what they say themselves is always shown, and stays in
 * sight with the first lines of its answer when that is longer than the window.
 */
function useEnd(ownLast: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(true)
  const following = useRef(true)
  const top = useRef(0)

  /** Goes on to the end, never back: who has gone there by hand stays there. */
  const showEnd = useEffectEvent(() => {
    const box = scroller.current!
    box.scrollTop = Math.max(box.scrollTop, placeOfEnd(box))
    top.current = box.scrollTop
  })

  useLayoutEffect(() => {
    if (ownLast) following.current = true
    showEnd()
  }, [ownLast])

  useEffect(() => {
    const box = scroller.current!
    const look = () => {
      const isNear = placeOfEnd(box) - box.scrollTop < near
      // Only who goes up leaves the end: a scroll to it may be told after more has come, and what goes away draws the rest down.
      if (isNear || box.scrollTop < top.current) following.current = isNear
      top.current = box.scrollTop
      setFollows(following.current)
    }
    // What is drawn later, and a keyboard that comes, change what is in sight without a scroll.
    const grown = new ResizeObserver(() => (following.current ? showEnd() : look()))
    grown.observe(inside.current!)
    grown.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])

  return { scroller, inside, follows, toEnd: () => scroller.current!.scrollTo(0, scroller.current!.scrollHeight) }
}

/** Where the end is in sight, or, if the last answer is longer than the window, the question before it with the first lines. */
function placeOfEnd(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight
  const question = [...box.querySelectorAll<HTMLElement>('.chat-own')].at(-1)
  if (!question) return end
  const top = box.getBoundingClientRect().top
  const { top: begins, bottom: ends } = question.getBoundingClientRect()
  const shown = Math.max(begins, ends + firstLines - box.clientHeight)
  return Math.min(end, box.scrollTop + shown - top - above)
}
