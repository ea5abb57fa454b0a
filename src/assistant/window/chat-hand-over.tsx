import { useEffect, useRef, useState, type ComponentType } from 'react'
import { isEmpty } from '#assistant/conversation/chat-state.ts'
import { transcriptMarkdown } from '#assistant/conversation/chat-transcript.ts'
import { talkToUs } from '#content/chat.ts'
import { unreachable } from '#core/unreachable.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { ChatView } from './chat-dialog.tsx'

/** The form: `follows` is the key of what was asked before, `onSent` hears what the visitor keeps of it. */
type PersonForm = ComponentType<{ follows?: string | undefined; onSent: (receipt: { key?: string }) => void }>

/** How the window reaches a person: where a call is booked, and what loads the form. */
export type ReachPerson = { bookingUrl: string; loadForm: () => Promise<{ HandOverForm: PersonForm }> }

/** The way to a person: a form like the others of the site, with the conversation in it if the visitor wants. */
export function ChatHandOver({ chat, state, bookingUrl, loadForm }: ChatView & ReachPerson) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadForm>> | 'missing'>()
  const answered = state.person && !state.person.waits && state.person.answers.length > 0
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    loadForm().then(setCode, () => setCode('missing'))
  }, [loadForm])

  /** Into the field, where it can be read and shortened before it is sent. */
  function attach() {
    const field = document.getElementById('hand-over-transcript')
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = transcriptMarkdown(state, location).slice(-field.maxLength)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <section className="chat-body chat-person" aria-labelledby="chat-person-title">
      <button type="button" className="chat-act" onClick={() => chat.dispatch({ type: 'viewed', view: 'talk' })}>
        <Icon name="back" size={14} />
        Back to the conversation
      </button>
      <h3 id="chat-person-title" ref={heading} tabIndex={-1}>
        Ask a person
      </h3>
      <p>
        Write below, or book a call:{' '}
        <a href={bookingUrl} target="_blank" rel="noopener noreferrer">
          {talkToUs}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
      {state.person && <p>What you write here goes on with your earlier question.</p>}
      <output className="chat-note">{answered && 'A person has answered. The answer is in the conversation.'}</output>
      {!code && <p className="chat-note">The form is loading.</p>}
      {code === 'missing' && <p role="alert">{unreachable}</p>}
      {typeof code === 'object' && (
        <>
          <code.HandOverForm
            follows={state.person?.key}
            onSent={({ key }) => key && chat.dispatch({ type: 'handed-over', key })}
          />
          {!isEmpty(state) && (
            <button type="button" className="chat-act" onClick={attach}>
              Put this conversation into the form
            </button>
          )}
        </>
      )}
    </section>
  )
}
