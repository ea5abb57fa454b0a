import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { auditRequest } from '#leads/audit-request/audit-request.ts'
import { CallGraph } from '#site/drawings/call-graph.tsx'
import { severities, words } from '#site/services/smart-contract-audit.ts'
import { AnnotatedContract } from '#site/services/vault/annotated-contract.tsx'
import { AttackHere } from '#tools/attack/attack-here.tsx'
import { AuditEstimate } from '#tools/audit-estimate/page/audit-estimate.tsx'
import { AuditRequest } from '#tools/audit-estimate/page/audit-request.tsx'
import { Ledger } from '#ui/components/ledger.tsx'

export const meta = () => pageMeta('/smart-contract-audit', words)

const tool = {
  id: 'estimate',
  title: 'Estimate your audit',
  body: <AuditEstimate />,
}

const own = {
  findings: (
    <AnnotatedContract
      exploit={({ id, title }, finding) => <AttackHere level={id} title={title} finding={finding} />}
    />
  ),
  severity: (
    <>
      <p>We rate impact and likelihood: what an attack destroys, what it costs, and what must be true first.</p>
      <Ledger
        label="Severities of findings"
        columns={['Severity', 'Given when', 'For example', 'What we advise']}
        rows={severities}
      />
    </>
  ),
  request: <AuditRequest form={auditRequest} />,
}

/** /smart-contract-audit */
export default function SmartContractAudit() {
  return <ServicePage slug="smart-contract-audit" words={words} drawing={<CallGraph />} tool={tool} own={own} />
}
