import { CallGraph } from '#services/drawings/call-graph.tsx'
import { Reentrancy } from '#services/drawings/reentrancy.tsx'
import { proof, severities, smartContractAudit as words } from '#services/smart-contract-audit.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { ServicePage } from '#shell/service-page.tsx'
import { Ledger } from '#ui/ledger.tsx'

export const meta = () => pageMeta('/smart-contract-audit', words)

const own = [
  {
    id: 'proof',
    title: 'What a proof looks like',
    body: (
      <div className="beside">
        <div className="prose">
          {proof.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Reentrancy />
      </div>
    ),
  },
  {
    id: 'severity',
    title: 'What the severities mean',
    body: (
      <>
        <p>
          Severity is impact times likelihood. Likelihood counts what the attack costs and what has to be true first. A
          trusted role lowers it; the trust is written down.
        </p>
        <Ledger
          label="Severities of findings"
          columns={['Severity', 'Given when', 'For example', 'What we expect of you']}
          rows={severities}
        />
      </>
    ),
  },
]

/** /smart-contract-audit */
export default function SmartContractAudit() {
  return <ServicePage slug="smart-contract-audit" words={words} drawing={<CallGraph />} own={own} />
}
