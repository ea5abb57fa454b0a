import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { InSafe } from '#app/safe/in-safe.tsx'
import { safeApp as words, safeLimits, safeSteps, safeTools } from '#content/pages/safe.ts'
import { isThere } from '#core/offer/offered.ts'
import { Clause } from '#ui/components/clause.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { manifestPath } from '#wallet/safe/safe-page.ts'

export const meta = () => [...pageMeta('/safe', words), { tagName: 'link', rel: 'manifest', href: manifestPath }]

/** /safe: the one page that may be shown in a frame, by Safe. */
export default function Safe() {
  return (
    <>
      <PageHead path="/safe" page={words}>
        <InSafe />
      </PageHead>
      <Clause id="tools" title="What you can do as a Safe">
        <ul className="marks">
          {safeTools
            .filter(([, path]) => isThere(path))
            .map(([name, path]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
        </ul>
      </Clause>
      <Clause id="open" title="How to open it in your Safe">
        <ol>
          {safeSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Clause>
      <Clause id="limits" title="What is different in a Safe">
        <ul className="marks">
          {safeLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
