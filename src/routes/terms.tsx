import { siteTerms } from '#content/legal/terms.ts'
import { terms as words } from '#content/pages/terms.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { LegalPage } from '#shell/legal-page.tsx'

export const handle = { static: true }

export const meta = () => pageMeta('/termsAndCondition', words)

/** /termsAndCondition */
export default function Terms() {
  return <LegalPage path="/termsAndCondition" page={words} document={siteTerms} />
}
