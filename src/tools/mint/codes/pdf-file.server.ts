import { deflateSync } from 'node:zlib'

/** A page: what is drawn on it, in the operators of PDF, with points as units and the origin at the lower left. */
export type PdfPage = { width: number; height: number; content: string }

/** A drawing that pages use by its name, `/${name} Do`; forms may use others. `box` is all of the plane it may draw on. */
export type PdfForm = { box: readonly [number, number, number, number]; content: string }

/** Typefaces every reader of PDF has; a page sets them by their names here. */
const fonts = { Sans: 'Helvetica', Bold: 'Helvetica-Bold', Mono: 'Courier-Bold' } as const

/** A PDF file of these pages. Texts in it can hold the letters of Latin 1. The same pages give the same bytes. */
export function pdfFile(
  pages: readonly PdfPage[],
  { title, forms = {} }: { title: string; forms?: Readonly<Record<string, PdfForm>> },
): Buffer {
  const objects: Buffer[] = []
  const add = (body: string | Buffer) => objects.push(Buffer.from(body))
  const catalogue = add('')
  const tree = add('')
  const info = add(`<</Title ${pdfText(title)}>>`)
  const fontNames = Object.entries(fonts).map(([name, face]) => {
    const font = `<</Type/Font/Subtype/Type1/BaseFont/${face}/Encoding/WinAnsiEncoding>>`
    return `/${name} ${refer(add(font))}`
  })
  const resources = add('')
  const formNames = Object.entries(forms).map(([name, { box, content }]) => {
    const about = `/Type/XObject/Subtype/Form/BBox[${box.join(' ')}]/Resources ${refer(resources)}`
    return `/${name} ${refer(add(stream(content, about)))}`
  })
  const kids = pages.map(({ width, height, content }) => {
    const drawn = refer(add(stream(content)))
    const box = `/MediaBox[0 0 ${number(width)} ${number(height)}]`
    return refer(add(`<</Type/Page/Parent ${refer(tree)}${box}/Resources ${refer(resources)}/Contents ${drawn}>>`))
  })
  objects[catalogue - 1] = Buffer.from(`<</Type/Catalog/Pages ${refer(tree)}/Lang(en)>>`)
  objects[tree - 1] = Buffer.from(`<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`)
  objects[resources - 1] = Buffer.from(`<</Font<<${fontNames.join('')}>>/XObject<<${formNames.join('')}>>>>`)
  return joined(objects, { root: refer(catalogue), info: refer(info) })
}

/** A text as PDF writes it, for `Tj` and titles. What Latin 1 does not have becomes a question mark. */
export function pdfText(text: string): string {
  const latin = [...text].map((letter) => (letter.codePointAt(0)! < 256 ? letter : '?')).join('')
  const escaped = latin.replaceAll(/[\\()]/g, '\\$&')
  return `(${escaped.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\${letter.codePointAt(0)!.toString(8).padStart(3, '0')}`)})`
}

/** A number as PDF reads it: never with an exponent. */
export const number = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** How one object names another. */
const refer = (object: number) => `${object} 0 R`

function stream(content: string, about = ''): Buffer {
  const body = deflateSync(content)
  const head = `<<${about}/Filter/FlateDecode/Length ${body.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream')])
}

function joined(objects: readonly Buffer[], { root, info }: { root: string; info: string }): Buffer {
  // The second line tells those who carry the file that it is not text.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let size = parts[0]!.length
  const places: string[] = []
  for (const [at, body] of objects.entries()) {
    places.push(`${String(size).padStart(10, '0')} 00000 n \n`)
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(part)
    size += part.length
  }
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size ${count}/Root ${root}/Info ${info}>>\nstartxref\n${size}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}
