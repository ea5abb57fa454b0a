import type { Address } from 'viem'
import { ReminderForm } from './reminders/reminder-form.tsx'

/** What is known of an account as files, and its dates by mail. */
export function AccountFiles({ account }: { account: Address }) {
  const path = `/api/accounts/${account}`
  return (
    <section className="thing-part" aria-labelledby="account-taken">
      <h3 id="account-taken">Take it with you</h3>
      <p className="actions account-files">
        <a className="button" href={`${path}.ics`} download>
          Save the dates for a calendar
        </a>
        <a className="button" href={`${path}.csv`} download>
          Save as CSV
        </a>
        <a className="button" href={`${path}.json`} download={`${account}.json`}>
          Save as JSON
        </a>
      </p>
      <ReminderForm key={account} account={account} />
    </section>
  )
}
