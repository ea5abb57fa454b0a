import { countSeverities } from '#site/library/audit/severities.ts'
import type { Block } from '#site/library/documents/document.ts'
import { styles } from './pdf-blocks.server.ts'
import { printed, measure, paper, type Sheet } from './pdf-sheet.server.ts'

const [label, leading, bar] = [150, 20, 9]

/** How many findings have each severity: a line for each with its number, and a hatched bar as long as the number is large. */
export function setSeverities(sheet: Sheet, blocks: readonly Block[]): void {
  const counts = countSeverities(blocks)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  sheet.need(counts.length * leading + 60)
  sheet.paragraph([{ text: 'Findings by severity' }], { ...styles.h2, tag: 'P' })
  for (const { name, count } of counts) {
    const text = [{ text: `${name}: ${count}` }]
    sheet.paragraph(text, { ...styles.text, leading, after: 0 }, { width: label })
    const width = ((measure - label) * count) / most
    const middle = sheet.y - 4
    sheet.decorate(() => {
      const { pdf } = sheet
      pdf.lineWidth(0.5).strokeColor(printed.line)
      pdf
        .moveTo(paper.left + label, middle)
        .lineTo(paper.left + measure, middle)
        .stroke()
      pdf.lineWidth(1).strokeColor(printed.ink)
      for (let x = 1; x < width; x += 2.5)
        pdf
          .moveTo(paper.left + label + x, middle - bar / 2)
          .lineTo(paper.left + label + x, middle + bar / 2)
          .stroke()
    })
  }
  sheet.y += 24
}
