import { saveText } from '#core/browser/save-file.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { reportPath, reportText, type Report } from './report.ts'

type ActionProps = { report: Report; sha256?: string | undefined; again: () => void }

/** What can be done with a report: sent, shared, saved, printed, made anew. */
export function ReportActions({ report, sha256, again }: ActionProps) {
  const { address, block } = report.collection
  const save = () =>
    saveText(`nft-inspection-${address.slice(0, 10)}-${block}.json`, reportText(report), 'application/json')
  return (
    <div className="actions inspection-actions">
      {sha256 && (
        <a className="button solid" href={`/audit-request?inspection=${sha256}`}>
          Send it with an audit request
        </a>
      )}
      <button type="button" className="button" onClick={save}>
        Download as JSON
      </button>
      <button type="button" className="button" onClick={() => print()}>
        Print
      </button>
      <CopyButton
        id="inspection-link"
        text={`${location.origin}/nft-audit?collection=${address}`}
        name="to this inspection"
        label="Copy the link"
      />
      {sha256 && (
        <a className="button" href={reportPath(sha256)}>
          Open this report
        </a>
      )}
      <button type="button" className="button" onClick={again}>
        Inspect again
      </button>
      {!sha256 && <p>It could not be kept here, so it cannot be sent by its address. Download it instead.</p>}
    </div>
  )
}
