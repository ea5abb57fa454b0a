import { Link } from 'react-router'
import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pricing as words } from '#content/pages/pricing.ts'

export const meta = () => pageMeta('/pricing', words)

/** /pricing */
export default function Pricing() {
  return (
    <>
      <PageHead path="/pricing" page={words}>
        <Link className="button solid" to="/contact-us?topic=project">
          Ask for a price
        </Link>
      </PageHead>
      <Clause number={1} id="basis" title="What a price is made of">
        <ul>
          <li>Lines of code that do something, without comments, blank lines and interfaces.</li>
          <li>Calls to contracts that are not yours, since each is a place where your assumptions can be wrong.</li>
          <li>What is already there: tests, a specification, a list of known risks. They shorten the work.</li>
          <li>The date. Two reviewers read separately, and neither reads faster because it is urgent.</li>
        </ul>
        <p>You receive the price in writing, with the things that would change it. Nothing starts before you agree.</p>
      </Clause>
    </>
  )
}
