import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from '#seals/marks/svg-text.ts'
import { documentPath, findingPath, sampleAuditData } from '#site/library/documents/addresses.ts'
import type { Block, LibraryDocument, Span } from '#site/library/documents/document.ts'
import { blocksBelow, findingHead, type FindingHead } from './findings.ts'

/** The page of one finding, drawn: what stands in `<main>`, and what is said of it elsewhere. */
export type FindingPage = { path: string; title: string; description: string; heading: string; main: SafeHtml }

/** A page for each finding of a report, in its order: the words of the report, the way to it, and to the findings beside it. */
export function findingPages(report: LibraryDocument): FindingPage[] {
  const found = report.blocks.flatMap((block) => {
    const head = findingHead(block)
    return head ? [{ head, text: blocksBelow(report.blocks, block) }] : []
  })
  return found.map(({ head, text }, at) => {
    const { id, name, severity, status, title } = head
    const path = findingPath(id)
    const [before, after] = [found[at - 1]?.head, found[at + 1]?.head]
    return {
      path,
      title: `${name}, a finding of the sample audit report`,
      description: `${severity}, ${status.toLowerCase()}: ${title}. One finding of a sample report over our own contracts.`,
      heading: title,
      main: markup`<article class="document">${topHtml({ path, heading: title, facts: `${name} · ${severity} · ${status}` })}<div class="wide post"><div class="post-text" id="text">${text.map(
        blockHtml,
      )}</div>${onwardsHtml(documentPath(report), { id, before, after })}</div></article>`,
    }
  })
}

function topHtml({ path, heading, facts }: { path: string; heading: string; facts: string }): SafeHtml {
  // The engraver draws numbers only: its text is markup already.
  const drawing = new SafeHtml(svgOf(seal(path, 304), { size: 304, color: 'currentColor', id: 'page-seal' }))
  return markup`<div class="page-top"><div class="page-head wide"><div class="page-head-text"><p class="soft">Sample audit report · ${facts}</p><h1>${heading}</h1><p class="lead">A sample: contracts of our own, read by ourselves. It is not an independent audit.</p></div><div class="page-seal" aria-hidden="true">${drawing}</div></div></div>`
}

function onwardsHtml(
  report: string,
  { id, before, after }: { id: string; before: FindingHead | undefined; after: FindingHead | undefined },
): SafeHtml {
  const beside = [before, after].flatMap((head) => head ?? [])
  return markup`<nav class="contents" aria-label="The report"><ol><li><a href="${report}#${id}">This finding in the report</a></li>${beside.map(
    ({ id: other, name, title }) => markup`<li><a href="${findingPath(other)}">${name}: ${title}</a></li>`,
  )}<li><a href="${sampleAuditData}">All findings as JSON</a></li></ol></nav>`
}

/** Findings are told in paragraphs; a list or a table would be a new kind of finding. */
function blockHtml(block: Block): SafeHtml {
  if (block.kind !== 'text') throw new Error(`The page of a finding cannot hold a ${block.kind}.`)
  return markup`<p>${block.spans.map(spanHtml)}</p>`
}

function spanHtml({ text, face, href }: Span): SafeHtml {
  const set =
    face === 'code'
      ? markup`<code>${text}</code>`
      : face === 'strong'
        ? markup`<strong>${text}</strong>`
        : markup`${text}`
  return href ? markup`<a href="${href}">${set}</a>` : set
}
