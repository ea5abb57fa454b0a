/** A piece of running text in one face. `href` leads to a place of ours, or to the web. */
export type Span = { text: string; face?: 'code' | 'strong'; href?: string }

/** A part of a document: what both its page and its PDF are set from. `id` is the anchor of a heading. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: Span[][][] }
  /** `source` says where the lines are from; `lit` are the places of those that matter, from 0. */
  | { kind: 'code'; text: string; source?: string; lit?: number[] }
  /** A drawing of a service: once it is drawn, the figure that the PDF is set from, and in words what it shows and what is said below it. */
  | { kind: 'drawing'; name: string; html: string; says: string; caption: string }

/** A version of a document: its number, its ISO date, and what changed in it. */
export type Edition = { number: string; date: string; change: string }

/** Which catalogue a document is in. A report is listed beside the whitepapers. */
export type DocumentKind = 'whitepaper' | 'brochure' | 'report'

/** What is known of a document without its text. `title` and `description` are for search engines, `pages` follow from the PDF. */
export type DocumentHead = {
  slug: string
  kind: DocumentKind
  heading: string
  title: string
  description: string
  lead: string
  /** Newest first. */
  editions: readonly [Edition, ...Edition[]]
}

/** A whole document, the figures put in. */
export type LibraryDocument = DocumentHead & { blocks: Block[] }

/** What the build knows of the PDF of a document. `sha256` is in hex. */
export type PdfFacts = { pages: number; bytes: number; sha256: string }

/** A document as the catalogues show it. */
export type ListedDocument = DocumentHead & { pdf: PdfFacts }

/** A document as its page shows it; `data` is of the same words for machines, where there is such a file. */
export type ShownDocument = LibraryDocument & { pdf: PdfFacts; data?: { path: string; sha256: string } }

/** The words of running text. */
export const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** Whether a cell holds a figure and nothing else: such cells are aligned to the right. */
export const isFigure = (cell: readonly Span[]): boolean => /^[\d.,× %–−+-]+$/.test(textOfSpans(cell))

/** Every word of a document in the order it is read, without its head: a line for each paragraph, item, cell or line of code. */
export function linesOfBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return block.text
    if (block.kind === 'text') return textOfSpans(block.spans)
    if (block.kind === 'drawing') return block.caption
    if (block.kind === 'code') return [...(block.source ? [block.source] : []), ...block.text.split('\n')]
    if (block.kind === 'list') return block.items.map(textOfSpans)
    return [...block.head, ...block.rows.flat().map(textOfSpans)]
  })
}
