import { Link, useLoaderData } from 'react-router'
import { BrowserCheck } from '#app/evidence/browser-check.tsx'
import { EvidenceClause } from '#app/evidence/evidence-clause.tsx'
import type { EvidenceRow } from '#app/evidence/evidence.server.ts'
import { resultOf } from '#app/evidence/row-result.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { evidence as words, evidenceChecks, type CheckId } from '#content/pages/evidence.ts'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { longDate } from '#core/time/long-date.ts'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/evidence', words)

export const clientLoader = whenWanted

/** Runs at build: the rows as `npm run evidence` wrote them. */
export async function loader(): Promise<EvidenceRow[]> {
  const { readFile } = await import('node:fs/promises')
  const { evidenceFile, evidenceSchema } = await import('#app/evidence/evidence.server.ts')
  return evidenceSchema.parse(JSON.parse(await readFile(evidenceFile, 'utf8'))).rows
}

/** /evidence */
export default function Evidence() {
  const rows = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead path="/evidence" page={words}>
        <a className="button solid" href="#checks">
          Check it in your browser
        </a>
        <a className="button" href="/evidence.json" download>
          Download all rows as JSON
        </a>
      </PageHead>
      <Clause id="rows" title="All rows" layout="across">
        <Ledger
          label="Every row of the evidence"
          columns={['Claim', 'Value', 'Goal', 'Measured']}
          rows={rows.map(inTable)}
        />
        <p className="small soft">
          <a href="/evidence.schema.json">evidence.schema.json</a> describes each field. Write the rows again in a copy
          of this repository with <code>npm run evidence</code>. The history of the site is in the{' '}
          <Link to="/changelog">changelog</Link>. What works right now is on the <a href="/status">status page</a>. See
          each statement of our specification in three engines on the{' '}
          <Link to="/evidence/acceptance">acceptance page</Link>.
        </p>
      </Clause>
      <Clause id="checks" title="Check it in your browser">
        <noscript>
          <p>These checks need JavaScript. The commands of the rows need none.</p>
        </noscript>
        <div className="evidence-checks">
          {(Object.keys(evidenceChecks) as CheckId[]).map((id) => (
            <BrowserCheck key={id} id={id} />
          ))}
        </div>
      </Clause>
      {rows.map((row) => (
        <EvidenceClause key={row.id} row={row} />
      ))}
      <Clause id="more" title="Read on">
        <p>
          See how we write down what we find in the <Link to="/whitepaper/sample-audit">sample report</Link>, and
          compare the code of our contracts on <Link to="/contracts">their own page</Link>.
        </p>
      </Clause>
    </>
  )
}

function inTable(row: EvidenceRow) {
  const { id, claim, value, date } = row
  const result = resultOf(row)
  return [
    claim,
    <a key="value" href={`#${id}`}>
      {value ?? 'Not recorded'}
    </a>,
    <span key="result" data-result={result}>
      {value === null ? 'None' : result}
    </span>,
    date ? (
      <time key="date" dateTime={date}>
        {longDate(date)}
      </time>
    ) : (
      'Never'
    ),
  ] as const
}
