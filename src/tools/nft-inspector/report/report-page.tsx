import { Table } from '#ui/components/table.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { Clauses } from '#ui/pages/clauses.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'
import {
  factsOfReport,
  fileWords,
  limitsOfInspection,
  powerCells,
  royaltyCells,
  standardCells,
  summaryOf,
  weightWords,
} from './report-words.ts'
import { reportPath, type Report } from './report.ts'

/** A report as a page without script: to read, print, keep and send. Without `sha256` it could not be kept. */
export function ReportPage({ report, name, sha256 }: { report: Report; name: string; sha256?: string }) {
  const { collection, findings, standards, royalties, powers, sample } = report
  const tables: CellsProps[] = [
    {
      label: 'Findings',
      columns: ['Weight', 'What', 'What it means', 'How it was found'],
      cells: findings.map(({ weight, title, means, found }) => [weightWords[weight], title, means, found]),
    },
    { label: 'The collection', cells: factsOfReport(report) },
    {
      label: 'Pieces of the sample',
      columns: ['Piece', 'Metadata', 'Picture', 'Faults of form'],
      cells: sample.map(pieceCells),
    },
    {
      label: 'Standards',
      columns: ['Standard', 'Claimed', 'Kept', 'How it was found'],
      cells: standards.map(standardCells),
    },
    {
      label: 'Powers in the code',
      columns: ['Function', 'What it is', 'Obeys'],
      cells: powers.functions.map(powerCells),
    },
    { label: 'Royalties', columns: ['Piece and price', 'Royalty', 'Receiver'], cells: royalties.map(royaltyCells) },
  ]
  // A collection may have none of these: an empty table is then left out.
  const optional = ['Pieces of the sample', 'Powers in the code', 'Royalties']
  const shown = tables.filter(({ label, cells }) => cells.length > 0 || !optional.includes(label))
  return (
    <>
      <PageHead
        path={collection.address.toLowerCase()}
        page={{ heading: name, lead: summaryOf(report) }}
        details={<p className="mono said">{collection.address}</p>}
      >
        {sha256 && (
          <>
            <a className="button solid" href={`/audit-request?inspection=${sha256}`}>
              Send it with an audit request
            </a>
            <a className="button" href={`${reportPath(sha256)}.json`}>
              Download as JSON
            </a>
          </>
        )}
      </PageHead>
      <Clauses
        clauses={{
          ...Object.fromEntries(shown.map((table) => [table.label, <Cells key={table.label} {...table} />])),
          'This report': <AboutReport sha256={sha256} />,
        }}
      />
    </>
  )
}

type CellsProps = { label: string; columns?: readonly string[]; cells: readonly (readonly string[])[] }

function Cells({ label, columns, cells }: CellsProps) {
  return (
    <Table label={label} columns={columns}>
      {cells.map(([first, ...rest], at) => (
        <tr key={at}>
          <th scope="row" className="said">
            {first}
          </th>
          {rest.map((cell, place) => (
            <td key={place} className="said">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function pieceCells({ token, name, file, image, faults }: Report['sample'][number]): readonly string[] {
  return [name ? `${token}: ${name}` : token, fileWords(file), fileWords(image), faults.join(' ') || 'none seen']
}

function AboutReport({ sha256 }: { sha256: string | undefined }) {
  return (
    <>
      <p>{limitsOfInspection}</p>
      {sha256 ? (
        <>
          <p>Its JSON has the SHA-256</p>
          <p className="mono said">{sha256}</p>
          <p>It is kept for 30 days, or as long as a request for an audit names it.</p>
        </>
      ) : (
        <p>It could not be kept: print this page, or inspect again later.</p>
      )}
    </>
  )
}

/** Why nothing was inspected. */
export function NothingInspected({ message }: { message: string }) {
  return (
    <ShortPage title="Nothing was inspected" lead={message} seed="/nft-audit">
      <Back />
    </ShortPage>
  )
}

/** A report that is not kept any more. */
export function ReportGone() {
  const lead =
    'Reports are kept for 30 days, or as long as a request for an audit names them. Inspect the collection again.'
  return (
    <ShortPage title="This report is gone" lead={lead} seed="/nft-audit">
      <Back />
    </ShortPage>
  )
}

function Back() {
  return (
    <OfferedAnchor className="button solid" href="/nft-audit#inspect">
      Back to the inspection
    </OfferedAnchor>
  )
}
