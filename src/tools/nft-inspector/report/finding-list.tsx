import { weightOrder, weightWords } from './report-words.ts'
import type { Finding } from './report.ts'

/** Findings under the names of their weights, the gravest first: what it is, what it means, how it was found. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const groups = weightOrder
    .map((weight) => ({ weight, all: findings.filter((each) => each.weight === weight) }))
    .filter(({ all }) => all.length > 0)
  return (
    <div className="inspection-findings">
      {groups.map(({ weight, all }) => (
        <section key={weight} data-weight={weight} aria-label={weightWords[weight]}>
          <h4>
            {weightWords[weight]} <span className="mono">{all.length}</span>
          </h4>
          <ul className="inspection-list">
            {all.map((finding) => (
              <FindingLine key={finding.id} finding={finding} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Findings in the order in which they come: what is there keeps its place. */
export function FoundSoFar({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="inspection-list">
      {findings.map((finding) => (
        <FindingLine key={finding.id} finding={finding} />
      ))}
    </ul>
  )
}

function FindingLine({ finding: { title, means, found } }: { finding: Finding }) {
  return (
    <li>
      <p>
        <strong>{title}.</strong> {means}
      </p>
      <p className="soft small">{found}</p>
    </li>
  )
}
