import { CodeLine } from '#ui/components/code-line.tsx'
import type { ShownFinding } from './finding.server.ts'

/** A finding of our own report beside the code it is about, with the lines it points at lit. */
export function FindingPicture({ finding }: { finding: ShownFinding }) {
  const { id, severity, status, title, page, effect, code } = finding
  const { file, first, lines, lit } = code
  return (
    <div className="columns">
      <figure className="eight code-lines">
        <figcaption className="mono small">{file.replace('contracts/', '')}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
        <pre tabIndex={0} role="group" aria-label={`Code of ${id}`}>
          <code>
            {lines.map((line, at) => (
              <CodeLine key={first + at} number={first + at} text={line} lit={lit.includes(first + at)} />
            ))}
          </code>
        </pre>
      </figure>
      <div className="four home-finding-note">
        <p className="home-finding-severity" data-severity={severity.toLowerCase()}>
          {severity}
        </p>
        <h3>{title}</h3>
        <p>{effect}</p>
        <p className="soft small">
          {id}, {status.toLowerCase()}, lines {first} to {first + lines.length - 1}. From our report on our own
          contracts.
        </p>
        <div className="actions">
          <a className="button" href={page}>
            Read this finding
          </a>
          <a className="button" href="/whitepaper/sample-audit">
            Read the whole report
          </a>
        </div>
      </div>
    </div>
  )
}
