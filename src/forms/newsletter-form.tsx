import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { dismissToast, toast } from '#ui/toast.ts'
import type { Answers } from './controls.ts'
import { emailMaxLength, emailPattern } from './email.ts'
import { Honeypot } from './honeypot.tsx'
import type { Checked } from './submission.ts'
import type { SubmitStep } from './submit-step.ts'
import { useForm } from './use-form.ts'

const name = 'newsletter'
const fields = ['email'] as const
const isAddress = (text: string) => text.length <= emailMaxLength && emailPattern.test(text)

// Not the schema of the form: this one field stands on every page, and the schema library would stand there with it.
function check({ email = '' }: Answers): Checked {
  const address = email.trim()
  return isAddress(address) ? { answers: { email: address } } : { fields: { email: '' } }
}

/** The newsletter's field. Send can be pressed once the address is one; what comes of it is told by a toast, never by an error. */
export function NewsletterForm() {
  const { form, step, tell } = useForm({ name, fields, check })
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { pathname } = useLocation()

  // By hand and not as a property: a script of the page has set it before React came, and without script it is never set.
  function guard() {
    if (button.current && field.current) button.current.disabled = !isAddress(field.current.value.trim())
  }

  const follow = useEffectEvent((reached: SubmitStep) => {
    report(reached)
    if (reached.at === 'sent') form.current?.reset()
    guard()
  })

  useEffect(() => follow(step), [step])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    tell({ is: 'submitted' })
  }

  return (
    <form
      ref={form}
      id="newsletter-form"
      className="newsletter"
      data-form={name}
      action={`/api/forms/${name}`}
      method="POST"
      aria-busy={step.at === 'proving' || step.at === 'sending' || undefined}
      onSubmit={submit}
    >
      <div className="field">
        <label htmlFor="newsletter-email">E-mail</label>
        <input
          ref={field}
          id="newsletter-email"
          className="control"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          onInput={guard}
        />
      </div>
      <button type="submit" ref={button} id="newsletter-send" className="button" data-replay>
        Send
      </button>
      <Honeypot form={name} />
      <input type="hidden" name="page" defaultValue={pathname} />
    </form>
  )
}

/** One toast tells the whole story: each step replaces what the one before has said. */
function report(step: SubmitStep) {
  const id = name
  if (step.at === 'proving' && !step.message) toast({ id, state: 'pending', title: 'Sending your address' })
  if (step.at === 'waiting' && step.tries === 0)
    toast({ id, state: 'pending', title: step.message, detail: 'It is sent again in a moment.' })
  if (step.at === 'waiting' && step.tries === 1)
    toast({ id, state: 'failed', title: step.message, detail: 'Your address is kept, and tried again by itself.' })
  if (step.at === 'refused' && step.message) toast({ id, state: 'failed', title: step.message })
  if (step.at === 'editing' && step.note) dismissToast(id)
  if (step.at === 'sent') {
    toast({
      id,
      state: 'confirmed',
      title: 'Almost done',
      detail: 'Open the mail we have sent you and confirm your address.',
    })
  }
}
