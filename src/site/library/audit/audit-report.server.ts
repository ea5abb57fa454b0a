import { linesOfBlocks, type Block, type LibraryDocument } from '#site/library/documents/document.ts'
import { readEvidence, auditScope, sha256Hex } from './audit-evidence.server.ts'
import { blocksBelow, findingHead, type FindingHead } from './findings.ts'
import { scanCode } from './scan-code.server.ts'

/** A finding as machines read it. */
export type Finding = Omit<FindingHead, 'name'> & { text: string[] }

/** The findings of a report, each with the text below its heading. */
export function findingsOf(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block) => {
    const head = findingHead(block)
    if (!head) return []
    const { id, severity, status, title } = head
    return { id, severity, status, title, text: linesOfBlocks(blocksBelow(blocks, block)) }
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
