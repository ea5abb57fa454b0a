import { expect, test } from 'vitest'
import { auditScope, scopeSources, sha256Hex } from '#site/library/audit/audit-evidence.server.ts'
import { findingsOf } from '#site/library/audit/audit-report.server.ts'
import { scanCode } from '#site/library/audit/scan-code.server.ts'
import { findFigures } from '#tests/words/find-figures.ts'
import { drawnBlocks } from './drawings.server.ts'
import { linesOfBlocks } from './document.ts'
import { withFigures } from './figures.server.ts'
import { blocksOf } from './markdown.server.ts'
import { documentOf, documentSources } from './read-documents.server.ts'

const sources = documentSources()
const root = process.cwd()

test('there are three whitepapers, a brochure for each family of services, and the sample report', () => {
  expect(sources.map(({ head: { kind } }) => kind)).toEqual([
    ...Array.from({ length: 3 }, () => 'whitepaper'),
    'report',
    ...Array.from({ length: 4 }, () => 'brochure'),
  ])
})

test.each(sources.map((source) => [source.head.slug, source] as const))(
  '%s has no figure that was typed by hand',
  (slug, { head, text }) => {
    const lines = [
      head.lead,
      head.description,
      ...text.replaceAll(/\{\{[^}]*\}\}|`[^`]*`|\b[A-Z]{2}-\d\d\b/g, '').split('\n'),
    ]
    const literals = lines.map((line) => ({
      file: slug,
      line: 0,
      text: line.replaceAll(/^\d+\. |^#+ |CodeMint721/g, ''),
      under: [],
    }))
    expect(findFigures(literals)).toEqual([])
  },
)

test.each(sources.map((source) => [source.head.slug, source] as const))(
  '%s finds every figure it names',
  (_, source) => {
    const document = documentOf(source, { hash: 'f'.repeat(64) })
    expect(linesOfBlocks(document.blocks).filter((line) => /\{\{|\}\}|undefined|NaN/.test(line))).toEqual([])
  },
)

test.each([
  ['{{gas TokenLocker | no such operation}}', 'gas of no such operation'],
  ['{{price audit.nothing}}', 'price audit.nothing'],
  ['{{cell docs/contracts/TokenLocker.md | lock | nothing}}', 'nothing of lock'],
  ['{{guess 7}}', 'source guess'],
])('%s is refused by name', (text, words) => {
  expect(() => withFigures(text, { root, hash: '' })).toThrow(words)
})

test.each(['> a quotation', '![a picture](/x.png)', '# a first heading', '## Twice\n\n## Twice'])(
  '%s cannot be set, and says so',
  (text) => expect(() => blocksOf(text)).toThrow(/cannot hold|have the anchor/),
)

test('a drawing that no service has is refused by name', () =>
  expect(drawnBlocks(blocksOf('```drawing\nnothing\n```'))).rejects.toThrow('the drawing nothing'))

test('every finding has a number of its own, one of the severities, and says where it is', () => {
  const report = sources.find(({ head }) => head.kind === 'report')!
  const findings = findingsOf(documentOf(report).blocks)
  expect(findings.length).toBeGreaterThan(10)
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
  for (const { id, severity, status, text } of findings) {
    expect(id).toMatch(/^[a-z]{2}-\d\d$/)
    expect(['Medium', 'Low', 'Informational']).toContain(severity)
    expect(['Acknowledged', 'Open']).toContain(status)
    expect(text[0]).toMatch(/^Where: /)
  }
})

test('the scope is hashed as it is, and what tools have not seen is named', () => {
  const contents = scopeSources(root)
  const scope = auditScope(root)
  expect(scope.map(({ file }) => file)).toEqual(Object.keys(contents))
  for (const { file, sha256, lines } of scope) {
    expect(sha256).toBe(sha256Hex(contents[file]!))
    expect(lines).toBeGreaterThan(0)
  }
  const changed = scope.filter(({ measured }) => !measured).map(({ file }) => file.replace('contracts/', ''))
  const said = withFigures('{{audit changed}}', { root, hash: '' })
  expect(changed.filter((file) => !said.includes(file))).toEqual([])
})

test('no published contract runs the code of others or can be destroyed, as the report says', async () => {
  const scanned = await scanCode(root)
  expect(scanned.length).toBeGreaterThan(4)
  expect(scanned.filter(({ found }) => found.length > 0)).toEqual([])
})
