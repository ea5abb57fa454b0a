import { encode } from 'uqr'
import { spellCode } from '#core/codes/code-text.ts'
import { laceThreads, tile } from '#seals/lines/lace-lines.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { pdfLines, pdfPath } from './pdf-drawing.server.ts'
import { number, pdfFile, pdfText, type PdfForm } from './pdf-file.server.ts'

const millimetre = 72 / 25.4
const page = { width: 210 * millimetre, height: 297 * millimetre }

/** A card has the size of a bank card; ten of them fill a page. */
const card = { width: 85 * millimetre, height: 54 * millimetre, columns: 2, rows: 5 }
const ink = '0.165 0.271 0.733'

/** The lace of the border is this wide. */
const border = 12

/** A sheet to print, cut and hand out: one card for each code, with what a camera reads. `links[n]` leads to code n. */
export function codeSheet({
  name,
  codes,
  links,
}: {
  name: string
  codes: readonly string[]
  links: readonly string[]
}): Buffer {
  const perPage = card.columns * card.rows
  const pages = Array.from({ length: Math.ceil(codes.length / perPage) }, (_, at) => {
    const first = at * perPage
    const cards = codes
      .slice(first, first + perPage)
      .map((code, place) =>
        cardAt(place, cardContent({ name, code, link: links[first + place]!, index: first + place })),
      )
    return { ...page, content: cards.join('') }
  })
  return pdfFile(pages, { title: `Codes of ${name}`, forms: { Frame: frame(), Seal: medal(name) } })
}

function cardAt(place: number, content: string): string {
  const left = (page.width - card.columns * card.width) / 2
  const top = page.height - (page.height - card.rows * card.height) / 2
  const x = left + (place % card.columns) * card.width
  const y = top - (Math.floor(place / card.columns) + 1) * card.height
  return `q 1 0 0 1 ${number(x)} ${number(y)} cm\n${content}Q\n`
}

type Card = { name: string; code: string; link: string; index: number }

function cardContent({ name, code, link, index }: Card): string {
  const groups = spellCode(code).split('-')
  const lines = [groups.slice(0, 3), groups.slice(3)].map((line) => line.join('-'))
  const site = new URL(link)
  return [
    `/Frame Do\nq 0.62 0 0 0.62 202 94 cm /Seal Do Q\n`,
    `${ink} rg ${ink} RG\n`,
    text('Bold', 10, { x: 102, y: 124 }, short(name)),
    text('Sans', 6.5, { x: 102, y: 113 }, `No. ${index + 1}`),
    text('Sans', 6.5, { x: 102, y: 66 }, 'One code, one engraved piece.'),
    text('Sans', 6.5, { x: 102, y: 57 }, 'Scan it, or type it at'),
    text('Sans', 6.5, { x: 102, y: 48 }, site.host + site.pathname),
    text('Mono', 9, { x: 102, y: 34 }, lines[0]!),
    text('Mono', 9, { x: 102, y: 23 }, lines[1]!),
    qr(link, { x: 22, y: 46, size: 70 }),
    text('Sans', 5.5, { x: 22, y: 35 }, 'Whoever reads it first'),
    text('Sans', 5.5, { x: 22, y: 28 }, 'can use it.'),
  ].join('')
}

const short = (name: string) => (name.length > 20 ? `${name.slice(0, 19)}.` : name)

function text(font: string, size: number, { x, y }: { x: number; y: number }, words: string): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td ${pdfText(words)} Tj ET\n`
}

function qr(link: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const { data, size: modules } = encode(link, { ecc: 'M', border: 0 })
  const module = size / modules
  let d = ''
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries()) if (dark) d += `M${column} ${modules - 1 - row}h1v1h-1z`
  return `q ${number(module)} 0 0 ${number(module)} ${x} ${y} cm 0 0 0 rg ${pdfPath(d)}f Q\n`
}

/** The border of a card: four strips of lace inside of a hairline to cut along. */
function frame(): PdfForm {
  const { width, height } = card
  const scale = border / tile.height
  const threads = pdfLines([{ ...laceThreads(), width: 450 }])
  const strip = (length: number) => {
    const count = Math.ceil(length / (tile.width * scale)) + 1
    const tiles = Array.from({ length: count }, (_, at) => `q 1 0 0 1 ${at * tile.width} 0 cm ${threads}Q `)
    const clip = `0 ${-tile.height / 2} ${number(length / scale)} ${tile.height} re W n`
    return `${number(scale)} 0 0 ${number(scale)} 0 0 cm ${clip} ${tiles.join('')}`
  }
  const edge = 3
  const half = border / 2
  const sides = [
    `q 1 0 0 1 ${edge} ${edge + half} cm ${strip(width - 2 * edge)}Q\n`,
    `q 1 0 0 1 ${edge} ${number(height - edge - half)} cm ${strip(width - 2 * edge)}Q\n`,
    `q 0 1 -1 0 ${edge + half} ${edge} cm ${strip(height - 2 * edge)}Q\n`,
    `q 0 1 -1 0 ${number(width - edge - half)} ${edge} cm ${strip(height - 2 * edge)}Q\n`,
  ]
  const cut = `0.75 G 0.25 w 0 0 ${number(width)} ${number(height)} re S\n`
  const content = `${cut}${ink} RG 1 w\n${sides.join('')}`
  return { box: [0, 0, Math.ceil(width), Math.ceil(height)], content }
}

/** The seal of the collection's name, on a plane of 72 points around its middle. */
function medal(name: string): PdfForm {
  const size = 72
  const content = `${ink} RG ${number(size / 2000)} 0 0 ${number(size / 2000)} 0 0 cm ${pdfLines(seal(name, 700))}`
  return { box: [-size / 2, -size / 2, size / 2, size / 2], content }
}
