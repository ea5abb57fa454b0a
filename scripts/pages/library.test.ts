import { beforeAll, expect, test } from 'vitest'
import { linesOfBlocks, type LibraryDocument } from '#site/library/documents/document.ts'
import { drawnBlocks } from '#site/library/documents/drawings.server.ts'
import { blocksOf } from '#site/library/documents/markdown.server.ts'
import { pdfOf, type MadePdf } from '#site/library/pdf/pdf-document.server.ts'
import { readPdf, textsOf, type ReadPdf } from '#site/library/pdf/test-read-pdf.ts'
import { pdfFonts } from './library.ts'

const text = `## First part

Words with \`code()\`, **weight** and [a link](/pricing), “quoted” – and enough of them that the line has to be broken somewhere.

1. one
2. two

| Name | Gas |
|---|---|
${Array.from({ length: 60 }, (_, at) => `| row ${at} | 1,${100 + at} |`).join('\n')}

### Within it

\`\`\`
  uint256 x;
\`\`\`

\`\`\`drawing
powers
\`\`\`

## Second part

The end.`

const document: LibraryDocument = {
  slug: 'paper',
  kind: 'whitepaper',
  heading: 'A paper',
  title: 'A paper',
  description: 'About a paper',
  lead: 'What it says.',
  editions: [{ number: '1.0', date: '2026-11-21', change: 'First edition.' }],
  blocks: await drawnBlocks(blocksOf(text)),
}

let made: MadePdf
let pdf: ReadPdf
beforeAll(async () => {
  made = await pdfOf(document, await pdfFonts(), 'https://example.com')
  pdf = readPdf(made.bytes)
})

const squeezed = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '')
const all = () => [...pdf.objects.values()].join('\n')

test('a PDF says what the document says, in the same order, and everything else in it is marked as decoration', () => {
  const read = textsOf(pdf).filter(({ tag }) => !['Artifact', 'Lbl', 'Figure'].includes(tag))
  expect(squeezed(read.map((each) => each.text))).toMatch(new RegExp('^Whitepaper.*Apaper.*Whatitsays'))
  expect(squeezed(read.map((each) => each.text)).endsWith(squeezed(linesOfBlocks(document.blocks)))).toBe(true)
  // Words that a line was broken between stay apart for those who hear or copy them.
  expect(read.map((each) => each.text).join('')).toContain('enough of them that the line has to be broken somewhere.')
})

test('it is tagged and has language, title, bookmarks, destinations and embedded fonts alone', () => {
  const objects = all()
  for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Link', 'TOC'])
    expect(objects).toMatch(new RegExp(`/S /${tag}\\b`))
  expect(objects).toMatch(/\/Marked true/)
  expect(objects).toMatch(/\/Lang \(en-GB\)/)
  expect(objects).toMatch(/\/DisplayDocTitle true/)
  expect(objects).toContain('(A paper)')
  for (const part of ['First part', 'Within it', 'Second part']) expect(objects).toContain(`/Title (${part})`)
  expect(objects).toContain('/URI (https://example.com/pricing)')
  expect([...pdf.streams.values()].join('\n')).toContain('<pdfuaid:part>1')
  const fonts = objects.match(/\/Type \/FontDescriptor[^]*?(?=\/Type|$)/g)!
  expect(fonts.length).toBeGreaterThan(2)
  expect(fonts.filter((font) => !font.includes('/FontFile2'))).toEqual([])
  expect(objects).not.toMatch(/\/Subtype \/Type1\b/)
})

test('a drawing is set in lines, with its labels as text and its description for those who do not see it', () => {
  const labels = textsOf(pdf).filter(({ tag }) => tag === 'Figure')
  expect(labels.map(({ text: shown }) => shown).join(' ')).toMatch(/mint.*blacklist/)
  expect(all()).toMatch(/\/S \/Figure\b/)
  expect(all()).toMatch(/\/Alt \(/)
  expect(all()).not.toContain('/Subtype /Image')
})

test('a table that is longer than a page goes on with its head, which is read out once', () => {
  const heads = textsOf(pdf).filter((each) => each.text.trim() === 'Gas')
  expect(heads.map(({ tag }) => tag)).toEqual(['Span'])
  const repeated = textsOf(pdf).filter(({ tag, text: shown }) => tag === 'Artifact' && shown.includes('NameGas'))
  expect(repeated.length).toBeGreaterThan(0)
  expect(made.pages).toBeGreaterThan(3)
})

test('the same document gives the same bytes', async () => {
  const again = await pdfOf(document, await pdfFonts(), 'https://example.com')
  expect(again.bytes.equals(made.bytes)).toBe(true)
})
