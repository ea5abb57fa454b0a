import type { SafeHtml } from '#core/text/html.server.ts'
import { findingPath } from '#site/library/documents/addresses.ts'
import type { LibraryDocument } from '#site/library/documents/document.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { blocksBelow, findingHead } from './findings.ts'

const { FindingPage: Drawn } = await import('./finding-page.tsx')

/** The page of one finding, drawn: the content of `<main>`, and what is said of it elsewhere. */
export type FindingPage = { path: string; title: string; description: string; heading: string; main: SafeHtml }

/** A page for each finding of a report, in its order. */
export function findingPages(report: LibraryDocument): FindingPage[] {
  const found = report.blocks.flatMap((block) => {
    const head = findingHead(block)
    return head ? [{ head, text: blocksBelow(report.blocks, block) }] : []
  })
  return found.map(({ head, text }, at) => {
    const { id, name, severity, status, title } = head
    const beside = [found[at - 1], found[at + 1]].flatMap((one) => one?.head ?? [])
    return {
      path: findingPath(id),
      title: `${name}, a finding of the sample audit report`,
      description: `${severity}, ${status.toLowerCase()}: ${title}. One finding of a sample report over our own contracts.`,
      heading: title,
      main: draw(Drawn, { report, head, text, beside }),
    }
  })
}
