import { Link, useLoaderData } from 'react-router'
import type { ChangeDay } from '#app/changelog/read-changelog.server.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { changelog as words } from '#content/pages/changelog.ts'
import { Clause } from '#ui/components/clause.tsx'
import { longDate } from '#core/time/long-date.ts'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/changelog', words)

export const clientLoader = whenWanted

/** Runs at build: the days of CHANGELOG.md. */
export async function loader(): Promise<ChangeDay[]> {
  const { readFile } = await import('node:fs/promises')
  const { changelogFile, readChangelog } = await import('#app/changelog/read-changelog.server.ts')
  return readChangelog(await readFile(changelogFile, 'utf8'))
}

/** /changelog */
export default function Changelog() {
  const days = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead path="/changelog" page={words}>
        <Link className="button solid" to="/evidence">
          See the evidence
        </Link>
        <Link className="button" to="/explore">
          See what was made here
        </Link>
      </PageHead>
      {days.map(({ date, groups }) => (
        <Clause key={date} id={`on-${date}`} title={longDate(date)}>
          {groups.map(({ kind, entries }) => (
            <div key={kind} className="changes">
              <h3>{kind}</h3>
              <ul className="marks">
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </div>
          ))}
        </Clause>
      ))}
    </>
  )
}
