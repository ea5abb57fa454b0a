import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { enterDebounce } from '#assistant/conversation/chat-timing.ts'
import { keepHere } from '#assistant/conversation/chat-local.ts'
import { keepDraft, readEntry } from '#assistant/conversation/chat-storage.ts'
import { isBusy } from '#assistant/conversation/chat-store.ts'
import { messageLength } from '#assistant/messages/message-bounds.ts'
import { possibleHash, secretTexts } from '#assistant/messages/secrets.ts'
import { figure } from '#core/text/figure.ts'
import type { ChatView } from './chat-dialog.tsx'
import { ChatIcon } from './chat-icon.tsx'

/** The id of the field a message is typed into. */
export const fieldId = 'chat-input'

/** Puts a text into the field, before what is there, and the focus behind it. */
export function fillField(text: string) {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement)) return keepDraft(text)
  field.value = [text, field.value].filter((each) => each.trim()).join('\n')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** The field, its button, and the reason why a message cannot be sent. Enter sends, Shift and Enter begin a line. */
export function ChatField({ chat, state, bookingUrl }: ChatView & { bookingUrl: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const enter = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was in the field at the last press of Enter. */
  const entered = useRef('')
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [hash, setHash] = useState<string>()
  const busy = isBusy(state)
  const { notice } = state

  useEffect(() => {
    const keep = () => field.current && keepDraft(field.current.value)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      clearTimeout(enter.current)
      clearTimeout(keeping.current)
    }
  }, [])

  async function submit(value: string) {
    clearTimeout(enter.current)
    if (!(await chat.send(value, { bookingUrl }))) return setHash(possibleHash(value))
    if (!field.current) return
    // What was typed since then stays; a second press of Enter meanwhile does not send again what was sent.
    const rest = (now: string) => (now.startsWith(value) ? now.slice(value.length) : now)
    field.current.value = rest(field.current.value)
    entered.current = rest(entered.current)
    clearTimeout(keeping.current)
    keepDraft(field.current.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { isComposing, keyCode } = event.nativeEvent
    // 229: a browser that ends the composition before it tells of the key.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    clearTimeout(enter.current)
    entered.current = field.current!.value
    enter.current = setTimeout(() => void submit(entered.current), enterDebounce)
  }

  function onInput() {
    chat.dispatch({ type: 'typed' })
    clearTimeout(keeping.current)
    keeping.current = setTimeout(() => {
      if (!field.current) return
      keepDraft(field.current.value)
      keepHere(field.current.value)
    }, 300)
  }

  return (
    <form
      className="chat-field"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(field.current!.value)
      }}
    >
      <div role="alert">
        {notice && (
          <div className="chat-warning">
            <p>{notice === 'too-long' ? tooLong : secretTexts[notice]}</p>
            {notice === 'key' && hash && (
              <>
                <a className="chat-act" href={`/tx/${hash}`} target="_blank" rel="noopener noreferrer">
                  Open it as a transaction<span className="visually-hidden"> (opens in a new tab)</span>
                </a>
                <p className="chat-note">Press it to send the question to this server.</p>
              </>
            )}
          </div>
        )}
      </div>
      <div className="chat-line">
        <textarea
          className="control"
          id={fieldId}
          ref={field}
          rows={1}
          aria-label="Your message"
          placeholder="Type a message"
          enterKeyHint="send"
          autoComplete="off"
          defaultValue={readEntry('draft')}
          onKeyDown={onKeyDown}
          onInput={onInput}
        />
        <button type="submit" className="button solid" aria-disabled={busy || undefined}>
          <ChatIcon name="send" />
          <span className="visually-hidden">Send</span>
        </button>
      </div>
    </form>
  )
}

const tooLong = `This message has more than ${figure(messageLength)} characters, so it was not sent. Shorten it, or send it in parts.`
