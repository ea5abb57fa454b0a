import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { levels } from '#content/attacks.ts'
import { findingFacts } from '#content/findings.ts'
import { findingHead } from '#site/library/audit/findings.ts'
import { documentOf, documentSources } from '#site/library/documents/read-documents.server.ts'
import type { ShownDocument } from '#site/library/documents/document.ts'
import { z } from 'zod'
import { isAsked, pathFor, readFilter } from './filter.ts'
import { findingsSchema } from './findings-file.server.ts'
import { makeFindings } from './make-findings.server.ts'
import { signerOf, type AuditSummary } from './summary.ts'

const root = process.cwd()
const source = documentSources(root).find(({ head }) => head.slug === 'sample-audit')!
const read = documentOf(source, { root, hash: 'ab'.repeat(32) })
const report: ShownDocument = {
  ...read,
  pdf: { pages: 1, bytes: 1, sha256: '' },
  data: { path: '/library/sample-audit.json', sha256: 'ab'.repeat(32) },
}
const made = await makeFindings([report], { root, publicUrl: 'https://site.example' })

test('every finding of the report and of the vault is in the file, and every file it names is there', () => {
  const names = report.blocks.flatMap((block) => findingHead(block)?.name ?? [])
  expect(names.toSorted()).toEqual(Object.keys(findingFacts).toSorted())
  expect(made.findings.map(({ id }) => id)).toEqual([...names, 'F-01', 'F-02', 'F-03', 'F-04', 'F-05'])
  for (const { code } of made.findings)
    for (const line of code?.lit ?? []) expect(code!.lines[line - code!.first]?.trim()).toBeTruthy()
})

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim()

// A shallow clone has no history to look into.
test.skipIf(git('rev-parse', '--is-shallow-repository') !== 'false')('the commit of a fix has its file', () => {
  const [fix] = made.findings.flatMap((finding) => finding.fix ?? [])
  expect(git('show', `${fix!.commit}:${fix!.file}`)).toContain('contract FixedVault')
})

test('an exploit is offered for exactly the findings that a level names', () => {
  const offered = made.findings.flatMap(({ id, attack }) => (attack ? [[id, attack.level, attack.title]] : []))
  expect(offered).toEqual(levels.flatMap(({ id, title, finding }) => (finding ? [[finding, id, title]] : [])))
})

test('the file fits its schema, which allows no other field', () => {
  expect(findingsSchema.parse(structuredClone(made))).toEqual(made)
  const [first, ...others] = made.findings
  expect(findingsSchema.safeParse({ ...made, findings: [{ ...first, danger: 5 }, ...others] }).success).toBe(false)
  const schema = z.toJSONSchema(findingsSchema) as { additionalProperties: boolean; required: string[] }
  expect(schema.additionalProperties).toBe(false)
  expect(schema.required).toContain('erc7512')
})

test('each summary is signed by the named account, and no longer when a byte of it changes', async () => {
  const { signer, summaries } = made.erc7512
  for (const { auditorSignature, ...summary } of summaries)
    expect(await signerOf(summary as AuditSummary, auditorSignature.data as `0x${string}`)).toBe(signer)
  const { auditorSignature, ...summary } = summaries[0]!
  const changed = { ...summary, auditHash: summary.auditHash.replace(/.$/, 'c') } as AuditSummary
  expect(await signerOf(changed, auditorSignature.data as `0x${string}`)).not.toBe(signer)
  expect(made.erc7512.label).toMatch(/^Demonstration/)
})

test('what is asked for is in the address, and only that is found', () => {
  const found = (path: string) =>
    made.findings.filter((each) => isAsked(each, readFilter(new URL(path, 'https://site.example').search)))
  const asked = pathFor({ severity: 'medium', difficulty: 'low', text: '' })
  expect(asked).toBe('/findings?severity=medium&difficulty=low')
  expect(found(asked).map(({ id }) => id)).toEqual(['MC-01', 'F-03'])
  expect(found('/findings?contract=VotingLocker&status=acknowledged').map(({ id }) => id)).toContain('TL-01')
  expect(found('/findings?text=refuses+ETHER').map(({ id }) => id)).toEqual(['F-03'])
  expect(found('/findings?severity=none')).toEqual([])
  expect(found('/findings?other=1')).toHaveLength(made.findings.length)
})
