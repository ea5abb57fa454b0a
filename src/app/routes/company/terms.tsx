import { LegalPage } from '#app/page/legal-page.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { siteTerms } from '#content/legal/terms.ts'
import { terms as words } from '#content/pages/terms.ts'
import { withoutClosing } from '#app/shell/closing-band.tsx'

export const handle = { static: true, ...withoutClosing }

export const meta = () => pageMeta('/termsAndCondition', words)

/** /termsAndCondition */
export default function Terms() {
  return <LegalPage path="/termsAndCondition" page={words} document={siteTerms} />
}
