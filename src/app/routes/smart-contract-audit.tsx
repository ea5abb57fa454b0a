import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { auditRequest } from '#leads/audit-request/audit-request.ts'
import { useAlive } from '#seals/components/use-alive.ts'
import { CallGraph } from '#site/services/drawings/call-graph.tsx'
import { severities, words } from '#site/services/smart-contract-audit.ts'
import { AuditEstimate } from '#tools/audit-estimate/page/audit-estimate.tsx'
import { AuditRequest } from '#tools/audit-estimate/page/audit-request.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { ToolPlace } from '#ui/loading/tool-place.tsx'

export const meta = () => pageMeta('/smart-contract-audit', words)

const own = [
  {
    id: 'severity',
    title: 'What the severities mean',
    body: (
      <>
        <p>Impact times likelihood: what an attack destroys, what it costs, and what must be true first.</p>
        <Ledger
          label="Severities of findings"
          columns={['Severity', 'Given when', 'For example', 'What we expect of you']}
          rows={severities}
        />
      </>
    ),
  },
  {
    id: 'estimate',
    title: 'Estimate your audit',
    body: (
      <Arriving tool={<AuditEstimate />}>
        <p>Your code is counted in your browser, by a script.</p>
        <Link className="button" to="/pricing">
          See how the price is formed
        </Link>
      </Arriving>
    ),
  },
  {
    id: 'request',
    title: 'Request an audit',
    body: (
      <Arriving tool={<AuditRequest form={auditRequest} />}>
        <p>Name the repository, the commit and the date that cannot move.</p>
        <a className="button" href="/audit-request">
          Open the request form
        </a>
      </Arriving>
    ),
  },
]

/**
 * What needs a script to be of use arrives with it: `tool` takes the place of the links once the page is alive. Both tools in the
 * page itself would be a fifth of what it may weigh.
 */
function Arriving({ tool, children }: { tool: ReactNode; children: ReactNode }) {
  return <ToolPlace tool={useAlive() && tool} instead={children} />
}

/** /smart-contract-audit */
export default function SmartContractAudit() {
  return <ServicePage slug="smart-contract-audit" words={words} drawing={<CallGraph />} own={own} />
}
