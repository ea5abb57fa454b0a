import { useId, type SubmitEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { difficulties } from '#content/findings.ts'
import { severities } from '#site/library/audit/severities.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { filterNames, isAsked, pathFor, readFilter, wordOf, type Filter, type FilterName } from './filter.ts'
import { FindingCard } from './finding-card.tsx'
import type { FindingsFile, ListedFinding } from './findings-file.server.ts'

type ExplorerProps = Pick<FindingsFile, 'findings' | 'reports'>

/** All findings: how many there are of each kind, what is asked for, and those that are. What is asked for is in the address. */
export function Explorer({ findings, reports }: ExplorerProps) {
  const { search } = useLocation()
  // The page is drawn at build, when there is no address.
  const [ready] = useBrowserState(false, () => true)
  const filter = readFilter(ready ? search : '')
  const shown = findings.filter((finding) => isAsked(finding, filter))
  const titleOf = Object.fromEntries(reports.map(({ id, title }) => [id, title]))
  return (
    <>
      <Matrix findings={findings} filter={filter} />
      <FilterForm key={ready ? search : ''} filter={filter} ready={ready} findings={findings} />
      <output className="findings-found" id="found">
        {shown.length === findings.length
          ? `All ${findings.length} findings are shown.`
          : `${shown.length} of ${findings.length} findings ${shown.length === 1 ? 'is' : 'are'} shown. `}
        {shown.length < findings.length && (
          <Link to="/findings" preventScrollReset>
            Show all findings
          </Link>
        )}
      </output>
      <ul className="findings-list">
        {findings.map((finding) => (
          <FindingCard
            key={finding.id}
            finding={finding}
            report={titleOf[finding.report]!}
            hidden={!shown.includes(finding)}
          />
        ))}
      </ul>
    </>
  )
}

/** How many findings have each severity and each difficulty; a number shows those. */
function Matrix({ findings, filter }: { findings: readonly ListedFinding[]; filter: Filter }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className="table-region" aria-label="Findings by severity and difficulty" tabIndex={0}>
      <table className="findings-matrix">
        <caption className="visually-hidden">Findings by severity and difficulty</caption>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            {difficulties.map(([difficulty]) => (
              <th key={difficulty} scope="col">
                {difficulty === 'Not applicable' ? difficulty : `${difficulty} difficulty`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {severities.map(([severity]) => (
            <tr key={severity}>
              <th scope="row">{severity}</th>
              {difficulties.map(([difficulty]) => {
                const asked = { severity: wordOf(severity), difficulty: wordOf(difficulty) }
                const count = findings.filter((each) => each.severity === severity && each.difficulty === difficulty)
                const isChosen = filter.severity === asked.severity && filter.difficulty === asked.difficulty
                return (
                  <td key={difficulty} className="figure">
                    {count.length > 0 ? (
                      <Link
                        to={pathFor(asked)}
                        preventScrollReset
                        aria-current={isChosen || undefined}
                        aria-label={`${count.length} ${severity.toLowerCase()}, difficulty ${difficulty.toLowerCase()}`}
                      >
                        {count.length}
                      </Link>
                    ) : (
                      <span className="soft">0</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type FormProps = { filter: Filter; ready: boolean; findings: readonly ListedFinding[] }

function FilterForm({ filter, ready, findings }: FormProps) {
  const navigate = useNavigate()
  const id = useId()

  function ask(form: HTMLFormElement) {
    const said = new FormData(form)
    const asked = Object.fromEntries(filterNames.map((name) => [name, String(said.get(name) ?? '').trim()]))
    void navigate(pathFor(asked), { preventScrollReset: true })
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    ask(event.currentTarget)
  }

  const choices: [FilterName, string, readonly string[]][] = [
    ['severity', 'Severity', severities.map(([name]) => name)],
    ['difficulty', 'Difficulty', difficulties.map(([name]) => name)],
    ['status', 'Status', ['Open', 'Acknowledged', 'Resolved']],
    ['contract', 'Contract', [...new Set(findings.flatMap(({ contracts }) => contracts))].toSorted()],
  ]
  return (
    <form method="get" action="/findings" aria-label="Filter the findings" onSubmit={submit}>
      <noscript>
        <p>Filters need JavaScript. All findings are below.</p>
      </noscript>
      <fieldset className="findings-filter" disabled={!ready}>
        <legend className="visually-hidden">Filter the findings</legend>
        {choices.map(([name, label, words]) => (
          <div key={name} className="field">
            <label htmlFor={`${id}${name}`}>{label}</label>
            <select id={`${id}${name}`} name={name} className="control" defaultValue={wordOf(filter[name])}>
              <option value="">All</option>
              {words.map((word) => (
                <option key={word} value={wordOf(word)}>
                  {word}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="field">
          <label htmlFor={`${id}text`}>Words</label>
          <input
            id={`${id}text`}
            name="text"
            className="control"
            type="search"
            maxLength={100}
            defaultValue={filter.text}
          />
        </div>
        <button className="button solid">Show findings</button>
      </fieldset>
    </form>
  )
}
