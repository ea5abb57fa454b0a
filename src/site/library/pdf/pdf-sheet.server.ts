import { colours } from '#content/colours.ts'
import Pdf from 'pdfkit'
import type { Span } from '#site/library/documents/document.ts'
import { linesOf, type PdfFace, type PdfFonts, type Piece, type Setting } from './pdf-lines.server.ts'

/** The structure of a tagged PDF. */
export type Tag = PDFKit.PDFStructureElement

/** The colours of a printed page: the day of the site. */
export const printed = {
  text: colours.text.day,
  soft: colours.soft.day,
  ink: colours.ink.day,
  line: colours.line.day,
  edge: colours.edge.day,
  tint: colours.tint.day,
} as const

/** A4 in points, with the room for text. */
export const paper = { width: 595.28, height: 841.89, left: 64, top: 72, bottom: 770 } as const
export const measure = paper.width - 2 * paper.left

/** How a paragraph is set: its tag, its face, and the air below it in points. */
export type Style = { tag: string; face: PdfFace; size: number; leading: number; after: number; colour?: string }

/** Where a paragraph is set, if not over the whole measure, and what it belongs to, if not to the document. */
export type Place = { x?: number; width?: number; parent?: Tag }

/** The widths of words at a size of one point, for all documents: measuring them is most of the work. */
const widths = new Map<string, number>()

/** A PDF that is written from top to bottom. Everything is tagged, or marked as mere decoration. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly root: Tag
  y: number = paper.top
  #site: string

  constructor(about: { title: string; subject: string; author: string; date: string; site: string }, fonts: PdfFonts) {
    const { title, subject, author, date, site } = about
    this.#site = site
    // Everything that could differ between two builds is given: the same document gives the same bytes.
    this.pdf = new Pdf({
      pdfVersion: '1.7',
      // Its types name the subsets of an earlier version.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      autoFirstPage: false,
      bufferPages: true,
      size: 'A4',
      margin: 0,
      info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(`${date}T00:00:00Z`) },
    })
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file)
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  widthOf = (text: string, face: PdfFace, size: number): number => {
    const key = `${face}\0${text}`
    const known = widths.get(key)
    if (known !== undefined) return known * size
    const width = this.pdf.font(face, 1).widthOfString(text)
    widths.set(key, width)
    return width * size
  }

  lines = (spans: readonly Span[], setting: Setting): Piece[][] => linesOf(spans, setting, this.widthOf)

  addPage(): void {
    this.pdf.addPage()
    this.y = paper.top
  }

  /** Begins a new page where less than `height` points are left. */
  need(height: number): void {
    if (this.y + height > paper.bottom) this.addPage()
  }

  /** Draws what is not content: screen readers skip it. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** A tag below another. */
  below(parent: Tag, type: string, options: { scope?: string } = {}): Tag {
    const tag = this.pdf.struct(type as 'P', options as object)
    parent.add(tag)
    return tag
  }

  /** One line at a height of its own, into a tag. The colour of a link is the ink. */
  setLine(line: readonly Piece[], at: { x: number; y: number; colour: string; isLast: boolean }, tag: Tag): void {
    for (const [index, piece] of line.entries()) {
      const end = index === line.length - 1 && !at.isLast ? ' ' : ''
      const home = piece.href ? this.below(tag, 'Link') : tag
      const content = this.pdf.markStructureContent(piece.href ? 'Link' : 'Span')
      this.pdf.font(piece.face, piece.size).fillColor(piece.href ? printed.ink : at.colour)
      this.pdf.text(piece.text + end, at.x + piece.x, at.y, { lineBreak: false, baseline: 'alphabetic' })
      this.pdf.endMarkedContent()
      home.add(content)
      if (piece.href) {
        this.#link(piece, { x: at.x + piece.x, y: at.y - piece.size }, home)
        home.end()
      }
    }
  }

  #link({ href, width, size, text }: Piece, { x, y }: { x: number; y: number }, tag: Tag): void {
    const options = { structParent: tag, Contents: new String(text.trim()) } as object
    if (href!.startsWith('#')) this.pdf.goTo(x, y, width, size * 1.3, href!.slice(1), options)
    else this.pdf.link(x, y, width, size * 1.3, href!.startsWith('/') ? this.#site + href : href!, options)
  }

  /** A paragraph, over as many pages as it needs. */
  paragraph(
    spans: readonly Span[],
    style: Style,
    { x = paper.left, width = measure, parent = this.root }: Place = {},
  ): void {
    const tag = this.below(parent, style.tag)
    const lines = this.lines(spans, { ...style, width })
    for (const [at, line] of lines.entries()) {
      this.need(style.leading)
      this.y += style.leading
      const place = { x, y: this.y, colour: style.colour ?? printed.text, isLast: at === lines.length - 1 }
      this.setLine(line, place, tag)
    }
    tag.end()
    this.y += style.after
  }

  /** The finished file. */
  async bytes(): Promise<Buffer> {
    this.root.end()
    const parts: Buffer[] = []
    this.pdf.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => this.pdf.on('end', resolve))
    this.pdf.end()
    await ended
    return Buffer.concat(parts)
  }
}
