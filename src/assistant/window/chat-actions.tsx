import { useState, type SubmitEvent } from 'react'
import { storeFeedback } from '#assistant/conversation/chat-calls.ts'
import { stayedHere } from '#assistant/conversation/chat-message.ts'
import { CopyText } from '#assistant/markdown/chat-copy.tsx'
import { commentLength } from '#assistant/messages/message-bounds.ts'
import type { ReplyProps } from './chat-reply.tsx'

type Said = 'nothing' | 'stored' | 'failed'

/** What can be done with a reply: copy it, ask again where it is not whole and not asked again by itself, say whether it helped. */
export function ReplyActions({ chat, message, last, waits }: ReplyProps) {
  const { id, text, to, mark, replyId, helpful } = message
  const [said, setSaid] = useState<Said>('nothing')
  const [comments, setComments] = useState(false)

  async function rate(value: boolean, comment?: string) {
    if (!replyId) return
    const stored = await storeFeedback({ id: replyId, helpful: value, ...(comment && { comment }) })
    setSaid(stored ? 'stored' : 'failed')
    if (stored) chat.dispatch({ type: 'rated', id, helpful: value })
    setComments(stored && !value && !comment)
  }

  function sendComment(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('comment')
    if (typeof words === 'string' && words.trim()) void rate(false, words.trim())
    else setComments(false)
  }

  return (
    <div className="chat-actions" aria-live="off">
      {last && to && mark && !stayedHere(mark) && !waits && (
        <button type="button" className="chat-act" onClick={() => chat.retry(to)}>
          Retry
        </button>
      )}
      {text && mark !== 'failed' && !id.endsWith('-unreached') && <CopyText text={text} what="the reply" />}
      {replyId && (
        <>
          <button type="button" className="chat-act" aria-pressed={helpful === true} onClick={() => rate(true)}>
            Helpful
          </button>
          <button type="button" className="chat-act" aria-pressed={helpful === false} onClick={() => rate(false)}>
            Not helpful
          </button>
        </>
      )}
      {comments && (
        <form className="chat-comment" onSubmit={sendComment}>
          <label htmlFor={`comment-${id}`}>What was wrong? (optional)</label>
          <input className="control" id={`comment-${id}`} name="comment" maxLength={commentLength} autoComplete="off" />
          <button type="submit" className="button">
            Send comment
          </button>
        </form>
      )}
      <p className="chat-note" aria-live="polite">
        {said === 'stored' && 'Thank you. Your comment is stored.'}
        {said === 'failed' && 'Your comment was not stored. Press the button again.'}
      </p>
    </div>
  )
}
