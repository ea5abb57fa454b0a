import { isFigure, type Block, type Span } from '#site/library/documents/document.ts'
import type { Piece } from './pdf-lines.server.ts'
import { printed, measure, paper, type Sheet, type Tag } from './pdf-sheet.server.ts'

const [size, leading, padding, gap] = [8.5, 12, 5, 12]

type Table = Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>

const heightOf = (cells: readonly Piece[][][]) =>
  Math.max(...cells.map((lines) => lines.length)) * leading + 2 * padding

/** Sets a table, its head again on every page. Rules only; figures are aligned to the right. */
export function setTable(sheet: Sheet, { head, rows }: Table): void {
  const widths = columnsOf(sheet, { head, rows })
  const xs = widths.map((_, at) => paper.left + widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0))
  const set = (cells: readonly Span[][]) =>
    cells.map((cell, at) => sheet.lines(cell, { face: 'text', size, width: widths[at]! }))
  const headCells = set(head.map((text) => [{ text }]))
  const table = sheet.below(sheet.root, 'Table')
  const columns = xs.map((x, at) => ({ x, width: widths[at]!, isFigure: rows.every((row) => isFigure(row[at] ?? [])) }))

  const all = rows.map(set)
  // A table that fills less than a third of a page is not torn.
  const whole = all.reduce((sum, cells) => sum + heightOf(cells), heightOf(headCells))
  sheet.need(whole < (paper.bottom - paper.top) / 3 ? whole : heightOf(headCells) + 40)
  setRow(sheet, headCells, { columns, row: sheet.below(table, 'TR'), isHead: true })
  for (const [at, cells] of all.entries()) {
    // No page begins with the last row alone, and none ends with the first: two rows go over together.
    const next = all[at + 1]
    const together = next && (at === 0 || at === all.length - 2) ? heightOf(next) : 0
    if (sheet.y + heightOf(cells) + together > paper.bottom) {
      sheet.addPage()
      sheet.decorate(() => repeatHead(sheet, headCells, columns))
    }
    setRow(sheet, cells, { columns, row: sheet.below(table, 'TR'), isHead: false })
  }
  table.end()
  sheet.y += 12
}

type Column = { x: number; width: number; isFigure: boolean }

function setRow(
  sheet: Sheet,
  cells: readonly Piece[][][],
  { columns, row, isHead }: { columns: readonly Column[]; row: Tag; isHead: boolean },
): void {
  const top = sheet.y + padding
  for (const [at, lines] of cells.entries()) {
    const isName = !isHead && at === 0
    const scope = isHead ? 'Column' : isName ? 'Row' : undefined
    const cell = sheet.below(row, isHead || isName ? 'TH' : 'TD', scope ? { scope } : {})
    const { x, width, isFigure: toEnd } = columns[at]!
    for (const [index, line] of lines.entries()) {
      const own = line.reduce((sum, piece) => Math.max(sum, piece.x + piece.width), 0)
      const place = { x: toEnd ? x + width - own : x, y: top + (index + 1) * leading - 3 }
      sheet.setLine(
        line,
        { ...place, colour: isHead ? printed.soft : printed.text, isLast: index === lines.length - 1 },
        cell,
      )
    }
    cell.end()
  }
  row.end()
  sheet.y += heightOf(cells)
  sheet.decorate(() => rule(sheet, isHead))
}

/** The head of a table that goes on: decoration, because it has been read out once. */
function repeatHead(sheet: Sheet, cells: readonly Piece[][][], columns: readonly Column[]): void {
  for (const [at, lines] of cells.entries())
    for (const [index, line] of lines.entries())
      for (const piece of line) {
        const own = piece.x + piece.width
        const { x, width, isFigure: toEnd } = columns[at]!
        sheet.pdf.font(piece.face, piece.size).fillColor(printed.soft)
        const left = (toEnd ? x + width - own : x) + piece.x
        sheet.pdf.text(piece.text, left, sheet.y + padding + (index + 1) * leading - 3, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
      }
  sheet.y += heightOf(cells)
  rule(sheet, true)
}

function rule(sheet: Sheet, double: boolean): void {
  sheet.pdf.lineWidth(0.5).strokeColor(double ? printed.soft : printed.line)
  for (const y of double ? [sheet.y - 1.5, sheet.y] : [sheet.y])
    sheet.pdf
      .moveTo(paper.left, y)
      .lineTo(paper.left + measure, y)
      .stroke()
}

/** Widths of columns: as wide as their words want, else at least their longest word, the rest by what they would need. */
function columnsOf(sheet: Sheet, { head, rows }: Table): number[] {
  const room = measure - gap * (head.length - 1)
  const wanted = head.map((name, at) =>
    Math.max(...[[{ text: name }], ...rows.map((row) => row[at] ?? [])].map((cell) => widest(sheet, cell, 10_000))),
  )
  const all = wanted.reduce((sum, width) => sum + width, 0)
  if (all <= room) return wanted.map((width, at) => (at === wanted.length - 1 ? width + room - all : width))
  const least = head.map((name, at) =>
    Math.min(
      wanted[at]!,
      room / 3,
      Math.max(...[[{ text: name }], ...rows.map((row) => row[at] ?? [])].map((cell) => widest(sheet, cell, 1))),
    ),
  )
  const left = room - least.reduce((sum, width) => sum + width, 0)
  const more = wanted.map((width, at) => width - least[at]!)
  const sum = more.reduce((total, width) => total + width, 0)
  return least.map((width, at) => width + (left * more[at]!) / sum)
}

/** The widest line of a cell: of all its words in one row, or with a width of 1, of its words below each other. */
function widest(sheet: Sheet, cell: Span[], width: number): number {
  if (width > 1) return Math.max(0, ...sheet.lines(cell, { face: 'text', size, width }).map(lineWidth)) + 0.5
  const words = cell.flatMap(({ text, ...span }) => text.split(/\s+/).map((word) => ({ ...span, text: word })))
  return (
    Math.max(0, ...words.map((word) => lineWidth(sheet.lines([word], { face: 'text', size, width: 10_000 })[0]!))) + 0.5
  )
}

const lineWidth = (line: readonly Piece[]) => Math.max(0, ...line.map(({ x, width }) => x + width))
