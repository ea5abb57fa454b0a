import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedKinds, sourcesOf } from '#chain/deployment/contract-sources.server.ts'
import { countLines } from '#core/solidity/count-lines.ts'

/** What one file of tests came to when the tools were run. */
export type Suite = { file: string; unit: number; fuzz: number; invariant: number; failed: number }

/** What a tool was, how it was called, and what it printed, shortened to its last lines. */
export type ToolRun = { tool: string; version: string; command: string; result: string }

/** What `scripts/audit-evidence.ts` wrote down when it ran the tools: over these files, by their SHA-256 in hex. */
export type Evidence = {
  measured: string
  commit: string
  fuzzRuns: number
  tools: ToolRun[]
  suites: Suite[]
  files: Record<string, string>
}

/** A source of the scope: its hash now, its normalised lines, and whether the tools have run over these very bytes. */
export type ScopeFile = { file: string; sha256: string; lines: number; measured: boolean }

const evidenceFile = 'content/library/sample-audit-evidence.json'

export const sha256Hex = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What the tools printed when they were run last. */
export function readEvidence(root: string): Evidence {
  return JSON.parse(readFileSync(join(root, evidenceFile), 'utf8')) as Evidence
}

/** Every source of ours that the published contracts are compiled from, libraries of others left out. */
export function scopeSources(root: string): Record<string, string> {
  const entries = publishedKinds(root).map((kind) => `contracts/${kind}.sol`)
  const sources = Object.entries(sourcesOf(root, entries)).filter(([file]) => file.startsWith('contracts/'))
  return Object.fromEntries(sources.map(([file, { content }]) => [file, content]))
}

/** The scope of the report, hashed as it is at this moment. */
export function auditScope(root: string): ScopeFile[] {
  const { files } = readEvidence(root)
  return Object.entries(scopeSources(root)).map(([file, content]) => {
    const sha256 = sha256Hex(content)
    const counted = countLines(content)
    return {
      file,
      sha256,
      lines: (counted?.lines ?? 0) + (counted?.interfaceLines ?? 0),
      measured: files[file] === sha256,
    }
  })
}
