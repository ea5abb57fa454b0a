import { evidenceChecks, type CheckId } from '#content/pages/evidence.ts'
import { Clause } from '#ui/components/clause.tsx'
import { longDate } from '#core/time/long-date.ts'
import { FactTable, Table } from '#ui/components/table.tsx'
import type { EvidenceRow, EvidenceTable } from './evidence.server.ts'
import { resultOf } from './row-result.ts'

/** One row of the evidence in full: the value, the goals it misses, what it does not prove, and how it is measured again. */
export function EvidenceClause({ row }: { row: EvidenceRow }) {
  const { id, claim, value, table, goal, missed, doesNotProve, check } = row
  return (
    <Clause id={id} title={claim}>
      <div className="evidence">
        <p className="evidence-value">{value ?? 'Not recorded'}</p>
        <p>
          <strong data-result={resultOf(row)}>{resultOf(row)}</strong>
          {goal && `: ${inSentence(goal)}`}
        </p>
        {missed.length > 0 && (
          <ul className="marks not">
            {missed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <p>
          <strong>Not proven:</strong> {doesNotProve}
        </p>
        {check && (
          <p>
            <a href={`#${check}`}>{evidenceChecks[check as CheckId].button} in your browser</a>
          </p>
        )}
        {table && table.rows.length > 0 && <Figures claim={claim} table={table} />}
        <Source row={row} />
      </div>
    </Clause>
  )
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function Figures({ claim, table: { columns, rows } }: { claim: string; table: EvidenceTable }) {
  return (
    <details className="evidence-more">
      <summary>
        Show the figures ({rows.length} rows)<span className="visually-hidden">: {claim}</span>
      </summary>
      <Table label={`Figures: ${claim}`} columns={columns}>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  )
}

const sources: Record<EvidenceRow['from'], string> = {
  run: 'Measured when this row was written',
  record: 'Read from the record of a long run',
  nothing: 'No record',
}

/** Where the value comes from, and how to get it again. */
function Source({
  row: { claim, missed, command, from, record, commit, date, sha256, lastFailed, cheap },
}: {
  row: EvidenceRow
}) {
  // What is missed now is said above.
  const failed = lastFailed && (
    <>
      <time dateTime={lastFailed.date}>{longDate(lastFailed.date)}</time>
      {missed.length === 0 && `: ${lastFailed.what}`}
    </>
  )
  return (
    <>
      <p className="small soft">
        {date && (
          <>
            Measured on <time dateTime={date}>{longDate(date)}</time>{' '}
          </>
        )}
        Command: <code>{command}</code>
      </p>
      <details className="evidence-more">
        <summary>
          Show the source<span className="visually-hidden">: {claim}</span>
        </summary>
        <FactTable
          label={`Source: ${claim}`}
          facts={{
            Source: sources[from],
            Record: record && <code>{record}</code>,
            Commit: commit && <code>{commit}</code>,
            'SHA-256 of the output': sha256 && <code className="evidence-hash">{sha256}</code>,
            'Last failed': failed ?? 'Not on record',
            'Measured by each test run': cheap ? 'Yes' : 'No, the record is compared',
          }}
        />
      </details>
    </>
  )
}
