import { formNamed, type ServedForms } from '#forms/store/served-form.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { findAccount, type AccountDeps } from '#privacy/data-rights-account.server.ts'
import type { Known } from '#privacy/data-rights-person.server.ts'
import type { OwnWriting } from './own-writing.ts'

type Deps = AccountDeps & Pick<Known, 'readable'> & { forms: ServedForms; secret: Secret }

/** What an account wrote while it was signed in, or signed, the newest first, each with the page on which it goes on. */
export async function ownWritings({ forms, secret, readable, ...deps }: Deps, account: string): Promise<OwnWriting[]> {
  const { submissions, kept } = await findAccount(deps, account)
  const sent = submissions.map((row) => ({
    what: `${readable(row).title} ${row.reference}`,
    path: formNamed(forms, row.form)?.receiptLink?.(secret, row) ?? row.page ?? '/privacy/your-data',
    at: row.receivedAt,
  }))
  return [...sent, ...kept.flatMap(({ pages = [] }) => pages)]
    .map(({ what, path, at }) => ({ what, path, at: Math.floor(at.getTime() / 1000) }))
    .toSorted((one, other) => other.at - one.at)
}
