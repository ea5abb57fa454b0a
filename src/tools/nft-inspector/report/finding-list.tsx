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
            {all.map(({ id, title, means, found }) => (
              <li key={id}>
                <p>
                  <strong>{title}.</strong> {means}
                </p>
                <p className="soft small">{found}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
