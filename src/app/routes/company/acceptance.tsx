import { Link, useLoaderData } from 'react-router'
import type { Acceptance as Results } from '#app/acceptance/acceptance.server.ts'
import { EnginePictures } from '#app/acceptance/engine-pictures.tsx'
import { countResults, engineNames } from '#app/acceptance/group-results.ts'
import { StateFilter } from '#app/acceptance/state-filter.tsx'
import { StatementTable } from '#app/acceptance/statement-table.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { acceptance as words, acceptanceLimits, acceptanceSections } from '#content/pages/acceptance.ts'
import { figure } from '#core/text/figure.ts'
import { Clause, Facts } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { longDate } from '#core/time/long-date.ts'
import { PageHead } from '#ui/pages/page-head.tsx'

/** Its filter is made of styles: it needs no script. */
export const handle = { static: true }

export const meta = () => pageMeta('/evidence/acceptance', words)

export const clientLoader = whenWanted

/** Runs at build: the results as `npm run acceptance` wrote them. */
export async function loader(): Promise<Results> {
  const { readFile } = await import('node:fs/promises')
  const { acceptanceFile, acceptanceOf } = await import('#app/acceptance/acceptance.server.ts')
  return acceptanceOf(await readFile(acceptanceFile, 'utf8'))
}

/** /evidence/acceptance */
export default function Acceptance() {
  const { rows, engines, pictures, date, commit } = useLoaderData<typeof loader>()
  const { measured, holds, fails, notMeasured } = countResults(rows)
  const chapters = Map.groupBy(rows, ({ section }) => section)
  return (
    <>
      <PageHead path="/evidence/acceptance" page={words}>
        <a className="button solid" href="#statements">
          See the statements
        </a>
        {pictures.length > 0 && (
          <a className="button" href="#pictures">
            See the pictures
          </a>
        )}
      </PageHead>
      <Clause id="counts" title="Results" layout="across">
        <Facts
          facts={[
            ['Statements', figure(rows.length)],
            ['Measurements', figure(measured)],
            ['Hold', figure(holds)],
            ['Fail', figure(fails)],
            ['Not measured', figure(notMeasured)],
          ]}
        />
        <Ledger
          label="Results by engine"
          columns={['Engine', 'Version', 'Measurements', 'Hold', 'Fail', 'Not measured', 'Seconds']}
          rows={engines.map(({ engine, version, seconds }) => {
            const own = countResults(rows, engine)
            return [
              engineNames[engine],
              version ?? 'Unknown',
              own.measured,
              own.holds,
              own.fails,
              own.notMeasured,
              seconds,
            ]
          })}
        />
        <p className="small soft">
          Measured on <time dateTime={date}>{longDate(date)}</time> at commit <code>{commit}</code>, at 375 and 1440
          pixels. Measure again in a copy of the repository: <code>npm run acceptance</code>
        </p>
      </Clause>
      <Clause id="limits" title="What this does not prove">
        <ul className="marks not">
          {acceptanceLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Clause>
      {pictures.length > 0 && (
        <Clause id="pictures" title="Pictures" layout="across">
          <EnginePictures pictures={pictures} />
        </Clause>
      )}
      <div className="acceptance">
        <div className="clause wide clause-across" id="statements">
          <h2>All statements</h2>
          <div className="body">
            <p>
              A value in a row was measured in the engines and at the widths below it, in pixels. Where we expect a
              pattern, it is one of JavaScript.
            </p>
            <StateFilter rows={rows} />
          </div>
        </div>
        {[...chapters].map(([section, own]) => (
          <Clause
            key={section}
            id={`section-${section}`}
            title={`${section}. ${acceptanceSections[section]}`}
            layout="across"
          >
            <StatementTable label={`Statements: ${acceptanceSections[section]}`} rows={own} />
          </Clause>
        ))}
      </div>
      <Clause id="more" title="Read on">
        <p>
          All other figures about our work are on the page of the <Link to="/evidence">evidence</Link>.
        </p>
      </Clause>
    </>
  )
}
