import { useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { send } from '#core/http/send.ts'
import { emailMaxLength, isAddress } from '#core/text/email.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { askedWords } from './reminder-words.ts'

const complaint = 'Enter an e-mail address, such as ada@mail.example'

/** Where an address is left for a mail a day before each date of an account. Without a script the form is sent as it is. */
export function ReminderForm({ account }: { account: Address }) {
  const [step, setStep] = useState<'editing' | 'sending' | 'sent'>('editing')
  const [error, setError] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const email = field.value.trim()
    setError(isAddress(email) ? '' : complaint)
    if (!isAddress(email)) return field.focus()
    setStep('sending')
    const reply = await send('POST', '/api/reminders/request', { body: { email, account } })
    setStep('refusal' in reply ? 'editing' : 'sent')
    if ('refusal' in reply) setError(reply.refusal.fields?.email ?? reply.refusal.message)
  }

  return (
    <form
      className="form account-mail"
      action="/api/reminders/request"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="account" value={account} />
      <LineField
        id="account-mail"
        name="email"
        label="A mail the day before each date"
        hint="We first write once to ask whether the address is yours. Every mail has a link that ends them."
        type="email"
        autoComplete="email"
        placeholder="ada@mail.example"
        maxLength={emailMaxLength}
        required
        error={error}
      />
      <div className="form-foot">
        <button className="button" aria-busy={step === 'sending' || undefined} disabled={step === 'sending'}>
          Send me the dates
        </button>
      </div>
      <output className="account-shown">{step === 'sent' && askedWords.lead}</output>
    </form>
  )
}
