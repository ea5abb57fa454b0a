import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findingsOf } from '#site/library/audit/audit-report.server.ts'
import {
  documentPath,
  findingPath,
  pdfPath,
  sampleAuditData,
  sampleAuditSlug,
} from '#site/library/documents/addresses.ts'
import { drawnBlocks } from '#site/library/documents/drawings.server.ts'
import { linesOfBlocks } from '#site/library/documents/document.ts'
import { documentOf, documentSources } from '#site/library/documents/read-documents.server.ts'
import { readPdf, textsOf } from '#site/library/pdf/test-read-pdf.ts'
import { attributeOf, elementsBelow, readPage, textOf } from '../../scripts/discovery/discovery-tree.ts'

const read = (path: string) => readFileSync(`build/client${path}`)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const squeezed = (text: string) => text.replaceAll(/\s/g, '')
const hash = sha256(read(sampleAuditData))
const documents = await Promise.all(
  documentSources().map(async (source) => {
    const document = documentOf(source, { hash })
    return { ...document, blocks: await drawnBlocks(document.blocks) }
  }),
)

test.each(documents.map((document) => [documentPath(document), document] as const))(
  '%s and its PDF have the same words, and the page names the hash of the PDF',
  (path, document) => {
    const words = squeezed(linesOfBlocks(document.blocks).join(''))
    const html = read(`${path}/index.html`).toString()
    const page = elementsBelow(readPage(html).main).find((element) => attributeOf(element, 'id') === 'text')!
    expect(squeezed(textOf(page, { drawings: false }))).toBe(words)
    const pdf = read(pdfPath(document.slug))
    const said = textsOf(readPdf(pdf)).filter(({ tag }) => !['Artifact', 'Lbl', 'Figure'].includes(tag))
    expect(squeezed(said.map(({ text }) => text).join('')).endsWith(words)).toBe(true)
    expect(html).toContain(sha256(pdf))
  },
)

test('every letter of a document is in the typefaces of its PDF', () => {
  const missing = documents.filter(({ slug }) =>
    textsOf(readPdf(read(pdfPath(slug)))).some(({ text }) => text.includes('\0')),
  )
  expect(missing).toEqual([])
})

test('every finding has a page with the words of the report, found by search engines, and each leads to the other', () => {
  const { blocks } = documents.find(({ slug }) => slug === sampleAuditSlug)!
  const report = read('/whitepaper/sample-audit/index.html').toString()
  const findings = findingsOf(blocks)
  expect(findings.length).toBeGreaterThan(15)
  for (const { id, severity, title, text } of findings) {
    const path = findingPath(id)
    const html = read(`${path}/index.html`).toString()
    // Code keeps its indents in the file, and the page as it is read has none.
    const main = squeezed(textOf(readPage(html).main))
    for (const words of [severity, title, ...text]) expect(main).toContain(squeezed(words))
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    expect(html).toContain(`href="/whitepaper/sample-audit#${id}"`)
    expect(html).not.toContain('__reactRouterContext')
    expect(report).toContain(`href="${sampleAuditSlug}/${id}"`)
    expect(read('/sitemap.xml').toString()).toContain(`${path}</loc>`)
    expect(brotliCompressSync(html).length).toBeLessThan(14_000)
  }
})

test('pages that are only read run none of the code of the site', () => {
  for (const document of documents.filter(({ slug }) => slug !== sampleAuditSlug))
    expect(read(`${documentPath(document)}/index.html`).toString()).not.toContain('__reactRouterContext')
})

test('the catalogues name every document with version, date, pages and size, and lead to page and PDF', () => {
  for (const document of documents) {
    const shelf = document.kind === 'brochure' ? '/brochures' : '/whitepaper'
    const html = read(`${shelf}/index.html`).toString()
    const main = textOf(readPage(html).main).replaceAll(/\s+/g, ' ')
    const { bytes } = { bytes: read(pdfPath(document.slug)).length }
    expect(html).toContain(`href="${documentPath(document)}"`)
    expect(html).toContain(`href="${pdfPath(document.slug)}"`)
    expect(main).toContain(`Version ${document.editions[0].number}`)
    expect(main).toContain(`${Math.round(bytes / 1000)} kB`)
  }
})

test('the findings for machines are those of the page, which names their hash', () => {
  const html = read('/whitepaper/sample-audit/index.html').toString()
  const data = JSON.parse(read(sampleAuditData).toString()) as {
    label: string
    findings: { id: string; title: string }[]
  }
  expect(html).toContain(hash)
  expect(data.label).toMatch(/sample.*not an independent audit/i)
  const ids = new Set(elementsBelow(readPage(html).main).map((element) => attributeOf(element, 'id')))
  expect(data.findings.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(textOf(readPage(html).main)).toMatch(/Not an independent audit/)
})

test('the report counts its findings by severity, and lights a line of the code as it is now', () => {
  const html = read('/whitepaper/sample-audit/index.html').toString()
  const { blocks } = documents.find(({ slug }) => slug === sampleAuditSlug)!
  const elements = elementsBelow(readPage(html).main)
  const classed = (name: string) => elements.filter((element) => attributeOf(element, 'class') === name)
  const shown = classed('finding').map((element) => attributeOf(element, 'data-severity'))
  const labels = elementsBelow(classed('finding-filter')[0]!).filter(({ tagName }) => tagName === 'label')
  const counted = Object.fromEntries(
    labels.map((label) => [
      attributeOf(label, 'data-severity'),
      Number(
        elementsBelow(label)
          .find((element) => attributeOf(element, 'class') === 'mono')!
          .childNodes.map((node) => ('value' in node ? node.value : ''))
          .join(''),
      ),
    ]),
  )
  expect(counted.all).toBe(findingsOf(blocks).length)
  for (const severity of ['critical', 'high', 'medium', 'low', 'informational'])
    expect(counted[severity]).toBe(shown.filter((each) => each === severity).length)

  const lit = blocks.flatMap((block) => (block.kind === 'code' && block.lit ? [block] : []))
  expect(lit.length).toBeGreaterThan(5)
  for (const { text, source, lit: at } of lit) {
    const [, file, first] = /^(\S+), lines (\d+) to/.exec(source!)!
    const line = readFileSync(file!, 'utf8').split('\n')[Number(first) - 1 + at![0]!]!
    expect(text.split('\n')[at![0]!]!.trim()).toBe(line.trim())
    expect(squeezed(html)).toContain(`<mark>${squeezed(line).slice(0, 7)}`)
  }
})

/** How low the text of each page of a PDF goes, in points from its foot, without the line of the foot itself. */
function lowestOf(bytes: Buffer): number[] {
  const { objects, streams } = readPdf(bytes)
  const pages = [...objects.values()].filter((object) => /\/Type\s*\/Page\b/.test(object))
  return pages.map((page) => {
    const stream = streams.get(Number(/\/Contents (\d+)/.exec(page)![1])) ?? ''
    const heights = [...stream.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Number(y))
    return Math.min(...heights.filter((y) => y > 50))
  })
}

test('no page of a PDF is nearly empty: text fills at least a fifth of it', () => {
  for (const { slug } of documents) {
    const lowest = lowestOf(read(pdfPath(slug)))
    expect(lowest.length).toBeGreaterThan(2)
    expect({ slug, empty: lowest.filter((y) => y > 640) }).toEqual({ slug, empty: [] })
  }
})
