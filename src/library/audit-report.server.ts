import { readEvidence, auditScope, sha256Hex } from './audit-evidence.server.ts'
import { scanCode } from './scan-code.server.ts'
import { linesOfBlocks, type Block, type LibraryDocument } from './document.ts'

/** A finding as machines read it. `id` is the anchor of the finding on the page of the report. */
export type Finding = { id: string; severity: string; status: string; title: string; text: string[] }

/** The findings of a report: the third-level headings `name · severity · status · title`, each with what stands below it. */
export function findingsOf(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'heading' || block.level !== 3) return []
    const [, severity, status, ...title] = block.text.split(' · ')
    if (!severity || !status || title.length === 0) return []
    const rest = blocks.slice(at + 1)
    const end = rest.findIndex(({ kind }) => kind === 'heading')
    const text = linesOfBlocks(rest.slice(0, end < 0 ? undefined : end))
    return { id: block.id, severity, status, title: title.join(' · '), text }
  })
}

/** The report for machines, with the SHA-256 of its bytes. The same sources give the same bytes. */
export async function auditData(report: LibraryDocument, root: string): Promise<{ text: string; sha256: string }> {
  const { measured, commit, fuzzRuns, tools, suites } = readEvidence(root)
  const data = {
    title: report.heading,
    label: 'A sample: our own contracts, read by ourselves. It is not an independent audit.',
    edition: report.editions[0],
    tools: { measured, commit, fuzzRuns, runs: tools, suites },
    code: await scanCode(root),
    scope: auditScope(root),
    findings: findingsOf(report.blocks),
  }
  const text = `${JSON.stringify(data, undefined, 2)}\n`
  return { text, sha256: sha256Hex(text) }
}
