import { deviceEntries } from '#content/legal/device.ts'
import { privacyStatement } from '#content/legal/privacy.ts'
import { stored } from '#content/legal/stored.ts'
import { privacy as words } from '#content/pages/privacy.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const handle = { static: true }

export const meta = () => pageMeta('/privacy', words)

/** /privacy */
export default function Privacy() {
  const after = { kept: <StoredTable />, device: <DeviceTable /> }
  return <LegalPage path="/privacy" page={words} document={privacyStatement} after={after} />
}

function StoredTable() {
  return (
    <div className="table-region">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Of which</th>
            <th scope="col">Why, and on what ground</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({ name, fields, besides, purpose, basis, kept }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-column="Of which">{[...fields, besides].filter(Boolean).join(' · ')}</td>
              <td data-column="Why, and on what ground">
                {purpose} {basis}
              </td>
              <td data-column="How long">{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DeviceTable() {
  return (
    <div className="table-region">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">What</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {deviceEntries.map(({ key, place, what, until }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td data-column="What">
                {what} {place === 'tab' && 'Only in this tab.'}
              </td>
              <td data-column="Until">{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
