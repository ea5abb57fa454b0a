import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import type { Report } from './report.ts'

const { ReportPage } = await import('./report-page.tsx')

/** Answers with a report as a page without script. */
export function reportPage(pages: Pages, { report, sha256 }: { report: Report; sha256?: string }): Response {
  const name = report.collection.name ?? 'A collection without a name'
  return shellPage(pages, { title: `Inspection of ${name}`, main: draw(ReportPage, { report, name, sha256 }) })
}
