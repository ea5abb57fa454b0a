import type { ReactNode } from 'react'
import { severities } from '#site/services/smart-contract-audit.ts'
import { Chooser, Pin } from '#ui/figures/chooser.tsx'
import { codeTags, highlighted } from '#ui/components/highlight-code.ts'
import { findings, vaultLines } from './findings.ts'
import { SeverityMark } from './severity-mark.tsx'

/** Where each finding begins, by line. */
const pins = new Map(findings.map(({ first }, at) => [first, at]))

/** The findings that a line is part of, as places in the list. */
const litBy = (line: number) =>
  findings.flatMap(({ first, last }, at) => (line >= first && line <= last ? [at] : [])).join(' ') || undefined

const rule = Object.fromEntries(severities.map(([name, givenWhen]) => [name, givenWhen]))

/** What runs the exploit of a finding, for those that have one. */
type Exploit = (level: NonNullable<Finding['level']>, finding: string) => ReactNode

/** A contract with its findings pinned to its lines; the one that is chosen is lit, and has its cost, its test and its fix beside it. */
export function AnnotatedContract({ exploit }: { exploit?: Exploit }) {
  return (
    <Chooser
      beside
      legend={`${findings.length} findings, one of each severity. Choose one.`}
      choices={findings.map((finding) => ({
        id: finding.id,
        name: (
          <>
            {finding.id} <SeverityMark severity={finding.severity} />
          </>
        ),
        body: <FindingBody finding={finding} exploit={exploit} />,
      }))}
    >
      <figure className="annotated">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
        <pre tabIndex={0} role="group" aria-label="Vault.sol, the audited contract">
          <code>
            {vaultLines.map((text, line) => (
              <span key={line} className="annotated-line" data-lit={litBy(line)} data-severity={severityAt(line)}>
                <Solidity text={`${text}\n`} />
                {pins.has(line) && (
                  <Pin at={pins.get(line)!} className="annotated-pin">
                    {findings[pins.get(line)!]!.id}
                  </Pin>
                )}
              </span>
            ))}
          </code>
        </pre>
        <figcaption className="soft small">
          Sample, not on any chain: Vault.sol, which we wrote to be broken. Each finding is pinned to its lines.
        </figcaption>
      </figure>
    </Chooser>
  )
}

const severityAt = (line: number) =>
  findings.find(({ first, last }) => line >= first && line <= last)?.severity.toLowerCase()

type Finding = (typeof findings)[number]

function FindingBody({
  finding: { id, severity, title, first, last, cost, testCode, fails, fixCode, why, level },
  exploit,
}: {
  finding: Finding
  exploit: Exploit | undefined
}) {
  return (
    <article className="panel finding">
      <p className="finding-facts">
        <SeverityMark severity={severity} /> <span>{id}</span>{' '}
        <span>{first === last ? `line ${first + 1}` : `lines ${first + 1} to ${last + 1}`}</span> <span>resolved</span>
      </p>
      <h3>{title}</h3>
      <p>{cost}</p>
      <p className="soft small">{`Rated ${severity.toLowerCase()}: ${rule[severity]!.toLowerCase()}`}</p>
      <h4>The test that proves it</h4>
      <Snippet name={`The test of ${id}`} code={testCode} />
      <p className="finding-run">
        <code>{`Before the fix: FAIL ${fails}`}</code>
        <code>After the fix: PASS</code>
      </p>
      {level && exploit?.(level, id)}
      <h4>The fix we accepted</h4>
      <p>{why}</p>
      <Snippet name={`The fix of ${id}`} code={fixCode} />
    </article>
  )
}

function Snippet({ name, code }: { name: string; code: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name
    <pre className="finding-code" tabIndex={0} role="group" aria-label={name}>
      <code>
        <Solidity text={code} />
      </code>
    </pre>
  )
}

function Solidity({ text }: { text: string }) {
  return highlighted(text, 'solidity').map(({ text: piece, kind }, at) => {
    const Tag = kind && codeTags[kind]
    return Tag ? <Tag key={at}>{piece}</Tag> : piece
  })
}
