import type { Block, Span } from '#site/library/documents/document.ts'
import { printed, measure, paper, type Sheet, type Style } from './pdf-sheet.server.ts'
import { setDrawing } from './pdf-drawing.server.ts'
import { setTable } from './pdf-table.server.ts'

/** How the parts of a document are set. */
export const styles = {
  h2: { tag: 'H2', face: 'display', size: 19, leading: 23, after: 8 },
  h3: { tag: 'H3', face: 'strong', size: 11, leading: 15, after: 4 },
  text: { tag: 'P', face: 'text', size: 10.5, leading: 15.5, after: 8 },
  code: { tag: 'Code', face: 'mono', size: 8, leading: 12, after: 0 },
} as const satisfies Record<string, Style>

const plain = (text: string): Span[] => [{ text }]

/** A heading that was set: where it is, for the list of contents. Pages are counted from 1. */
export type SetHeading = { level: 2 | 3; id: string; text: string; page: number }

/** Sets the blocks of a document one below the other, and answers its headings. */
export function setBlocks(sheet: Sheet, blocks: readonly Block[], firstPage: () => number): SetHeading[] {
  const headings: SetHeading[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      setHeading(sheet, block)
      headings.push({ level: block.level, id: block.id, text: block.text, page: firstPage() })
    } else if (block.kind === 'text') sheet.paragraph(block.spans, styles.text)
    else if (block.kind === 'list') setList(sheet, block)
    else if (block.kind === 'table') setTable(sheet, block)
    else if (block.kind === 'drawing') setDrawing(sheet, block)
    else setCode(sheet, block)
  }
  return headings
}

function setHeading(sheet: Sheet, { level, id, text }: Extract<Block, { kind: 'heading' }>): void {
  const style = level === 2 ? styles.h2 : styles.h3
  // A heading stays with the first two lines below it.
  sheet.need(style.leading + (level === 2 ? 52 : 42))
  if (sheet.y > paper.top) sheet.y += level === 2 ? 16 : 6
  sheet.pdf.addNamedDestination(id, 'XYZ', paper.left, sheet.y, null as unknown as number)
  sheet.paragraph(plain(text), style)
}

function setList(sheet: Sheet, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  const list = sheet.below(sheet.root, 'L')
  for (const [at, item] of items.entries()) {
    const [entry, label] = [sheet.below(list, 'LI'), ordered ? `${at + 1}.` : '•']
    sheet.need(styles.text.leading)
    const mark = sheet.below(entry, 'Lbl')
    const content = sheet.pdf.markStructureContent('Lbl')
    sheet.pdf.font('text', styles.text.size).fillColor(printed.ink)
    const y = sheet.y + styles.text.leading
    sheet.pdf.text(`${label} `, paper.left + 4, y, { lineBreak: false, baseline: 'alphabetic' })
    sheet.pdf.endMarkedContent()
    mark.add(content)
    mark.end()
    const place = { x: paper.left + 20, width: measure - 20, parent: entry }
    sheet.paragraph(item, { ...styles.text, tag: 'LBody', after: 4 }, place)
    entry.end()
  }
  list.end()
  sheet.y += 4
}

function setCode(sheet: Sheet, { text, source, lit = [] }: Extract<Block, { kind: 'code' }>): void {
  const lines = text.split('\n')
  if (source) {
    sheet.need((lines.length + 2) * styles.code.leading)
    sheet.paragraph(plain(source), { ...styles.text, size: 8.5, leading: 12, after: 2, colour: printed.soft })
  }
  for (const [at, line] of lines.entries()) {
    sheet.need(styles.code.leading)
    if (lit.includes(at)) sheet.decorate(() => light(sheet))
    // The paragraph breaks at spaces and drops those at the beginning: code keeps its own.
    const indent = /^ */.exec(line)![0].length * sheet.widthOf(' ', 'mono', styles.code.size)
    if (line.trim())
      sheet.paragraph(plain(line), styles.code, { x: paper.left + 10 + indent, width: measure - 10 - indent })
    else sheet.y += styles.code.leading
  }
  sheet.y += styles.text.after + 2
}

/** The ground of the line that comes next: that of a thing chosen on the site. */
function light({ pdf, y }: Sheet): void {
  pdf.rect(paper.left, y + 3, measure, styles.code.leading).fill(printed.tint)
  pdf.rect(paper.left, y + 3, 3, styles.code.leading).fill(printed.ink)
}
