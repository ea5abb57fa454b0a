import { LegalPage } from '#app/page/legal-page.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { cookies, deviceEntries } from '#content/legal/device.ts'
import { privacyStatement } from '#content/legal/privacy.ts'
import { stored, type Stored } from '#content/legal/stored.ts'
import { privacy as words } from '#content/pages/privacy.ts'
import { storedForm } from '#forms/definition/stored-form.ts'
import { forms } from '#leads/catalogue.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { withoutClosing } from '#app/shell/closing-band.tsx'

export const handle = { static: true, ...withoutClosing }

export const meta = () => pageMeta('/privacy', words)

/** /privacy */
export default function Privacy() {
  const after = { kept: <StoredTable />, device: <DeviceTable /> }
  return <LegalPage path="/privacy" page={words} document={privacyStatement} after={after} />
}

function StoredTable() {
  return (
    <Ledger
      label="What is stored"
      columns={['What', 'Of which', 'Why, and on what ground', 'How long']}
      rows={[...Object.values(forms).map(storedForm), ...Object.values<Stored>(stored)].map(
        ({ name, fields, besides, purpose, basis, kept }) => [
          name,
          [...fields, besides].filter(Boolean).join(' · '),
          `${purpose} ${basis}`,
          kept,
        ],
      )}
    />
  )
}

function DeviceTable() {
  return (
    <Ledger
      label="What your browser keeps"
      columns={['Entry', 'What', 'Until']}
      rows={[
        ...deviceEntries.map(
          ({ key, place, what, until }) => [key, place === 'tab' ? `${what} Only in this tab.` : what, until] as const,
        ),
        ...cookies.map(({ name, what, until }) => [`${name} (cookie)`, what, until] as const),
      ]}
    />
  )
}
