import { colours } from '#content/colours.ts'
import { buffer } from 'node:stream/consumers'
import { encode } from 'uqr'
import { spellCode } from '#core/codes/code-text.ts'
import { laceThreads, tile } from '#seals/lines/lace-lines.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { engrave } from '#seals/marks/engrave-pdf.server.ts'
import { PdfWithForms, type PdfForm } from './pdf-forms.server.ts'

const millimetre = 72 / 25.4
const page = { width: 210 * millimetre, height: 297 * millimetre }

/** A card has the size of a bank card; ten of them fill a page. */
const card = { width: 85 * millimetre, height: 54 * millimetre, columns: 2, rows: 5 }
const ink = colours.ink.day

/** The lace of the border is this wide. */
const border = 12

/** Typefaces that every reader of PDF has. What Latin 1 does not have, they cannot set. */
const fonts = { sans: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier-Bold' } as const

/**
 * A sheet to print, cut and hand out: a PDF in A4 with one card for each code, and what a camera reads. `links[n]` leads to code n. The
 * same codes give the same bytes.
 */
export async function codeSheet({
  name,
  codes,
  links,
}: {
  name: string
  codes: readonly string[]
  links: readonly string[]
}): Promise<Buffer> {
  // Without a date pdfkit writes the present one. From PDF 1.4 on it repeats the title in XML and does not escape it.
  const info = { Title: `Codes of ${name}`, CreationDate: new Date(0) }
  const pdf = new PdfWithForms({ pdfVersion: '1.3', lang: 'en', size: [page.width, page.height], margin: 0, info })
  const forms = { frame: frame(pdf), seal: medal(pdf, name) }
  for (const [index, code] of codes.entries()) {
    const place = index % (card.columns * card.rows)
    if (place === 0) pdf.addPage()
    const { x, y } = cornerOf(place)
    pdf.save().translate(x, y)
    drawCard(pdf, { name, code, link: links[index]!, index }, forms)
    pdf.restore()
  }
  pdf.end()
  return buffer(pdf)
}

/** The upper left corner of a card on its page. */
function cornerOf(place: number): { x: number; y: number } {
  const left = (page.width - card.columns * card.width) / 2
  const top = (page.height - card.rows * card.height) / 2
  return {
    x: left + (place % card.columns) * card.width,
    y: top + Math.floor(place / card.columns) * card.height,
  }
}

type Card = { name: string; code: string; link: string; index: number }

function drawCard(pdf: PdfWithForms, { name, code, link, index }: Card, forms: { frame: PdfForm; seal: PdfForm }) {
  const groups = spellCode(code).split('-')
  const lines = [groups.slice(0, 3), groups.slice(3)].map((line) => line.join('-'))
  const site = new URL(link)
  pdf.show(forms.frame)
  pdf
    .save()
    .translate(202, card.height - 94)
    .scale(0.62)
  pdf.show(forms.seal)
  pdf.restore()
  // Heights are counted from the lower edge of the card.
  const text = (font: keyof typeof fonts, size: number, { x, up }: { x: number; up: number }, words: string) => {
    pdf.font(fonts[font], size).fillColor(ink)
    pdf.text(latin(words), x, card.height - up, { lineBreak: false, baseline: 'alphabetic' })
  }
  text('bold', 10, { x: 102, up: 124 }, short(name))
  text('sans', 6.5, { x: 102, up: 113 }, `No. ${index + 1}`)
  text('sans', 6.5, { x: 102, up: 66 }, 'One code, one engraved piece.')
  text('sans', 6.5, { x: 102, up: 57 }, 'Scan it, or type it at')
  text('sans', 6.5, { x: 102, up: 48 }, site.host + site.pathname)
  text('mono', 9, { x: 102, up: 34 }, lines[0]!)
  text('mono', 9, { x: 102, up: 23 }, lines[1]!)
  drawQr(pdf, link, { x: 22, y: card.height - 116, size: 70 })
  text('sans', 5.5, { x: 22, up: 35 }, 'The first person to use it')
  text('sans', 5.5, { x: 22, up: 28 }, 'gets the piece.')
}

const short = (name: string) => (name.length > 20 ? `${name.slice(0, 19)}.` : name)

const latin = (text: string) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, '?')

function drawQr(pdf: PdfWithForms, link: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { data, size: modules } = encode(link, { ecc: 'M', border: 0 })
  pdf
    .save()
    .translate(x, y)
    .scale(size / modules)
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries()) if (dark) pdf.rect(column, row, 1, 1)
  pdf.fill('#000000').restore()
}

/** The border of a card: four strips of lace inside of a hairline to cut along. */
function frame(pdf: PdfWithForms): PdfForm {
  const { width, height } = card
  const edge = 3
  const middle = edge + border / 2
  return pdf.form('Frame', [0, 0, Math.ceil(width), Math.ceil(height)], () => {
    pdf.lineWidth(0.25).rect(0, 0, width, height).stroke('#bfbfbf')
    for (const y of [middle, height - middle]) drawStrip(pdf, { x: edge, y, turn: 0, length: width - 2 * edge })
    for (const x of [middle, width - middle]) drawStrip(pdf, { x, y: edge, turn: 90, length: height - 2 * edge })
  })
}

type Strip = { x: number; y: number; turn: 0 | 90; length: number }

function drawStrip(pdf: PdfWithForms, { x, y, turn, length }: Strip) {
  const scale = border / tile.height
  pdf.save().translate(x, y).rotate(turn).scale(scale)
  pdf.rect(0, -tile.height / 2, length / scale, tile.height).clip()
  pdf.strokeColor(ink)
  for (let at = 0; at < length / scale + tile.width; at += tile.width) {
    pdf.save().translate(at, 0)
    engrave(pdf, [{ ...laceThreads(), width: 450 }])
    pdf.restore()
  }
  pdf.restore()
}

/** The seal of the collection's name, on a plane of 72 points around its middle. */
function medal(pdf: PdfWithForms, name: string): PdfForm {
  const size = 72
  return pdf.form('Seal', [-size / 2, -size / 2, size / 2, size / 2], () => {
    pdf.scale(size / 2000).strokeColor(ink)
    engrave(pdf, seal(name, 700))
  })
}
