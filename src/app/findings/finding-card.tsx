import { AttackHere } from '#tools/attack/attack-here.tsx'
import { SeverityMark } from '#site/services/vault/severity-mark.tsx'
import { CodeLine } from '#ui/components/code-line.tsx'
import type { ListedFinding } from './findings-file.server.ts'

/** A finding with its lines, what became of it, and its exploit where there is one. */
export function FindingCard({ finding, report, hidden }: { finding: ListedFinding; report: string; hidden: boolean }) {
  const { id, title, severity, difficulty, status, contracts, effect, answer, code, fix, attack, page } = finding
  return (
    <li id={id} className="panel finding" hidden={hidden}>
      <h3>{title}</h3>
      <p className="finding-facts">
        <SeverityMark severity={severity} /> <span>{id}</span> <span>{status}</span>{' '}
        <span>Difficulty: {difficulty.toLowerCase()}</span> <span>{contracts.join(', ')}</span>
      </p>
      <p>{effect}</p>
      {code && <Lines id={id} code={code} />}
      {attack && <AttackHere level={attack.level} title={attack.title} finding={id} />}
      <p>
        <strong>{fix ? 'Fix: ' : status === 'Open' ? 'What closes it: ' : 'Why nothing changes: '}</strong>
        {answer}
      </p>
      {fix && <Fix id={id} fix={fix} />}
      <p className="small">
        <a href={page}>
          {id} in “{report}”
        </a>
      </p>
    </li>
  )
}

function Lines({ id, code: { file, first, lines, lit } }: { id: string; code: NonNullable<ListedFinding['code']> }) {
  return (
    <figure className="code-lines">
      <figcaption className="mono small">
        {file}, {lines.length > 1 ? `lines ${first} to ${first + lines.length - 1}` : `line ${first}`}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
      <pre tabIndex={0} role="group" aria-label={`Code of ${id}`}>
        <code>
          {lines.map((text, at) => (
            <CodeLine key={first + at} number={first + at} text={text} lit={lit.includes(first + at)} />
          ))}
        </code>
      </pre>
    </figure>
  )
}

function Fix({ id, fix }: { id: string; fix: NonNullable<ListedFinding['fix']> }) {
  return (
    <>
      <figure className="code-lines finding-fix">
        <figcaption className="mono small">{fix.file}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
        <pre tabIndex={0} role="group" aria-label={`Fix of ${id}`}>
          <code>{fix.code}</code>
        </pre>
      </figure>
      <p className="small">
        The test <code>{fix.test}</code> fails before the fix: <code>{fix.fails}</code>. {id} is fixed in commit{' '}
        <code>{fix.commit}</code>. This prints the change of {id} in a copy of the repository:
      </p>
      <p className="small">
        <code>{fix.command}</code>
      </p>
    </>
  )
}
