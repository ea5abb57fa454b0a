import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { levels } from '#content/attacks.ts'
import { attackSteps, attack as words } from '#content/pages/attack.ts'
import { Clause } from '#ui/components/clause.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/attack', words)

/** /attack */
export default function Attack() {
  return (
    <>
      <PageHead path="/attack" page={words}>
        <Link className="button solid" to={`/attack/${levels[0]!.id}`}>
          Start with the first attack
        </Link>
        <OfferedLink className="button" to="/smart-contract-audit">
          Have your contract audited
        </OfferedLink>
      </PageHead>
      <Clause id="levels" title="Choose a contract to attack" layout="across">
        <ul className="grid">
          {levels.map(({ id, title, goal, incident }) => (
            <li key={id} className="panel card">
              <h3>
                <Link to={`/attack/${id}`}>{title}</Link>
              </h3>
              <p>{goal}</p>
              <p className="soft small">
                Taken from: {incident.name}, {incident.date}
              </p>
            </li>
          ))}
        </ul>
      </Clause>
      <Clause id="how" title="How a level works">
        <ol className="marks">
          {attackSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p>
          We wrote each contract ourselves, as small as the fault allows. Each level links to a public source about the
          incident. See also what we found in our own contracts: the{' '}
          <Link to="/whitepaper/sample-audit">sample audit report</Link>. All <Link to="/findings">findings</Link> are
          on one page, with the exploits beside them that are levels here.
        </p>
      </Clause>
    </>
  )
}
