import Pdf from 'pdfkit'

/** A drawing that a file holds once and its pages show as often as they like. */
export type PdfForm = { name: string; kept: PDFKit.PDFKitReference }

/** A PDF with forms, which pdfkit does not draw itself. It begins without a page. */
export class PdfWithForms extends Pdf {
  #drawn: PDFKit.PDFKitReference | undefined

  constructor(options: PDFKit.PDFDocumentOptions) {
    super({ ...options, autoFirstPage: false })
  }

  override addContent(data: unknown): PDFKit.PDFDocument {
    if (!this.#drawn) return super.addContent(data)
    this.#drawn.write(data)
    return this
  }

  /** Keeps what `draw` draws, without text. `box` is all of the plane it may draw on: its left, top, right and bottom in points. */
  form(name: string, box: readonly [number, number, number, number], draw: () => void): PdfForm {
    const kept = this.ref({ Type: 'XObject', Subtype: 'Form', BBox: box, Resources: {} })
    this.#drawn = kept
    draw()
    this.#drawn = undefined
    kept.end(undefined)
    return { name, kept }
  }

  /** Shows a form on the page, its origin at that of the plane. */
  show({ name, kept }: PdfForm): void {
    this.page.xobjects[name] = kept
    this.addContent(`/${name} Do`)
  }
}
