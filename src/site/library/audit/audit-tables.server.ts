import { figure } from '#core/text/figure.ts'
import { auditScope, readEvidence, type Suite } from './audit-evidence.server.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const sum = (suites: readonly Suite[], of: (suite: Suite) => number) =>
  suites.reduce((all, suite) => all + of(suite), 0)

/** Each contract by its own name: `TokenLocker.tokens.t.sol` is among the tests of `TokenLocker`. */
function suitesByContract(suites: readonly Suite[]): Map<string, Suite[]> {
  return Map.groupBy(suites, ({ file }) => file.split('/').at(-1)!.split('.')[0]!)
}

/** The tables and figures of the sample audit report, as Markdown. */
export const auditTables = {
  scope: (root) =>
    table(
      ['File', 'Lines', 'SHA-256'],
      auditScope(root).map(({ file, lines, sha256 }) => [
        file.replace('contracts/', ''),
        figure(lines),
        `\`${sha256}\``,
      ]),
    ),
  lines: (root) => figure(auditScope(root).reduce((all, { lines }) => all + lines, 0)),
  files: (root) => figure(auditScope(root).length),
  changed: (root) => {
    const changed = auditScope(root).filter(({ measured }) => !measured)
    if (changed.length === 0) return 'Every file of the scope has the bytes that the tools ran over.'
    const names = changed.map(({ file }) => file.replace('contracts/', '')).join(', ')
    return `These files have changed since the tools ran. What the tools say is of their earlier bytes.\n\n- ${names}`
  },
  tools: (root) =>
    table(
      ['Tool', 'Version', 'Called by', 'It printed'],
      readEvidence(root).tools.map(({ tool, version, command, result }) => [tool, version, `\`${command}\``, result]),
    ),
  suites: (root) =>
    table(
      ['Tests of', 'Unit', 'Fuzzed', 'Invariants', 'Failed'],
      [...suitesByContract(readEvidence(root).suites)].map(([name, suites]) => [
        name,
        figure(sum(suites, ({ unit }) => unit)),
        figure(sum(suites, ({ fuzz }) => fuzz)),
        figure(sum(suites, ({ invariant }) => invariant)),
        figure(sum(suites, ({ failed }) => failed)),
      ]),
    ),
  tests: (root) => figure(sum(readEvidence(root).suites, ({ unit, fuzz, invariant }) => unit + fuzz + invariant)),
  measured: (root) => readEvidence(root).measured,
  commit: (root) => readEvidence(root).commit,
  fuzz: (root) => figure(readEvidence(root).fuzzRuns),
} satisfies Record<string, (root: string) => string>

/** The names of these tables and figures. */
export type AuditTable = keyof typeof auditTables
