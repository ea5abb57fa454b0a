import type { Address } from 'viem'

/** What is known of an account as files. */
export function AccountFiles({ account }: { account: Address }) {
  const path = `/api/accounts/${account}`
  return (
    <p className="actions account-files">
      <a className="button" href={`${path}.ics`} download>
        Save the dates for a calendar
      </a>
      <a className="button" href={`${path}.csv`} download>
        Save as CSV
      </a>
      <a className="button" href={path} download={`${account}.json`}>
        Save as JSON
      </a>
    </p>
  )
}
