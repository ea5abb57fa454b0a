import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { terms as words } from '#content/pages/terms.ts'

export const meta = () => pageMeta('/termsAndCondition', words)

/** /termsAndCondition */
export default function Terms() {
  return (
    <>
      <PageHead path="/termsAndCondition" page={words} />
      <Clause number={1} id="site" title="This site">
        <p>
          You may read, quote and link to everything here. The texts explain and inform; they are no financial or legal
          advice, and no offer to buy or sell anything.
        </p>
      </Clause>
      <Clause number={2} id="contracts" title="Contracts on a chain">
        <p>
          What is written to a chain cannot be taken back by us or by you. Before you sign, read what the page and your
          wallet say about the action, the amount and the cost.
        </p>
      </Clause>
      <Clause number={3} id="work" title="Work for you">
        <p>
          An audit, a contract or a design is done under a written agreement that says what is delivered, by when and at
          what price. An indicative figure on this site is not yet that agreement.
        </p>
      </Clause>
      <p className="wide soft small dated">
        Version 1, <time dateTime="2026-11-20">20 November 2026</time>
      </p>
    </>
  )
}
