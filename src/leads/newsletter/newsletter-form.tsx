import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { emailMaxLength } from '#core/text/email.ts'
import { unreachable } from '#core/unreachable.ts'
import { hasDraft } from '#forms/submission/has-draft.ts'
import { Honeypot } from '#forms/view/honeypot.tsx'
import { toast } from '#ui/toast/toast.ts'
import { guardSend } from './guard-send.ts'

const name = 'newsletter'
const sending = () => import('./newsletter-sender.tsx')

// The field as it was last seen: an error screen draws the whole page anew, also before what keeps drafts has come.
let lastTyped = ''

/**
 * The newsletter's field. The button works once the address is valid. A toast gives the result, never an error.
 * It is on every page, so the code that sends it is loaded when it is used, or when an earlier visit left an address in it.
 */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof sending>>>()
  const [presses, setPresses] = useState(0)
  const { pathname } = useLocation()

  useEffect(() => {
    const element = form.current
    // What cannot be loaded now is loaded when Send is pressed.
    const load = () => void sending().then(setLoaded, () => undefined)
    element?.addEventListener('focusin', load)
    if (hasDraft(name)) load()
    const field = element?.querySelector('input')
    if (field && !field.value) field.value = lastTyped
    guardSend(element)
    return () => element?.removeEventListener('focusin', load)
  }, [])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setPresses(presses + 1)
    sending().then(setLoaded, () => {
      toast({
        id: name,
        state: 'failed',
        title: unreachable,
        detail: 'Your address is kept, and sent when you are online.',
      })
      addEventListener('online', () => void sending().then(setLoaded, () => undefined), { once: true })
    })
  }

  return (
    <form
      ref={form}
      id="newsletter-form"
      className="newsletter"
      data-form={name}
      action={`/api/forms/${name}`}
      method="POST"
      onSubmit={submit}
      onReset={() => (lastTyped = '')}
    >
      <div className="field">
        <label htmlFor="newsletter-email">E-mail</label>
        <input
          id="newsletter-email"
          className="control"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          onInput={({ currentTarget }) => {
            lastTyped = currentTarget.value
            guardSend(form.current)
          }}
        />
      </div>
      <button type="submit" formNoValidate id="newsletter-send" className="button" data-replay>
        Send
      </button>
      <Honeypot form={name} />
      <input type="hidden" name="page" defaultValue={pathname} />
      {loaded && <loaded.NewsletterSender form={form} presses={presses} />}
    </form>
  )
}
