import { inflateSync } from 'node:zlib'

/** A PDF taken apart without the library that made it: its objects by number, and their streams unpacked. */
export type ReadPdf = { objects: Map<number, string>; streams: Map<number, string> }

/** Reads a PDF whose objects follow each other, as those of ours do. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1')
  const objects = new Map<number, string>()
  const streams = new Map<number, string>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [, number, body = ''] = match
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    objects.set(Number(number), head)
    if (at < 0) continue
    const raw = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
    streams.set(
      Number(number),
      head.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('utf8'),
    )
  }
  return { objects, streams }
}

type Letters = Map<string, string>

/** Which letters the glyphs of each font are, by the name the pages use for it. */
function fontsOf({ objects, streams }: ReadPdf): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const body of objects.values())
    for (const [, name, number] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number)) ?? '')?.[1]
      if (table) fonts.set(name!, lettersOf(streams.get(Number(table))!))
    }
  return fonts
}

function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, first, list] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = (hex!.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set((Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    }
  return letters
}

/** A piece of text with the tag it is marked by: `Artifact` is decoration. */
export type MarkedText = { tag: string; text: string }

/** The text of a PDF in the order it is drawn, page after page. */
export function textsOf(pdf: ReadPdf): MarkedText[] {
  const fonts = fontsOf(pdf)
  const found: MarkedText[] = []
  for (const page of pdf.objects.values()) {
    const content = /\/Type \/Page\n/.test(page) && /\/Contents (\d+) 0 R/.exec(page)?.[1]
    if (!content) continue
    let font = ''
    for (const [, tag, name, shown] of pdf.streams
      .get(Number(content))!
      .matchAll(/\/(\w+) (?:<<[^]*?>> BDC|BMC)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (tag) found.push({ tag, text: '' })
      if (name) font = name
      if (shown === undefined) continue
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g)!)
      found.at(-1)!.text += glyphs.map((glyph) => fonts.get(font)!.get(glyph.toLowerCase()) ?? '?').join('')
    }
  }
  return found
}
