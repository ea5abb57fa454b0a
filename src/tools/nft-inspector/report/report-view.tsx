import type { ReactNode } from 'react'
import { Ledger } from '#ui/components/ledger.tsx'
import { FindingList } from './finding-list.tsx'
import { ReportActions } from './report-actions.tsx'
import {
  factsOfReport,
  fileWords,
  limitsOfInspection,
  powerCells,
  royaltyCells,
  standardCells,
  summaryOf,
} from './report-words.ts'
import type { Report } from './report.ts'

type ViewProps = { report: Report; sha256?: string | undefined; again: () => void }

/** A whole report: what came out, the findings, and the tables they rest on. */
export function ReportView({ report, sha256, again }: ViewProps) {
  const { collection, findings, standards, royalties, powers, sample } = report
  return (
    <article className="inspection-report" aria-labelledby="inspection-name">
      <header>
        <h3 id="inspection-name">{collection.name || 'A collection without a name'}</h3>
        <p className="mono small">{collection.address}</p>
        <p className="lead">{summaryOf(report)}</p>
        <ReportActions report={report} sha256={sha256} again={again} />
      </header>
      <FindingList findings={findings} />
      <Part title="The collection" open>
        <Ledger label="The collection" columns={['What', 'As the chain says it']} rows={factsOfReport(report)} />
      </Part>
      {sample.length > 0 && (
        <Part title="Pieces of the sample" open>
          <Ledger
            label="Pieces of the sample"
            columns={['Piece', 'Metadata', 'Picture', 'Faults of form']}
            rows={sample.map(({ token, name, file, image, faults }) => [
              name ? `${token}: ${name}` : token,
              fileWords(file),
              fileWords(image),
              faults.join(' ') || 'none seen',
            ])}
          />
        </Part>
      )}
      <Part title="Standards">
        <Ledger
          label="Standards"
          columns={['Standard', 'Claimed', 'Kept', 'How it was found']}
          rows={standards.map(standardCells)}
        />
      </Part>
      {powers.functions.length > 0 && (
        <Part title="Powers in the code">
          <Ledger
            label="Powers in the code"
            columns={['Function', 'What it is', 'Obeys']}
            rows={powers.functions.map(powerCells)}
          />
        </Part>
      )}
      {royalties.length > 0 && (
        <Part title="Royalties">
          <Ledger
            label="Royalties"
            columns={['Piece and price', 'Royalty', 'Receiver']}
            rows={royalties.map(royaltyCells)}
          />
        </Part>
      )}
      <p className="soft">{limitsOfInspection}</p>
      {sha256 && (
        <p className="soft small">
          SHA-256 of the JSON: <span className="mono">{sha256}</span>
        </p>
      )}
    </article>
  )
}

/** A table the findings rest on: open where it is read first, and on paper. */
function Part({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="inspection-part" open={open}>
      <summary>
        <h4>{title}</h4>
      </summary>
      {children}
    </details>
  )
}
