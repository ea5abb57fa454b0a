import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isAddress } from '#core/text/email.ts'
import type { Answers } from '#forms/submission/controls.ts'
import type { Checked } from '#forms/submission/submission.ts'
import type { SubmitStep } from '#forms/submission/submit-step.ts'
import { useForm } from '#forms/submission/use-form.ts'
import { dismissToast, toast } from '#ui/toast/toast.ts'
import { guardSend } from './guard-send.ts'

const name = 'newsletter'
const fields = ['email'] as const

// Not the schema of the form: the schema library would come with it, for one field.
function check({ email = '' }: Answers): Checked {
  const address = email.trim()
  return isAddress(address) ? { answers: { email: address } } : { fields: { email: '' } }
}

type Sender = { form: RefObject<HTMLFormElement | null>; presses: number }

/** What sends the newsletter's field, once it is used: `presses` counts how often Send was pressed. Draws nothing. */
export function NewsletterSender({ form, presses }: Sender) {
  const { step, tell } = useForm({ name, fields, check }, form)

  const press = useEffectEvent(() => tell({ is: 'submitted' }))
  useEffect(() => {
    if (presses > 0) press()
  }, [presses])

  const follow = useEffectEvent((reached: SubmitStep) => {
    report(reached)
    const busy = reached.at === 'proving' || reached.at === 'sending'
    form.current?.setAttribute('aria-busy', String(busy))
    if (reached.at === 'sent') form.current?.reset()
    guardSend(form.current)
  })
  useEffect(() => follow(step), [step])

  return null
}

/** One toast tells the whole story: each step replaces what the one before has said. */
function report(step: SubmitStep) {
  const id = name
  if (step.at === 'proving' && !step.message) toast({ id, state: 'pending', title: 'Sending your address' })
  if (step.at === 'waiting' && step.tries === 0)
    toast({ id, state: 'pending', title: step.message, detail: 'We send it again in a moment.' })
  if (step.at === 'waiting' && step.tries === 1)
    toast({ id, state: 'failed', title: step.message, detail: 'Your address is kept, and we try again automatically.' })
  if (step.at === 'refused' && step.message) toast({ id, state: 'failed', title: step.message })
  if (step.at === 'editing' && step.note) dismissToast(id)
  if (step.at === 'sent')
    toast({
      id,
      state: 'confirmed',
      title: 'Almost done',
      detail: 'Open the mail we have sent you and confirm your address.',
    })
}
