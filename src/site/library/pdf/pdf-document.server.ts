import { brand } from '#content/brand.ts'
import { hostOf } from '#core/http/public-url.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { waveSheet } from '#seals/lines/wave-lines.ts'
import { engrave } from '#seals/marks/engrave-pdf.server.ts'
import { documentPath } from '#site/library/documents/addresses.ts'
import type { LibraryDocument, Span } from '#site/library/documents/document.ts'
import { kindWords } from '#site/library/documents/kind-words.ts'
import { longDate } from '#core/time/long-date.ts'
import { setSeverities } from './pdf-severities.server.ts'
import { setBlocks, styles, type SetHeading } from './pdf-blocks.server.ts'
import type { PdfFonts } from './pdf-lines.server.ts'
import { printed, measure, paper, Sheet, type Style } from './pdf-sheet.server.ts'

/** A finished PDF. */
export type MadePdf = { bytes: Buffer; pages: number }

/**
 * Sets a document as a tagged PDF (PDF/UA): a cover engraved from the path of its page, its contents, its text, and bookmarks. The same
 * document gives the same bytes. `site` is the origin its links lead to.
 */
export async function pdfOf(document: LibraryDocument, fonts: PdfFonts, site: string): Promise<MadePdf> {
  // The list of contents names pages that are known once everything is set.
  const first = await setPdf(document, fonts, { site, headings: undefined })
  return setPdf(document, fonts, { site, headings: first.headings })
}

async function setPdf(
  document: LibraryDocument,
  fonts: PdfFonts,
  { site, headings }: { site: string; headings: SetHeading[] | undefined },
): Promise<MadePdf & { headings: SetHeading[] }> {
  const { heading, description, editions } = document
  const about = { title: heading, subject: description, author: brand.name, date: editions[0].date, site }
  const sheet = new Sheet(about, fonts)
  setCover(sheet, document, { site, isFinal: Boolean(headings) })
  sheet.addPage()
  setContents(sheet, headings ?? placesOf(document))
  const pageNow = () => sheet.pdf.bufferedPageRange().count
  sheet.y += 24
  if (document.kind === 'report') setSeverities(sheet, document.blocks)
  const found = setBlocks(sheet, document.blocks, pageNow)
  setOutline(sheet, found)
  setFeet(sheet, document)
  const pages = pageNow()
  return { bytes: await sheet.bytes(), pages, headings: found }
}

const placesOf = ({ blocks }: LibraryDocument): SetHeading[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? { ...block, page: 0 } : []))

/** The first page: watered silk to its edges, the seal of the page, the title and what the reader holds. */
function setCover(
  sheet: Sheet,
  document: LibraryDocument,
  { site, isFinal }: { site: string; isFinal: boolean },
): void {
  sheet.addPage()
  const paragraphs = coverText(document, site)
  const height = paragraphs.reduce((sum, [spans, style]) => {
    return sum + sheet.lines(spans, { ...style, width: measure }).length * style.leading + style.after
  }, 26)
  const top = paper.bottom - 24 - height
  if (isFinal) sheet.decorate(() => engraveCover(sheet, documentPath(document), { top, height }))
  sheet.y = top + 12
  for (const [spans, style] of paragraphs) sheet.paragraph(spans, style)
}

function coverText(document: LibraryDocument, site: string): [Span[], Style][] {
  const { heading, lead, editions, kind } = document
  const path = documentPath(document)
  const soft = { ...styles.text, colour: printed.soft }
  const { number, date } = editions[0]
  return [
    [[{ text: kindWords[kind] }], { ...soft, after: 4 }],
    [[{ text: heading }], { tag: 'H1', face: 'display', size: 32, leading: 37, after: 12 }],
    [[{ text: lead }], { ...styles.text, size: 12, leading: 17.5, after: 12 }],
    [[{ text: `Version ${number}, ${longDate(date)}. ${brand.name}` }], { ...soft, after: 0 }],
    [[{ text: `${hostOf(site) ? site : ''}${path}`, href: path }], { ...soft, after: 0 }],
  ]
}

/** Lines and borders of a cover, and a blank panel for its words. */
function engraveCover({ pdf }: Sheet, path: string, panel: { top: number; height: number }): void {
  pdf.save().scale(0.5).strokeColor(printed.line)
  engrave(pdf, [waveSheet({ length: 520, amplitude: 44, step: [14, 13], width: 1200, height: 1700, stroke: 110 })])
  pdf.restore()
  pdf.lineWidth(0.75).strokeColor(printed.ink)
  for (const edge of [26, 31]) pdf.rect(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge).stroke()
  const [left, width] = [paper.left - 14, measure + 28]
  pdf.rect(left, panel.top, width, panel.height).fill('#ffffff')
  pdf.rect(left, panel.top, width, panel.height).stroke()
  pdf.rect(left + 3, panel.top + 3, width - 6, panel.height - 6).stroke()
  pdf
    .save()
    .translate(paper.width / 2, (31 + panel.top) / 2)
    .scale(0.19)
    .strokeColor(printed.ink)
  engrave(pdf, seal(path, 304))
  pdf.restore()
}

/** What the document contains, each with its page. */
function setContents(sheet: Sheet, headings: readonly SetHeading[]): void {
  sheet.paragraph([{ text: 'Contents' }], { ...styles.h2, tag: 'P' })
  const contents = sheet.below(sheet.root, 'TOC')
  for (const { level, id, text, page } of headings.filter((each) => each.level === 2)) {
    const entry = sheet.below(contents, 'TOCI')
    const top = sheet.y
    const style = { ...styles.text, tag: 'Reference', size: level === 2 ? 10.5 : 9.5, after: 2 }
    sheet.paragraph([{ text, href: `#${id}` }], style, { parent: entry, width: measure - 40 })
    const number = [
      {
        text: String(page),
        face: 'mono',
        size: 9,
        x: measure - sheet.widthOf(String(page), 'mono', 9),
        width: 0,
      } as const,
    ]
    sheet.setLine(number, { x: paper.left, y: top + styles.text.leading, colour: printed.soft, isLast: true }, entry)
    entry.end()
  }
  contents.end()
}

function setOutline({ pdf }: Sheet, headings: readonly SetHeading[]): void {
  let above = pdf.outline
  for (const { level, text, page } of headings) {
    const place = { pageNumber: page - 1 } as object
    if (level === 2) above = pdf.outline.addItem(text, place)
    else above.addItem(text, place)
  }
}

/** Title and page number below every page but the cover. */
function setFeet(sheet: Sheet, { heading, editions }: LibraryDocument): void {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let page = 1; page < count; page++) {
    pdf.switchToPage(page)
    sheet.pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.lineWidth(0.5).strokeColor(printed.line)
    for (const y of [792, 794])
      pdf
        .moveTo(paper.left, y)
        .lineTo(paper.left + measure, y)
        .stroke()
    const set = { lineBreak: false, baseline: 'alphabetic' } as const
    pdf
      .font('text', 8)
      .fillColor(printed.soft)
      .text(`${brand.name} · ${heading} · version ${editions[0].number}`, paper.left, 808, set)
    const number = `${page + 1} / ${count}`
    pdf.font('mono', 8)
    pdf.text(number, paper.left + measure - pdf.widthOfString(number), 808, set)
    pdf.endMarkedContent()
  }
}
