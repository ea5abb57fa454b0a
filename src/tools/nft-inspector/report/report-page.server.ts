import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, clause, pageHead, table } from '#ui/pages/page-parts.server.ts'
import {
  factsOfReport,
  fileWords,
  limitsOfInspection,
  powerCells,
  royaltyCells,
  standardCells,
  summaryOf,
  weightWords,
} from './report-words.ts'
import { reportPath, type Report } from './report.ts'

type Kept = { report: Report; sha256?: string }

/** A report as a page without script: to read, print, keep and send. */
export function reportPage(pages: Pages, { report, sha256 }: Kept): Response {
  const { collection, findings, standards, royalties, powers, sample } = report
  const name = collection.name ?? 'A collection without a name'
  const parts: [heading: string, body: SafeHtml | false][] = [
    [
      'Findings',
      rows(
        'Findings',
        ['Weight', 'What', 'What it means', 'How it was found'],
        findings.map(({ weight, title, means, found }) => [weightWords[weight], title, means, found]),
      ),
    ],
    ['The collection', rows('The collection', undefined, factsOfReport(report))],
    ['Pieces of the sample', sample.length > 0 && sampleTable(report)],
    ['Standards', rows('Standards', ['Standard', 'Claimed', 'Kept', 'How it was found'], standards.map(standardCells))],
    [
      'Powers in the code',
      powers.functions.length > 0 &&
        rows('Powers in the code', ['Function', 'What it is', 'Obeys'], powers.functions.map(powerCells)),
    ],
    [
      'Royalties',
      royalties.length > 0 &&
        rows('Royalties', ['Piece and price', 'Royalty', 'Receiver'], royalties.map(royaltyCells)),
    ],
    ['This report', aboutReport(sha256)],
  ]
  const shown = parts.filter((part): part is [string, SafeHtml] => part[1] !== false)
  const main = markup`${pageHead({
    heading: name,
    lead: summaryOf(report),
    seed: collection.address.toLowerCase(),
    more: markup`<p class="mono said">${collection.address}</p>${sha256 && sendLinks(sha256)}`,
  })}${shown.map(([heading, body], at) => clause({ number: at + 1, heading, body }))}`
  return framedPage(pages, { title: `Inspection of ${name}`, main })
}

const sendLinks = (sha256: string) =>
  actions(
    { label: 'Send it with an audit request', href: `/audit-request?inspection=${sha256}`, solid: true },
    { label: 'Download as JSON', href: `${reportPath(sha256)}.json` },
  )

function rows(label: string, columns: readonly string[] | undefined, cells: readonly (readonly string[])[]): SafeHtml {
  return table({
    label,
    ...(columns && { columns }),
    rows: cells.map(
      ([first, ...rest]) =>
        markup`<tr><th scope="row" class="said">${first}</th>${rest.map((cell) => markup`<td class="said">${cell}</td>`)}</tr>`,
    ),
  })
}

function sampleTable({ sample }: Report): SafeHtml {
  const cells = sample.map(({ token, name, file, image, faults }) => [
    name ? `${token}: ${name}` : token,
    fileWords(file),
    fileWords(image),
    faults.join(' ') || 'none seen',
  ])
  return rows('Pieces of the sample', ['Piece', 'Metadata', 'Picture', 'Faults of form'], cells)
}

function aboutReport(sha256: string | undefined): SafeHtml {
  return markup`<p>${limitsOfInspection}</p>${
    sha256
      ? markup`<p>Its JSON has the SHA-256</p><p class="mono said">${sha256}</p><p>It is kept for 30 days, or as long as a request for an audit names it.</p>`
      : markup`<p>It could not be kept: print this page, or inspect again later.</p>`
  }`
}
